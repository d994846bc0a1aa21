import type { Typeface } from './typeface.ts';

interface Box {
	readonly typeface: Typeface;
	/** Type sizes in pixels, the largest first: the first in which the text fits is taken. */
	readonly sizes: readonly number[];
	/** Pixels. */
	readonly width: number;
	readonly lines: number;
}

export interface Wrapped {
	readonly size: number;
	readonly lines: readonly string[];
	/** Whether an ellipsis stands for the rest. */
	readonly isCut: boolean;
}

/** Breaks a text into lines between its words; what does not fit in the smallest size ends with "…". */
export function wrap(text: string, box: Box): Wrapped {
	const { typeface, width } = box;
	const words = text.split(' ').filter((word) => word !== '');
	for (const size of box.sizes) {
		const widest = (lines: readonly string[]) =>
			Math.max(...lines.map((line) => typeface.width(line, size)));
		const lines = linesOf(words, (line) => widest([line]) <= width);
		if (widest(lines) > width || lines.length > box.lines) continue;
		return { size, lines: evenLines(words, { lines, widest }), isCut: false };
	}
	const size = box.sizes.at(-1) ?? 0;
	const fits = (line: string) => typeface.width(line, size) <= width;
	const lines = linesOf(words, fits).slice(0, box.lines);
	const tooLong = lines.findIndex((line) => !fits(line));
	const kept = lines.slice(0, tooLong < 0 ? -1 : tooLong);
	const rest = words.slice(kept.flatMap((line) => line.split(' ')).length).join(' ');
	return { size, lines: [...kept, shorten(rest, fits)], isCut: true };
}

function linesOf(words: readonly string[], fits: (line: string) => boolean): string[] {
	const lines: string[] = [];
	for (const word of words) {
		const longer = `${lines.at(-1)} ${word}`;
		if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

/** As many lines as there are, the widest of them as narrow as can be, so that no word is left over for the last. */
function evenLines(
	words: readonly string[],
	{
		lines,
		widest,
	}: {
		readonly lines: readonly string[];
		readonly widest: (lines: readonly string[]) => number;
	},
): readonly string[] {
	const most = widest(lines);
	const narrower = linesOf(words, (line) => widest([line]) < most);
	if (narrower.length > lines.length || widest(narrower) >= most) return lines;
	return evenLines(words, { lines: narrower, widest });
}

function shorten(text: string, fits: (line: string) => boolean): string {
	const characters = Array.from(text);
	for (let length = characters.length; length > 0; length -= 1) {
		const start = characters.slice(0, length).join('');
		const shortened = `${start.replace(/[\s,.;:–-]+$/, '')}…`;
		if (fits(shortened)) return shortened;
	}
	return '…';
}
