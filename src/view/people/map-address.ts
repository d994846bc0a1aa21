import type { Office } from '../../domain/office.ts';

/** Link to an office on openstreetmap.org. The page loads nothing from there. */
export function mapAddress({ street, zip, city }: Pick<Office, 'street' | 'zip' | 'city'>): string {
	const query = new URLSearchParams({ query: `${street}, ${zip} ${city}` });
	return `https://www.openstreetmap.org/search?${query.toString()}`;
}
