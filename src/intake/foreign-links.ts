/** Web addresses as people and machines write them, up to what cannot stand in a host. */
const links = /https?:\/*[^\s/?#\\<>"'()[\],;]*|(?<![\w.@/-])www\.[a-z0-9][^\s/?#\\<>"'()[\],;]*/gi;

/**
 * Counts the links in a text that lead elsewhere than to the company's own site. A host counts as its own with and
 * without `www.`, whatever the scheme and the port; one that only begins or ends like it does not, nor does one that
 * stands before an `@`.
 * @param ownOrigins Such as `https://www.example.com`.
 */
export function foreignLinksIn(text: string, ownOrigins: readonly string[]): number {
	const own = new Set(ownOrigins.flatMap((origin) => hostOf(origin) ?? []));
	const found = text.match(links) ?? [];
	return found.filter((link) => !own.has(hostOf(link) ?? '')).length;
}

function hostOf(link: string): string | undefined {
	const bare = link.replace(/[.:!]+$/, '');
	const url = URL.parse(/^https?:/i.test(bare) ? bare : `https://${bare}`);
	if (!url || url.username !== '' || url.password !== '') return undefined;
	return url.hostname.replace(/^www\./, '');
}
