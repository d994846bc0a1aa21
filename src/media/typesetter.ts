import { readFile } from 'node:fs/promises';
import { Renderer, type MeasuredNode, type Node, type TextNode } from '@takumi-rs/core';
import { create } from 'fontkitten';
import type { PageFonts } from '../domain/look/page-fonts.ts';

/** How a text may be set in a column. */
export interface Setting {
	readonly font: 'text' | 'headings';
	/** Pixels. */
	readonly width: number;
	/** The first in which the text fits is taken. Words are broken only in the last. */
	readonly sizes: readonly TypeSize[];
}

/** Pixels of the type, and the lines it may take. */
export type TypeSize = readonly [size: number, lines: number];

/** Sets texts in a site's own fonts, and in no other that the machine has. */
export interface Typesetter {
	/**
	 * Sets texts in the characters that the fonts have: missing accents are dropped, and so are foreign scripts.
	 * @returns elements in the same order, `undefined` where no character is left; a text that does not fit ends with "…"
	 */
	set(
		texts: readonly (readonly [text: string, setting: Setting])[],
	): Promise<(TextNode | undefined)[]>;
	/** Draws an element; without a width, as wide as the element is. @returns RGBA pixels, row after row */
	draw(
		element: Node,
		size: { readonly width?: number; readonly height: number },
	): Promise<Uint8Array>;
}

/** Letters that Unicode does not take apart into a letter and an accent. */
const baseLetters = new Map([
	['Ł', 'L'],
	['ł', 'l'],
	['Đ', 'D'],
	['đ', 'd'],
	['ı', 'i'],
]);

/** @throws one sentence when a font cannot be read. */
export async function openTypesetter(fonts: PageFonts): Promise<Typesetter> {
	const renderer = new Renderer();
	const covered = new Set<number>();
	const styles = {
		text: { fontFamily: await register('text'), fontWeight: 500 },
		headings: { fontFamily: await register('headings'), fontWeight: fonts.headingWeight },
	};

	/** @returns the names of its families, as CSS lists them. */
	async function register(font: Setting['font']): Promise<string> {
		for (const [at, files] of fonts[font].entries()) {
			for (const file of files) await registerFile(file, `${font}-${at}`);
		}
		return fonts[font].map((_, at) => `${font}-${at}`).join(', ');
	}

	async function registerFile(file: string, name: string): Promise<void> {
		const data = await readFile(file);
		try {
			await renderer.registerFont({ name, data });
			for (const character of charactersOf(data)) covered.add(character);
		} catch (cause) {
			throw new Error(
				`The font ${file} cannot be read, so no link previews can be drawn: replace it, or set media.previews to false.`,
				{ cause },
			);
		}
	}

	const isCovered = (character: string) => covered.has(character.codePointAt(0) ?? 0);

	/** @returns for each text a column with a row for each of its sizes, as `firstFit` reads it. */
	async function measure(
		texts: readonly (readonly [text: string, setting: Setting])[],
	): Promise<MeasuredNode[]> {
		const columns = texts.map(([text, { font, width, sizes }]): Node => {
			const rows = sizes.map(([size], row): Node => {
				// An item of a row is never narrower than its longest word, unless words may be broken.
				const style = { ...sized(size), display: 'flex', width };
				const overflowWrap = row === sizes.length - 1 ? 'break-word' : 'normal';
				const item: TextNode = { type: 'text', text, style: { overflowWrap } };
				return { type: 'container', style, children: [item] };
			});
			return { type: 'container', style: { ...styles[font], display: 'block' }, children: rows };
		});
		const style = { display: 'block' };
		return (await renderer.measure({ type: 'container', style, children: columns })).children;
	}

	/** Cuts a text between words; a first word that is too long is cut when it is drawn. */
	async function shorten(text: string, setting: Setting): Promise<string> {
		// More words than stand in any preview would only take time to measure.
		const words = text.split(' ', 60);
		const beginnings = words
			.map((_, at) => words.slice(0, words.length - at).join(' '))
			.map((beginning) => `${beginning.replace(/[\s,.;:–-]+$/, '')}…`);
		const last = { ...setting, sizes: setting.sizes.slice(-1) };
		const measured = await measure(beginnings.map((beginning) => [beginning, last]));
		return beginnings.find((_, at) => firstFit(last, measured[at])) ?? text;
	}

	return {
		async set(texts) {
			const spelled = texts.map(
				([text, setting]) => [inCoveredCharacters(text, isCovered), setting] as const,
			);
			const measured = await measure(spelled);
			return Promise.all(
				spelled.map(async ([text, setting], at): Promise<TextNode | undefined> => {
					if (text === '') return undefined;
					const fit = firstFit(setting, measured[at]);
					const [size, lines] = fit ?? setting.sizes.at(-1) ?? [0, 0];
					const style: TextNode['style'] = {
						...styles[setting.font],
						...sized(size),
						display: 'block',
						maxWidth: setting.width,
						lineClamp: lines,
						overflowWrap: 'break-word',
						textWrap: 'balance',
					};
					return { type: 'text', text: fit ? text : await shorten(text, setting), style };
				}),
			);
		},
		draw: (element, size) => renderer.render(element, { ...size, format: 'raw' }),
	};
}

/** The text in the characters that the fonts have. */
function inCoveredCharacters(text: string, isCovered: (character: string) => boolean): string {
	const characters = Array.from(text.normalize('NFC'), (character) => {
		if (/\s/.test(character)) return ' ';
		if (isCovered(character)) return character;
		const plain = baseLetters.get(character) ?? character.normalize('NFKD');
		return Array.from(plain).filter(isCovered).join('');
	});
	// Blanks and signs that stood beside a word without any.
	return characters
		.join('')
		.replace(/ +/g, ' ')
		.replace(/^[ ,·–-]+|[ ,·–-]+$/g, '');
}

/** The first size in which a measured text fits its column. */
function firstFit({ width, sizes }: Setting, column?: MeasuredNode): TypeSize | undefined {
	return sizes.find(([size, lines], row) => {
		const box = column?.children[row]?.children[0];
		return box && box.width <= width && box.height <= lines * leading(size);
	});
}

function sized(size: number) {
	return { fontSize: size, lineHeight: `${leading(size)}px` };
}

/** Pixels from line to line. */
function leading(size: number): number {
	return Math.round(size * 1.1);
}

function charactersOf(data: Buffer): readonly number[] {
	const font = create(data);
	return 'fonts' in font ? font.fonts.flatMap((each) => each.characterSet) : font.characterSet;
}
