import type { Node } from '@takumi-rs/core';
import type { PageFonts } from '../domain/look/page-fonts.ts';
import { previewSize } from '../domain/pictures/picture.ts';
import type { Setting, TypeSize, Typesetter } from './typesetter.ts';

/** The brand of previews; colours are `#rrggbb`. */
export interface PreviewBrand {
	readonly name: string;
	readonly accent: string;
	readonly onAccent: string;
	readonly paper: string;
	readonly ink: string;
	readonly fonts: PageFonts;
}

/** The words of a preview, formatted. */
export interface PreviewText {
	readonly title: string;
	readonly price: string;
	readonly place?: string | undefined;
	/** Says that the photo was altered or made by a computer. */
	readonly label?: string | undefined;
}

/** Pixels of a preview, the size in which all networks show it whole. */
export const card = previewSize;
/** The part of it on the left that the photo fills. */
export const photoArea = { width: 688, height: card.height };
const paperArea = { width: card.width - photoArea.width, height: card.height };

const margin = 48;
const width = paperArea.width - 2 * margin;
const oneLine = (...sizes: readonly number[]): TypeSize[] => sizes.map((size) => [size, 1]);
const brandInHead: Setting = { font: 'headings', width, sizes: oneLine(30, 26, 22) };
/** Two lines if they can be large, a third before anything is cut off. */
const title: Setting = {
	font: 'headings',
	width,
	sizes: [
		[58, 2],
		[52, 2],
		[46, 2],
		[42, 2],
		[42, 3],
		[38, 3],
		[34, 3],
	],
};
const place: Setting = { font: 'text', width, sizes: oneLine(24, 22) };
const price: Setting = { font: 'text', width, sizes: oneLine(34, 30, 26, 22) };
const label: Setting = { font: 'text', width: photoArea.width - 2 * margin, sizes: oneLine(26) };
/** The brand in large, where there is no photo. */
const brandOnPlate: Setting = {
	font: 'headings',
	width: photoArea.width - 3 * margin,
	sizes: [...oneLine(84, 72, 64, 56, 48), [64, 3], [56, 3], [48, 3], [40, 3], [32, 3]],
};

/**
 * Composes a preview: photo, then on paper the brand, and at the foot title, place and price.
 * @param photo pixels of the photo area, four bytes each; without them it is a plate in the brand's colour.
 * @returns pixels of four bytes, row after row
 */
export async function composeCard(
	text: PreviewText,
	{
		typesetter,
		brand,
		photo,
	}: {
		readonly typesetter: Typesetter;
		readonly brand: PreviewBrand;
		readonly photo: Uint8Array | undefined;
	},
): Promise<Buffer> {
	const { accent, onAccent, paper, ink } = brand;
	const [brandName, titleLines, placeName, amount, provenance] = await typesetter.set([
		[brand.name, photo ? brandInHead : brandOnPlate],
		[text.title, title],
		[text.place ?? '', place],
		[text.price, price],
		[(photo && text.label) ?? '', label],
	]);
	const column = { position: 'absolute', left: margin, width } as const;
	const parts = [
		photo && box({ ...column, top: margin }, brandName),
		photo && box({ ...column, top: 100, height: 1, backgroundColor: translucent(ink, 0.16) }),
		box(
			{ ...column, bottom: 43 },
			box({ width: 56, height: 4, backgroundColor: accent, marginBottom: 30 }),
			titleLines,
			placeName && box({ marginTop: 16, color: translucent(ink, 0.66) }, placeName),
			amount && box({ marginTop: 31 }, amount),
		),
	];
	const centred = { display: 'flex', alignItems: 'center', justifyContent: 'center' } as const;
	const onPaper = { backgroundColor: paper, color: ink };

	const canvas = Buffer.allocUnsafe(card.width * card.height * 4);
	const draw = async (element: Node, area: Area) =>
		copy(await typesetter.draw(element, area), canvas, area);
	const ground = { ...paperArea, ...onPaper, position: 'relative' } as const;
	await draw(box(ground, ...parts), { left: photoArea.width, top: 0, ...paperArea });
	const left = { left: 0, top: 0, ...photoArea };
	if (photo) copy(photo, canvas, left);
	else {
		const style = { ...photoArea, ...centred, backgroundColor: accent, color: onAccent };
		await draw(box({ ...style, textAlign: 'center' }, brandName), left);
	}
	if (provenance) {
		const height = 56;
		const style = { ...onPaper, ...centred, height, padding: '0 16px' };
		await draw(box(style, provenance), { left: 24, top: photoArea.height - 26 - height, height });
	}
	return canvas;
}

function box(style: Node['style'], ...children: readonly (Node | undefined)[]): Node {
	const inside = children.filter((child) => child !== undefined);
	return { type: 'container', style: { display: 'block', ...style }, children: inside };
}

/** A colour through which the paper shows. @param hex `#rrggbb` @param share of its opacity, above 1/16 */
function translucent(hex: string, share: number): string {
	return hex + Math.round(share * 255).toString(16);
}

/** Where a part of a preview stands; without a width it is as wide as its content. */
interface Area {
	readonly left: number;
	readonly top: number;
	readonly width?: number;
	readonly height: number;
}

function copy(pixels: Uint8Array, canvas: Buffer, { left, top, height }: Area): void {
	const row = pixels.length / height;
	for (let y = 0; y < height; y += 1) {
		canvas.set(pixels.subarray(y * row, (y + 1) * row), ((top + y) * card.width + left) * 4);
	}
}
