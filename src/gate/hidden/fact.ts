import { readingsOf, type Span } from './comparable.ts';
import { readText, type ReadText } from './words.ts';

export type { Span };

/** Something a record must not tell. */
export interface HiddenFact {
	readonly what: 'hidden address' | 'hidden price';
	/** Where a text tells it. */
	readonly find: (text: ReadText) => Span[];
	/** Whether any link may tell it that is more than an id of a known host. */
	readonly inLinks?: true;
	/** Whether the record has it itself, so that any amount called a price, or any map, tells it. */
	readonly isOwn?: true;
}

/** Where a text matches an expression, which is global. */
export function spansOf(text: string, expression: RegExp): Span[] {
	return Array.from(text.matchAll(expression), ({ index, 0: { length } }) => ({
		start: index,
		end: index + length,
	}));
}

export interface FoundSpan extends Span {
	readonly what: HiddenFact['what'];
}

/** Where a text tells what it must not, in any way to read it. */
export function foundIn(text: string, facts: readonly HiddenFact[]): FoundSpan[] {
	if (facts.length === 0) return [];
	return readingsOf(text).flatMap(({ text: reading, inOriginal }) => {
		const read = readText(reading);
		return facts.flatMap(({ what, find }) =>
			find(read).map(({ start, end }) => ({ ...inOriginal(start, end), what })),
		);
	});
}

/** What a text tells that it must not. */
export function findLeaks(text: string, facts: readonly HiddenFact[]): HiddenFact['what'][] {
	const found = new Set(foundIn(text, facts).map(({ what }) => what));
	return facts.map(({ what }) => what).filter((what) => found.has(what));
}

/** What the address of a link tells or may tell that it must not. */
export function leaksInLink(url: string, facts: readonly HiddenFact[]): HiddenFact['what'][] {
	return mayReveal(url, facts) ? ['hidden address'] : leaksInWords(url, facts);
}

/** What the words of an address tell; links to a map show a place by themselves. */
export function leaksInWords(url: string, facts: readonly HiddenFact[]): HiddenFact['what'][] {
	if (url === '' || facts.length === 0) return [];
	const hidesPlaces = facts.some(({ what, isOwn }) => what === 'hidden address' && isOwn === true);
	if (hidesPlaces && isMapAddress(url)) return ['hidden address'];
	return findLeaks(url, facts);
}

/** Whether the words of an address may be those of a hidden one, in whatever spelling the host has made of them. */
export function mayReveal(url: string, facts: readonly HiddenFact[]): boolean {
	return (
		/^https?:/i.test(url) && facts.some(({ inLinks }) => inLinks === true) && !isOpaqueLink(url)
	);
}

/** Hosts whose addresses show a place by themselves, with any host beneath them. */
const map =
	'(?:[\\w-]{1,40}\\.){0,3}(?:(?:maps?|earth)\\.[^/\\s]{1,60}|google\\.[^/\\s]{1,20}/maps|goo\\.gl/maps|g\\.page' +
	'|openstreetmap\\.org|osm\\.org|bing\\.com/maps|waze\\.com|plus\\.codes|mapy\\.(?:cz|com)' +
	'|what3words\\.com|w3w\\.co|here\\.com|s\\.geo\\.admin\\.ch)';

const link = new RegExp(`^https?://${map}`, 'i');

/** Whether a link leads to a map. */
function isMapAddress(url: string): boolean {
	return link.test(url) || hasPoint.test(url);
}

/** `?lat=51.3`, or `?E=2600000&N=1200000` as Swiss maps have it. */
const hasPoint = /[?&#](?:ll|lat(?:itude)?|lng|lon(?:gitude)?)=-?\d|[?&#]E=\d[^#]*[?&]N=\d/i;

/** Finds such an address in a text. */
export const mapAddress = new RegExp(
	`(?<![\\p{L}\\d.-])(?:https?://)?${map}(?![\\p{L}\\d.-])[^\\s<>"]*`,
	'giu',
);

/**
 * Whether an address leads to a known host of films or tours by nothing but an id that the host has given: words in a
 * path, a query or a fragment may name the street that a unit hides.
 */
function isOpaqueLink(url: string): boolean {
	const address = URL.parse(url);
	if (!address || address.hash !== '' || address.port !== '') return false;
	const { hostname, pathname, search } = address;
	return forms.some(({ hosts, form }) => hosts.includes(hostname) && form.test(pathname + search));
}

const video = '[\\w-]{11}';
/** Where a film begins, and the id by which YouTube knows who has shared it. */
const youtubeExtras = '(?:[?&](?:t=\\d{1,5}s?|si=[\\w-]{16}))*';
/** Letters and digits in no order that a word and a house number have. */
const random =
	'(?![A-Za-z]+\\d+[A-Za-z]?(?:[/?]|$))(?=[A-Za-z]*\\d)(?=\\d*[A-Za-z])(?!\\w*(?:[a-z]{4}|[A-Z]{4}))';
/** Ogulo's short code where chance gave it no digit: letter case changes twice, as in no word and no row of words. */
const shortCode =
	'(?=[A-Za-z]{4}(?:[/?]|$))(?!(?:[A-Z][a-z]+)+(?:[/?]|$))(?:[a-z]+[A-Z]+[a-z]|[A-Z]+[a-z]+[A-Z])[A-Za-z]*';
/** Switches of a viewer. */
const switches = '(?:[?&][a-z_]{2,9}=(?:\\d|true|false))*';

/** The path and query of each host; the ids are as long as the host makes them. */
const forms: readonly { readonly hosts: readonly string[]; readonly form: RegExp }[] = [
	{ hosts: ['youtu.be'], form: new RegExp(`^/${video}${youtubeExtras}$`) },
	{
		hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'],
		form: new RegExp(`^/(?:watch\\?v=|embed/|shorts/|live/)${video}${youtubeExtras}$`),
	},
	{
		hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
		form: /^\/(?:video\/)?\d{6,12}(?:(?:\/|\?h=)[\da-f]{8,12})?$/,
	},
	{ hosts: ['my.matterport.com'], form: /^\/show\/?\?m=[\dA-Za-z]{11}(?:&[a-z]{2,6}=\d)*$/ },
	{
		hosts: ['tour.ogulo.com'],
		form: new RegExp(`^/(?:${random}[\\dA-Za-z]{4,16}|${shortCode})/?${switches}$`),
	},
	{ hosts: ['tour.giraffe360.com'], form: /^\/[\da-f]{32}\/?$/ },
	{
		hosts: ['kuula.co'],
		form: /^\/(?:share|post)\/(?:collection\/)?[\dA-Za-z]{5}(?:[?&][a-z]{2,6}=\d)*$/,
	},
];
