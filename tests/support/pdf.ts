import { inflateSync } from 'node:zlib';

/** What stands on the sheets of a PDF that Chromium has made. */
export interface PdfSheet {
	/** Its letters in the order in which they were drawn, blanks left out. */
	readonly text: string;
	/** How many dots each of its pictures is wide, by the number of the picture in the file; what masks them is left out. */
	readonly pictures: ReadonlyMap<string, number>;
	/** Where its letters and pictures stand. */
	readonly boxes: readonly PdfBox[];
}

/** In millimetres from the upper left corner of the sheet; letters are told by the line they stand on. */
interface PdfBox {
	/** Empty for a picture. */
	readonly text: string;
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

interface PdfObject {
	readonly dictionary: string;
	readonly stream: string;
}

/** Reads the sheets of a PDF, each with what it says and shows. */
export function sheetsOf(pdf: Buffer): PdfSheet[] {
	const objects = objectsOf(pdf.toString('latin1'));
	const objectAt = (id: string | undefined) =>
		objects.get(Number(id)) ?? { dictionary: '', stream: '' };
	const pages = [...objects.values()].filter(({ dictionary }) =>
		/\/Type \/Page\b/.test(dictionary),
	);
	const fontsOf = (dictionary: string) =>
		namedIn(dictionary, 'Font').map(([name, id]) => {
			const unicode = /\/ToUnicode (\d+) 0 R/.exec(objectAt(id).dictionary)?.[1];
			return [name, lettersOf(objectAt(unicode).stream)] as const;
		});
	return pages.map(({ dictionary }) => {
		let text = '';
		const pictures = new Map<string, number>();
		const boxes: PdfBox[] = [];
		/** What a sheet or a group on it draws. */
		const read = ({ dictionary, stream }: PdfObject, from: Matrix): void => {
			const drawings = new Map(namedIn(dictionary, 'XObject'));
			draw(stream, new Map(fontsOf(dictionary)), {
				from,
				text(letters, at) {
					text += letters;
					boxes.push({ text: letters, ...boxAt(at, 0) });
				},
				object(name, at) {
					const id = drawings.get(name) ?? '';
					const width = /\/Subtype \/Image\s*\/Width (\d+)/.exec(objectAt(id).dictionary)?.[1];
					if (width === undefined) return read(objectAt(id), at);
					pictures.set(id, Number(width));
					boxes.push({ text: '', ...boxAt(at, 1) });
				},
			});
		};
		const contents = /\/Contents (\d+) 0 R/.exec(dictionary)?.[1];
		read({ dictionary, stream: objectAt(contents).stream }, upright);
		return { text, pictures, boxes: boxes.filter(isOnSheet) };
	});
}

const sheetHeight = 297;

const inMillimetres = (points: number) => (points * 25.4) / 72;

/** Where the unit square of a picture lies, or where letters begin. */
function boxAt([a, b, c, d, e, f]: Matrix, size: 0 | 1): Omit<PdfBox, 'text'> {
	const xs = [e, e + size * a, e + size * c].map(inMillimetres);
	const ys = [f, f + size * b, f + size * d].map((y) => sheetHeight - inMillimetres(y));
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The browser also writes down what lies on the sheets before and after, and cuts it off. */
function isOnSheet({ top, height }: PdfBox): boolean {
	return top + height > 0 && top < sheetHeight;
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

type Matrix = readonly [number, number, number, number, number, number];

/** Left and upwards from the corner at the foot of a sheet, in points. */
const upright: Matrix = [1, 0, 0, 1, 0, 0];

function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
	return [
		a * A + b * C,
		a * B + b * D,
		c * A + d * C,
		c * B + d * D,
		e * A + f * C + E,
		e * B + f * D + F,
	];
}

/** What a stream draws, one step each: a font, letters, a place, a picture or a group. */
const steps =
	/\/(?<font>\w+) [\d.]+ Tf|<(?<glyphs>[\da-f]+)> Tj|(?<numbers>(?:-?[\d.]+ ){2,6})(?<place>cm|Tm|Td)\b|\/(?<drawn>\w+) Do|\b(?<state>q|Q)\b/gi;

/** Goes through a stream step by step, and says where each line of text begins and each picture or group stands. */
function draw(
	stream: string,
	fonts: ReadonlyMap<string, Letters>,
	on: {
		readonly text: (text: string, at: Matrix) => void;
		readonly object: (name: string, at: Matrix) => void;
		readonly from: Matrix;
	},
): void {
	let letters: Letters = { digits: 4, of: new Map() };
	let page = on.from;
	let line = upright;
	const kept: Matrix[] = [];
	for (const { groups = {} } of stream.matchAll(steps)) {
		const { font, glyphs, numbers, place, drawn, state } = groups;
		if (font !== undefined) letters = fonts.get(font) ?? letters;
		if (state === 'q') kept.push(page);
		if (state === 'Q') page = kept.pop() ?? page;
		if (drawn !== undefined) on.object(drawn, page);
		if (numbers !== undefined) {
			const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.trim().split(' ').map(Number);
			if (place === 'cm') page = times([a, b, c, d, e, f], page);
			else line = place === 'Tm' ? [a, b, c, d, e, f] : times([1, 0, 0, 1, a, b], line);
		}
		if (glyphs === undefined) continue;
		let text = '';
		for (let at = 0; at < glyphs.length; at += letters.digits)
			text += letters.of.get(numberOf(glyphs.slice(at, at + letters.digits))) ?? '';
		on.text(text.replaceAll(/\s/g, ''), times(line, page));
	}
}

function numberOf(hex: string): number {
	return Number.parseInt(hex, 16);
}
