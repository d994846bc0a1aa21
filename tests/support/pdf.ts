import { inflateSync } from 'node:zlib';

/** What stands on the sheets of a PDF that Chromium has made. */
export interface PdfSheet {
	/** Its letters in the order in which they were drawn, blanks left out. */
	readonly text: string;
	/** How many pictures it shows, and what masks them left out. */
	readonly pictures: number;
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
	return pages.map(({ dictionary }) => {
		const contents = /\/Contents (\d+) 0 R/.exec(dictionary)?.[1];
		const named = (kind: string) => [
			...(new RegExp(`/${kind} <<(.*?)>>`, 's').exec(dictionary)?.[1] ?? '').matchAll(
				/\/(\w+) (\d+) 0 R/g,
			),
		];
		const fonts = new Map(
			named('Font').map(([, name = '', id]) => {
				const unicode = /\/ToUnicode (\d+) 0 R/.exec(at(id).dictionary)?.[1];
				return [name, lettersOf(at(unicode).stream)];
			}),
		);
		const drawn = at(contents).stream;
		const shown = new Set(Array.from(drawn.matchAll(/\/(\w+) Do/g), ([, name]) => name));
		const pictures = named('XObject').filter(
			([, name, id]) => shown.has(name) && /\/Subtype \/Image/.test(at(id).dictionary),
		);
		return { text: textOf(drawn, fonts), pictures: pictures.length };
	});
}

function objectsOf(file: string): ReadonlyMap<number, PdfObject> {
	const found = new Map<number, PdfObject>();
	for (const [, id, body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\b([\s\S]*?)\nendobj/g)) {
		const [dictionary = '', rest] = body.split(/\bstream\r?\n/, 2);
		const bytes = Buffer.from(rest?.replace(/\r?\nendstream\s*$/, '') ?? '', 'latin1');
		const isPacked = dictionary.includes('/FlateDecode') && !dictionary.includes('/Image');
		const stream = isPacked ? inflateSync(bytes).toString('latin1') : '';
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
