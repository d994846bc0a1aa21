import { isFields } from '../db/records.ts';

/** Puts the service's own origin before the addresses of photos and attachments, wherever in an answer they stand. */
export function absolute(value: unknown, origin: string): unknown {
	if (typeof value === 'string')
		return /^\/(photos|attachments)\//.test(value) ? `${origin}${value}` : value;
	if (Array.isArray(value)) return value.map((item) => absolute(item, origin));
	if (!isFields(value)) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, item]) => [key, absolute(item, origin)]),
	);
}
