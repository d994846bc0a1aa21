import type { Office } from '../../domain/office.ts';

/** Where a map shows an office; nothing is loaded from there before somebody follows the link. */
export function mapAddress({ street, zip, city }: Pick<Office, 'street' | 'zip' | 'city'>): string {
	const query = new URLSearchParams({ query: `${street}, ${zip} ${city}` });
	return `https://www.openstreetmap.org/search?${query.toString()}`;
}
