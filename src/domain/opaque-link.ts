/**
 * Whether an address leads to a known host of films or tours by nothing but an id that the host has given: words in a
 * path, a query or a fragment may name the street that a unit hides.
 */
export function isOpaqueLink(url: string): boolean {
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
