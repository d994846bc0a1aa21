import { isOpaqueLink } from '../../../domain/opaque-link.ts';
import { whatIsTold, type HiddenFact } from './fact.ts';
import { isMapAddress } from '../fields/map-address.ts';
import { visible } from '../html/plain-text.ts';

/** What the address of a link tells or may tell that it must not. */
export function tellsIn(url: string, facts: readonly HiddenFact[]): HiddenFact['what'][] {
	return mayTellIn(url, facts) ? ['hidden address'] : toldBy(url, facts);
}

/** What the words of an address tell; links to a map show a place by themselves. */
export function toldBy(url: string, facts: readonly HiddenFact[]): HiddenFact['what'][] {
	if (url === '' || facts.length === 0) return [];
	const hidesPlaces = facts.some(({ what, isOwn }) => what === 'hidden address' && isOwn === true);
	if (hidesPlaces && isMapAddress(url)) return ['hidden address'];
	return whatIsTold(decoded(url), facts);
}

/** Whether the words of an address may be those of a hidden one, in whatever spelling the host has made of them. */
export function mayTellIn(url: string, facts: readonly HiddenFact[]): boolean {
	return (
		/^https?:/i.test(url) && facts.some(({ inLinks }) => inLinks === true) && !isOpaqueLink(url)
	);
}

/** An address as a person reads it, also where it is encoded twice or in the manner of ISO 8859-1. */
export function decoded(url: string): string {
	let text = url.replaceAll('+', ' ');
	for (let round = 0; round < 3; round++) {
		text = text.replaceAll(/(?:%[\da-f]{2})+/gi, (codes) => {
			const bytes = Buffer.from(codes.replaceAll('%', ''), 'hex');
			const known = bytes.toString('utf8');
			return known.includes('\ufffd') ? bytes.toString('latin1') : known;
		});
	}
	return visible(text);
}
