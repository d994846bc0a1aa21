import { cleanLine } from './clean.ts';

/** The `utm_` parameters of a query, each of a sensible length; nothing when there are none. */
export function campaignOf(query: unknown): string | undefined {
	if (typeof query !== 'string' || query.length > 4000) return undefined;
	const found = [...new URLSearchParams(query)].flatMap(([name, value]) => {
		const text = cleanLine(value.slice(0, 100));
		return /^utm_[a-z_]{1,20}$/.test(name) && typeof text === 'string' && text !== ''
			? [[name, text]]
			: [];
	});
	return found.length > 0 ? new URLSearchParams(found.slice(0, 8)).toString() : undefined;
}
