/**
 * The normal form of an absolute address with one of the given protocols and without a user name.
 * Anything else, relative addresses included, is `undefined`.
 */
export function publicUrl(
	raw: unknown,
	protocols: readonly string[] = ['http:', 'https:'],
): string | undefined {
	if (typeof raw !== 'string' || !URL.canParse(raw.trim())) return undefined;
	const url = new URL(raw.trim());
	if (!protocols.includes(url.protocol) || url.username !== '' || url.password !== '')
		return undefined;
	return url.href;
}
