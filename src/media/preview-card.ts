import { linearLight } from '../domain/look/colours.ts';
import { previewSize } from '../domain/pictures/picture.ts';
import { drawText, type Canvas, type Colour } from './draw-text.ts';
import { sans, serif } from './typeface.ts';
import { wrap, type Wrapped } from './wrap.ts';

/** How a preview's words and colours come in; texts are formatted, colours are `#rrggbb`. */
export interface PreviewText {
	readonly title: string;
	readonly price: string;
	readonly place?: string | undefined;
	/** Says that the photo was altered or made by a computer. */
	readonly label?: string | undefined;
	readonly brand: {
		readonly name: string;
		readonly accent: string;
		readonly paper: string;
		readonly ink: string;
	};
}

/** Pixels of a preview, the size in which all networks show it whole. */
export const card = previewSize;
/** The part of it on the left that the photo fills. */
export const photoArea = { width: 688, height: card.height };

const margin = 48;
const textLeft = photoArea.width + margin;
const textWidth = card.width - photoArea.width - 2 * margin;

/**
 * Composes a preview: photo, then on paper the brand, and at the foot title, place and price.
 * @param photo pixels of the photo area; without them it is a plate in the brand's colour.
 */
export function composeCard(text: PreviewText, photo: Uint8Array | undefined): Canvas {
	const { brand } = text;
	const [paper, ink, accent] = [brand.paper, brand.ink, brand.accent].map(colourOf);
	if (!paper || !ink || !accent) throw new Error('A preview needs three colours.');
	const canvas: Canvas = { ...card, data: new Uint8Array(card.width * card.height * 3) };
	fill(canvas, { left: 0, top: 0, ...card }, paper);
	const colours = { paper, ink, accent };
	if (photo) {
		copy(canvas, photo);
		drawHead(canvas, brand.name, colours);
		if (text.label) drawLabel(canvas, sans.spell(text.label), colours);
	} else drawPlate(canvas, brand.name, colours);

	const soft = mix(ink, paper, 0.66);
	let foot = card.height - margin - 2;
	const amount = sans.spell(text.price);
	if (amount !== '') {
		const sizes = [34, 30, 26, 22];
		const price = wrap(amount, { typeface: sans, sizes, width: textWidth, lines: 1 });
		write(canvas, { ...price, typeface: sans, baseline: foot, colour: ink });
		foot -= 66;
	}
	const placeName = sans.spell(text.place ?? '');
	if (placeName !== '') {
		const sizes = [24, 22];
		const place = wrap(placeName, { typeface: sans, sizes, width: textWidth, lines: 1 });
		write(canvas, { ...place, typeface: sans, baseline: foot, colour: soft });
		foot -= 52;
	}
	const title = wrapTitle(serif.spell(text.title));
	const leading = Math.round(title.size * 1.1);
	const top = foot - leading * (title.lines.length - 1);
	title.lines.forEach((part, at) => {
		const { size } = title;
		const baseline = top + at * leading;
		write(canvas, { lines: [part], size, typeface: serif, baseline, colour: ink });
	});
	const rule = Math.round(top - title.size * serif.capHeight - 40);
	fill(canvas, { left: textLeft, top: rule, width: 56, height: 4 }, accent);
	return canvas;
}

/** Two lines if they can be large, a third before anything is cut off. */
function wrapTitle(title: string): Wrapped {
	const box = { typeface: serif, width: textWidth };
	const large = wrap(title, { ...box, sizes: [58, 52, 46, 42], lines: 2 });
	return large.isCut ? wrap(title, { ...box, sizes: [42, 38, 34], lines: 3 }) : large;
}

interface Colours {
	readonly paper: Colour;
	readonly ink: Colour;
	readonly accent: Colour;
}

/** The brand above its hairline, as at the head of the pages. */
function drawHead(canvas: Canvas, brand: string, { paper, ink }: Colours): void {
	const sizes = [30, 26, 22];
	const name = wrap(serif.spell(brand), { typeface: serif, sizes, width: textWidth, lines: 1 });
	write(canvas, { ...name, typeface: serif, baseline: margin + 24, colour: ink });
	const hairline = { left: textLeft, top: 100, width: textWidth, height: 1 };
	fill(canvas, hairline, mix(ink, paper, 0.16));
}

/** A plate in the corner of the photo. */
function drawLabel(canvas: Canvas, text: string, { paper, ink }: Colours): void {
	const [size, inset, padding] = [26, 24, 16];
	const height = 56;
	const top = photoArea.height - inset - height;
	const width = Math.ceil(sans.width(text, size)) + 2 * padding;
	fill(canvas, { left: inset, top, width, height }, paper);
	const baseline = top + Math.round((height + size * sans.capHeight) / 2);
	drawText(canvas, { typeface: sans, text, size, x: inset + padding, baseline, colour: ink });
}

/** The brand in large, where there is no photo. */
function drawPlate(canvas: Canvas, brand: string, { accent, paper, ink }: Colours): void {
	fill(canvas, { left: 0, top: 0, ...photoArea }, accent);
	const colour = contrast(paper, accent) >= contrast(ink, accent) ? paper : ink;
	const name = serif.spell(brand);
	const box = { typeface: serif, width: photoArea.width - 3 * margin };
	const oneLine = wrap(name, { ...box, sizes: [84, 72, 64, 56, 48], lines: 1 });
	const { size, lines } = oneLine.isCut
		? wrap(name, { ...box, sizes: [64, 56, 48, 40, 32], lines: 3 })
		: oneLine;
	const leading = Math.round(size * 1.1);
	const capitals = size * serif.capHeight;
	const top = (photoArea.height - leading * (lines.length - 1) - capitals) / 2;
	lines.forEach((text, at) => {
		const x = (photoArea.width - serif.width(text, size)) / 2;
		const baseline = Math.round(top + capitals) + at * leading;
		drawText(canvas, { typeface: serif, text, size, x, baseline, colour });
	});
}

interface Written extends Pick<Wrapped, 'lines' | 'size'> {
	readonly typeface: typeof serif;
	readonly baseline: number;
	readonly colour: Colour;
}

function write(canvas: Canvas, { lines, size, typeface, baseline, colour }: Written): void {
	const [text = ''] = lines;
	drawText(canvas, { typeface, text, size, x: textLeft, baseline, colour });
}

interface Area {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

function fill({ data, width }: Canvas, area: Area, colour: Colour): void {
	const row = Uint8Array.from({ length: area.width * 3 }, (_, at) => colour[at % 3] ?? 0);
	for (let y = area.top; y < area.top + area.height; y += 1) {
		data.set(row, (y * width + area.left) * 3);
	}
}

function copy({ data, width }: Canvas, photo: Uint8Array): void {
	const row = photoArea.width * 3;
	for (let y = 0; y < photoArea.height; y += 1) {
		data.set(photo.subarray(y * row, (y + 1) * row), y * width * 3);
	}
}

function colourOf(hex: string): Colour {
	const value = Number.parseInt(hex.slice(1), 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
}

function mix(over: Colour, under: Colour, share: number): Colour {
	const part = (at: 0 | 1 | 2) => Math.round(under[at] + (over[at] - under[at]) * share);
	return [part(0), part(1), part(2)];
}

/** Contrast of two colours as WCAG counts it. */
function contrast(one: Colour, other: Colour): number {
	const [a, b] = [one, other].map((colour) => {
		const [red = 0, green = 0, blue = 0] = colour.map(linearLight);
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
	});
	return Math.max(a ?? 1, b ?? 1) / Math.min(a ?? 1, b ?? 1);
}
