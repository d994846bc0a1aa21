import { z } from 'zod';
import hankenGrotesk from './typefaces/hanken-grotesk.json' with { type: 'json' };
import newsreader from './typefaces/newsreader.json' with { type: 'json' };

const TypefaceData = z.object({
	capHeight: z.number(),
	glyphs: z.record(z.string(), z.string()),
	kerning: z.record(z.string(), z.record(z.string(), z.string())),
});

/** One part of an outline in thousandths of the type size, y upwards: `M`, `L`, `Q` or `Z` and its points. */
export interface OutlineStep {
	readonly command: string;
	readonly points: readonly number[];
}

/** A character of a line of text, at its distance from the line's start in pixels. */
interface PlacedGlyph {
	readonly x: number;
	readonly outline: readonly OutlineStep[];
}

export interface Typeface {
	/** Height of a capital letter, as a share of the type size. */
	readonly capHeight: number;
	/** Pixels a line of text takes up. */
	width(text: string, size: number): number;
	place(text: string, size: number): PlacedGlyph[];
	/** The text in the characters there are: accents that are missing fall off, foreign scripts go. */
	spell(text: string): string;
}

export const serif: Typeface = openTypeface(newsreader);
export const sans: Typeface = openTypeface(hankenGrotesk);

/** Letters whose stroke is no accent to Unicode. */
const strokeless = new Map([
	['Ł', 'L'],
	['ł', 'l'],
	['Đ', 'D'],
	['đ', 'd'],
	['ı', 'i'],
]);

function openTypeface(source: unknown): Typeface {
	let read: ReturnType<typeof readTypeface> | undefined;
	// Reading it takes a twentieth of the time of a build that draws nothing.
	const data = () => (read ??= readTypeface(source));

	function walk(text: string, size: number, see: (glyph: PlacedGlyph) => void): number {
		const { glyphs, kerning } = data();
		let x = 0;
		let before = '';
		for (const character of text) {
			const glyph = glyphs.get(character);
			if (!glyph) continue;
			x += ((kerning.get(before + character) ?? 0) * size) / 1000;
			see({ x, outline: glyph.outline });
			x += (glyph.advance * size) / 1000;
			before = character;
		}
		return x;
	}

	return {
		get capHeight() {
			return data().capHeight;
		},
		width: (text, size) => walk(text, size, () => {}),
		place(text, size) {
			const placed: PlacedGlyph[] = [];
			walk(text, size, (glyph) => placed.push(glyph));
			return placed;
		},
		spell(text) {
			const { glyphs } = data();
			const characters = Array.from(text.normalize('NFC'), (character) => {
				if (/\s/.test(character)) return ' ';
				if (glyphs.has(character)) return character;
				const plain = strokeless.get(character) ?? character.normalize('NFKD');
				return Array.from(plain)
					.filter((part) => glyphs.has(part))
					.join('');
			});
			// What is left beside a word that went.
			return characters
				.join('')
				.replace(/ +/g, ' ')
				.replace(/^[ ,·–-]+|[ ,·–-]+$/g, '');
		},
	};
}

function readTypeface(source: unknown) {
	const data = TypefaceData.parse(source);
	const glyphs = new Map(
		Object.entries(data.glyphs).map(([character, glyph]) => [character, readGlyph(glyph)]),
	);
	const kerning = new Map<string, number>();
	for (const [left, distances] of Object.entries(data.kerning)) {
		for (const [distance, followers] of Object.entries(distances)) {
			for (const right of followers) kerning.set(left + right, Number(distance));
		}
	}
	return { capHeight: data.capHeight / 1000, glyphs, kerning };
}

function readGlyph(glyph: string): { advance: number; outline: OutlineStep[] } {
	const [advance = '0', ...path] = glyph.split(' ');
	const outline = Array.from(
		path.join(' ').matchAll(/([MLQZ])([-\d ]*)/g),
		([, command = '', points = '']) => ({
			command,
			points: points === '' ? [] : points.split(' ').map(Number),
		}),
	);
	return { advance: Number(advance), outline };
}
