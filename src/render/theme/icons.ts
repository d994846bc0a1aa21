import sharp from 'sharp';
import type { ColourPair } from '../../domain/look/colours.ts';

/** The mark, in a square of 32. */
const mark =
	'<path fill-rule="evenodd" d="M4 2h24v28H4zM6 4v24h7.9zM26 4v24h-7.9zM10.2 4 16 22.6 21.8 4z" />';

/** Files by which browsers and telephones show the site, in its colours; by their names. */
export async function drawIcons({
	accent,
	paper,
}: {
	readonly accent: ColourPair;
	readonly paper: ColourPair;
}): Promise<ReadonlyMap<string, string | Buffer>> {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>path{fill:${accent.light}}@media (prefers-color-scheme:dark){path{fill:${accent.dark}}}</style>${mark}</svg>`;
	// Telephones cut corners off, so the mark keeps away from them.
	const tile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-12 -12 56 56"><rect x="-12" y="-12" width="56" height="56" fill="${paper.light}" /><g fill="${accent.light}">${mark}</g></svg>`;
	const small = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="${accent.light}">${mark}</svg>`;
	const manifest = {
		display: 'browser',
		background_color: paper.light,
		theme_color: paper.light,
		icons: [192, 512].map((size) => ({
			src: `icon-${size}.png`,
			sizes: `${size}x${size}`,
			type: 'image/png',
		})),
	};
	return new Map<string, string | Buffer>([
		['favicon.svg', svg],
		['favicon.ico', icoOf(await drawn(small, 32))],
		['apple-touch-icon.png', await drawn(tile, 180)],
		['icon-192.png', await drawn(tile, 192)],
		['icon-512.png', await drawn(tile, 512)],
		['site.webmanifest', JSON.stringify(manifest)],
	]);
}

function drawn(svg: string, size: number): Promise<Buffer> {
	return sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png().toBuffer();
}

/** One picture of 32 pixels in the form of Windows, which may hold it as PNG. */
function icoOf(png: Buffer): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(32, 6);
	head.writeUInt8(32, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}
