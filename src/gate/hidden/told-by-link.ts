import { isOpaqueLink } from '../../domain/opaque-link.ts';
import { whatIsTold, type HiddenFact } from './fact.ts';
import { isMapAddress } from '../fields/map-address.ts';

/** What the address of a link tells or may tell that it must not. */
export function tellsIn(url: string, facts: readonly HiddenFact[]): HiddenFact['what'][] {
	return mayTellIn(url, facts) ? ['hidden address'] : toldBy(url, facts);
}

/** What the words of an address tell; links to a map show a place by themselves. */
export function toldBy(url: string, facts: readonly HiddenFact[]): HiddenFact['what'][] {
	if (url === '' || facts.length === 0) return [];
	const hidesPlaces = facts.some(({ what, isOwn }) => what === 'hidden address' && isOwn === true);
	if (hidesPlaces && isMapAddress(url)) return ['hidden address'];
	return whatIsTold(url, facts);
}

/** Whether the words of an address may be those of a hidden one, in whatever spelling the host has made of them. */
export function mayTellIn(url: string, facts: readonly HiddenFact[]): boolean {
	return (
		/^https?:/i.test(url) && facts.some(({ inLinks }) => inLinks === true) && !isOpaqueLink(url)
	);
}
