/**
 * The normal form of an absolute address with one of the given protocols and without a user name.
 * Anything else, relative addresses and endless ones included, is `undefined`.
 */
export function publicUrl(
	raw: unknown,
	protocols: readonly string[] = ['http:', 'https:'],
): string | undefined {
	const url = typeof raw === 'string' && raw.length <= longest ? URL.parse(raw.trim()) : null;
	if (!url || !protocols.includes(url.protocol) || url.username !== '' || url.password !== '')
		return undefined;
	return url.href;
}

/** Characters; no server takes more. */
const longest = 8_000;
