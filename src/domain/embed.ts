import type { Link } from './link.ts';

/** Somebody whose film or tour may be shown in a frame, once a visitor has agreed. */
interface EmbedProvider {
	/** What a visitor's consent is kept under. */
	readonly id: string;
	readonly name: string;
	/** Who receives what the browser sends, where that is not said by the name. */
	readonly company?: string;
	readonly kind: 'video' | 'tour';
	/** Host that the frame is loaded from. */
	readonly host: string;
	/** Address of the frame for an address that was copied from the provider's site. */
	frameOf(url: URL): string | undefined;
}

/** A link that becomes a frame. */
export interface Embed {
	readonly provider: EmbedProvider;
	/** What the link leads to in a window of its own. */
	readonly url: string;
	/** What the frame loads. */
	readonly frame: string;
	/** In the account's language. */
	readonly title?: string;
}

/** Everybody known; the headers of the site let pages show frames of these and of nobody else. */
export const embedProviders: readonly EmbedProvider[] = [
	{
		id: 'youtube',
		name: 'YouTube',
		company: 'Google Ireland Limited',
		kind: 'video',
		host: 'www.youtube-nocookie.com',
		frameOf: (url) => {
			const video = youtubeVideo(url);
			return video && `https://www.youtube-nocookie.com/embed/${video}?rel=0`;
		},
	},
	{
		id: 'vimeo',
		name: 'Vimeo',
		company: 'Vimeo.com, Inc., USA',
		kind: 'video',
		host: 'player.vimeo.com',
		frameOf: (url) => {
			if (!isAt(url, 'vimeo.com', 'www.vimeo.com', 'player.vimeo.com')) return undefined;
			const [, video, hash] = /^\/(?:video\/)?(\d+)(?:\/([0-9a-f]+))?\/?$/.exec(url.pathname) ?? [];
			if (video === undefined) return undefined;
			// A film that is not listed needs the second part of its address.
			const key = hash ?? url.searchParams.get('h');
			return `https://player.vimeo.com/video/${video}?dnt=1${/^[0-9a-f]+$/.test(key ?? '') ? `&h=${key}` : ''}`;
		},
	},
	tourAt('matterport', 'Matterport', 'my.matterport.com'),
	tourAt('ogulo', 'Ogulo', 'tour.ogulo.com'),
	tourAt('giraffe360', 'Giraffe360', 'tour.giraffe360.com'),
	tourAt('kuula', 'Kuula', 'kuula.co'),
];

/** The frame that a link becomes; `undefined` for a link that is only to be followed. */
export function embedOf({ url, title, embeddable }: Link): Embed | undefined {
	const address = embeddable ? URL.parse(url) : null;
	if (!address) return undefined;
	for (const provider of embedProviders) {
		const frame = provider.frameOf(address);
		if (frame !== undefined) return { provider, url, frame, ...(title !== undefined && { title }) };
	}
	return undefined;
}

/** A provider whose tours are shown in a frame by the same address as in a window. */
function tourAt(id: string, name: string, host: string): EmbedProvider {
	return {
		id,
		name,
		kind: 'tour',
		host,
		frameOf: (url) => {
			if (!isAt(url, host) || url.pathname === '/') return undefined;
			return `https://${host}${url.pathname}${url.search}`;
		},
	};
}

function youtubeVideo(url: URL): string | undefined {
	if (isAt(url, 'youtu.be')) return videoId(url.pathname.slice(1));
	if (!isAt(url, 'youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com')) {
		return undefined;
	}
	const [, inPath] = /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(url.pathname) ?? [];
	return videoId(inPath ?? (url.pathname === '/watch' ? url.searchParams.get('v') : null));
}

function videoId(text: string | null | undefined): string | undefined {
	return text && /^[\w-]{11}$/.test(text) ? text : undefined;
}

function isAt({ hostname, port, protocol }: URL, ...hosts: readonly string[]): boolean {
	return port === '' && /^https?:$/.test(protocol) && hosts.includes(hostname);
}
