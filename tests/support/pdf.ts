import { inflateSync } from 'node:zlib';

/** What stands on the sheets of a PDF that Chromium has made. */
export interface PdfSheet {
	/** Its letters in the order in which they were drawn, blanks left out. */
	readonly text: string;
	/** How many dots each of its pictures is wide, by the number of the picture in the file; what masks them is left out. */
	readonly pictures: ReadonlyMap<string, number>;
}

interface PdfObject {
	readonly dictionary: string;
	readonly stream: string;
}

/** Reads the sheets of a PDF, each with what it says and shows. */
export function sheetsOf(pdf: Buffer): PdfSheet[] {
	const objects = objectsOf(pdf.toString('latin1'));
	const at = (id: string | undefined) => objects.get(Number(id)) ?? { dictionary: '', stream: '' };
	const pages = [...objects.values()].filter(({ dictionary }) =>
		/\/Type \/Page\b/.test(dictionary),
	);
	const fontsOf = (dictionary: string) =>
		namedIn(dictionary, 'Font').map(([name, id]) => {
			const unicode = /\/ToUnicode (\d+) 0 R/.exec(at(id).dictionary)?.[1];
			return [name, lettersOf(at(unicode).stream)] as const;
		});
	/** Those within groups as well. */
	const picturesOf = (dictionary: string, drawn: string): (readonly [string, number])[] => {
		const shown = new Set(Array.from(drawn.matchAll(/\/(\w+) Do/g), ([, name]) => name));
		return namedIn(dictionary, 'XObject').flatMap(([name, id]) => {
			const drawing = at(id);
			const width = /\/Subtype \/Image\s*\/Width (\d+)/.exec(drawing.dictionary)?.[1];
			if (!shown.has(name)) return [];
			if (width === undefined) return picturesOf(drawing.dictionary, drawing.stream);
			return [[id, Number(width)] as const];
		});
	};
	return pages.map(({ dictionary }) => {
		const drawn = at(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]).stream;
		return {
			text: textOf(drawn, new Map(fontsOf(dictionary))),
			pictures: new Map(picturesOf(dictionary, drawn)),
		};
	});
}

/** What a sheet or a group names of a kind, each with the number of its object. */
function namedIn(dictionary: string, kind: 'Font' | 'XObject'): [name: string, id: string][] {
	const part = new RegExp(`/${kind} <<(.*?)>>`, 's').exec(dictionary)?.[1] ?? '';
	return Array.from(part.matchAll(/\/(\w+) (\d+) 0 R/g), ([, name = '', id = '']) => [name, id]);
}

function objectsOf(file: string): ReadonlyMap<number, PdfObject> {
	const found = new Map<number, PdfObject>();
	for (const { index, 0: head, 1: id } of file.matchAll(/(?:^|\n)(\d+) 0 obj\b/g)) {
		const from = index + head.length;
		const dictionary = /^[\s\S]*?(?=\bstream\r?\n|\nendobj)/.exec(file.slice(from))?.[0] ?? '';
		const start = file.indexOf('\n', from + dictionary.length) + 1;
		const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
		const bytes = Buffer.from(file.slice(start, start + length), 'latin1');
		const isPacked = dictionary.includes('/FlateDecode');
		// Dots of pictures are of no interest.
		const read = dictionary.includes('/Subtype /Image')
			? Buffer.alloc(0)
			: isPacked
				? inflateSync(bytes)
				: bytes;
		const stream = read.toString('latin1');
		found.set(Number(id), { dictionary, stream });
	}
	return found;
}

/** What glyphs of a font stand for, by their codes, all of which are written with so many digits. */
interface Letters {
	readonly digits: number;
	readonly of: ReadonlyMap<number, string>;
}

/** Reads the map of letters that a font brings along. */
function lettersOf(map: string): Letters {
	const of = new Map<number, string>();
	const digits = /begincodespacerange\s*<(\w+)>/.exec(map)?.[1]?.length ?? 4;
	for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
		for (const [, code = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
			of.set(numberOf(code), Buffer.from(text, 'hex').swap16().toString('utf16le'));
	for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
		for (const [, from = '', to = '', text = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
			for (let code = numberOf(from); code <= numberOf(to); code++)
				of.set(code, String.fromCodePoint(numberOf(text) + code - numberOf(from)));
	return { digits, of };
}

function textOf(drawn: string, fonts: ReadonlyMap<string, Letters>): string {
	let letters: Letters = { digits: 4, of: new Map() };
	let text = '';
	for (const [, font, glyphs = ''] of drawn.matchAll(/\/(\w+) [\d.]+ Tf|<([\da-f]+)>/gi)) {
		if (font !== undefined) letters = fonts.get(font) ?? letters;
		for (let at = 0; at < glyphs.length; at += letters.digits)
			text += letters.of.get(numberOf(glyphs.slice(at, at + letters.digits))) ?? '';
	}
	return text.replaceAll(/\s/g, '');
}

function numberOf(hex: string): number {
	return Number.parseInt(hex, 16);
}
