import type { Fields } from './db/records.ts';
import type { Media } from './media.ts';
import { choose } from './token.ts';

const hosts = /(^|\.)(propstack\.de|amazonaws\.com)$/;

/** Where the flat shape keeps what the rich one calls by other names. */
const sizes: readonly (readonly [size: string, flat: string | undefined])[] = [
	['url', 'original'],
	['big_url', 'big'],
	['medium_url', 'medium'],
	['thumb_url', 'thumb'],
	['small_thumb_url', undefined],
	['square_url', undefined],
];

/**
 * A recorded picture, served by the sandbox: its addresses keep their path, and a demo picture chosen by
 * its id stands behind them. Addresses of foreign hosts and missing sizes stay as they were recorded.
 */
export function recordedPicture(
	image: Fields,
	ownId: number,
	media: Media,
): { picture: Fields; addresses: { address: string; media: string }[] } {
	const id = image['id'] ?? ownId;
	const choice = image['is_floorplan'] === true ? media.plans : media.photos;
	const stand = choose(choice, `recorded picture ${String(id)}`);
	const recorded = sizes.map(([size, flat]) => [size, image[size] ?? image[flat ?? ''] ?? null]);
	const urls = recorded.map(([size, url]) => [size, recordedAddress(url) ?? url] as const);
	const addresses = urls.flatMap(([, address]) =>
		typeof address === 'string' && address.startsWith('/photos/') && stand !== undefined
			? [{ address, media: stand }]
			: [],
	);
	return { picture: { ...image, id, urls: Object.fromEntries(urls) }, addresses };
}

/** The path under which the sandbox serves a recorded address; undefined for what is no picture of a CRM. */
export function recordedAddress(url: unknown): string | undefined {
	if (typeof url !== 'string') return undefined;
	const match = /^https?:\/\/([^/]+)(\/[^?]*)/.exec(url);
	if (!match || !hosts.test(match[1] ?? '')) return undefined;
	const path = match[2] ?? '/';
	if (!/\.(jpe?g|png|gif|webp|pdf|svg)$/i.test(path)) return undefined;
	return path.startsWith('/photos/') ? path : `/photos${path}`;
}
