import { domainToUnicode } from 'node:url';
import { textOfBytes } from '../html/mojibake.ts';
import { visible } from '../html/normalise.ts';

/** Characters of a text, the first and the one behind the last. */
export interface Span {
	readonly start: number;
	readonly end: number;
}

interface Comparable {
	readonly text: string;
	/** The characters of the written text that those from `start` to before `end` were made of. */
	readonly inOriginal: (start: number, end: number) => Span;
}

/** Stands for up to three letters of a word that were lost. */
export const wildCard = '\ufffd';

/**
 * All ways to read a text that is `visible`, one for most: letters that are written by their numbers, as in addresses of
 * pages, are decoded, and signs and digits stand for what they look like. Where a sign such as `?` stands inside a word
 * for a letter that was lost, a second reading has a `wildCard` there.
 */
export function readingsOf(text: string): Comparable[] {
	if (!unusual.test(text)) return [{ text, inOriginal: (start, end) => ({ start, end }) }];
	const plain = rules.reduce(rewritten, { text });
	const wild = rewritten(plain, { find: lost, write: () => wildCard });
	const all = wild === plain ? [plain] : [plain, wild];
	return all.map(({ text: read, spans }) => ({
		text: read,
		inOriginal: (start, end) => ({
			start: spans?.[start]?.start ?? start,
			end: (end > start ? spans?.[end - 1]?.end : spans?.[end]?.start) ?? end,
		}),
	}));
}

/** Of most texts nothing else can be meant than what is written, which one look tells. */
const unusual =
	/[\\\xa0\u0250-\u200f\u2028-\u20ab\u20ad-\u{10ffff}]|%[\da-fu]|=[C-F]|&#|xn--|(?<=\d)[\u0300-\u036f]|(?<!m)[²³¹]|[²³¹]\p{Ll}|\p{L}[”Ÿ}{|]\p{L}|[\p{L}\ufffd][?¿*#§¶†‡‰_„Ã]{1,6}\p{L}|[?]\p{Ll}/iu;

interface Rule {
	readonly find: RegExp;
	readonly write: (found: string) => string;
}

/** Letters by their numbers: in addresses of pages, mails, JSON, RTF and names of hosts; then signs of other shapes. */
const rules: readonly Rule[] = [
	...Array.from({ length: 3 }, () => ({
		find: /(?:%[\da-f]{2})+/gi,
		write: (codes: string) => visible(textOfBytes(codes.replaceAll('%', ''))),
	})),
	{
		find: /(?:=C[23]=[89AB][\dA-F])+|(?<=\p{L})=[C-F][\dA-F](?=\p{Ll}|=)/gu,
		write: (codes) => textOfBytes(codes.replaceAll('=', '')),
	},
	{
		find: /[\\%]u[\da-f]{4}|\\[x'][\da-f]{2}/gi,
		write: (code) => String.fromCharCode(parseInt(code.slice(2), 16)),
	},
	{ find: /xn--[a-z\d-]+/gi, write: (label) => domainToUnicode(label) || label },
	// Joiners, which people leave out.
	{ find: /[\u200c\u200d]/g, write: () => '' },
	// A digit on a key cap, or crossed out.
	{ find: /\ufe0f?\u20e3|(?<=\d)\p{M}+/gu, write: () => '' },
	{
		find: /[\u02b0-\u02b8\u02e0-\u02e4\u1d2c-\u1d6a\u1d78-\u1dbf\u2071\u2090-\u209c\u2100-\u2121\u2123-\u214f\u2460-\u24ea\u3200-\u33ff\u{1f100}-\u{1f14f}]|(?=\P{ASCII})\p{Zs}/gu,
		write: (sign) => sign.normalize('NFKC'),
	},
	// One alone behind a word or a number is a note, or the square of metres.
	{
		find: /[⁰¹²³⁴-⁹₀-₉]{2,}|(?<![\p{L}\d)])[⁰¹²³⁴-⁹₀-₉]/gu,
		write: (digits) => digits.normalize('NFKC'),
	},
	{
		find: /[\u2776-\u2793\u{1f150}-\u{1f189}\u{1f1e6}-\u{1f1ff}ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ]/gu,
		write: drawn,
	},
];

/** White letters and numbers on black, flags made of letters, and small capitals. */
function drawn(sign: string): string {
	const code = sign.codePointAt(0) ?? 0;
	if (code >= 0x2776 && code <= 0x2793) return String(((code - 0x2776) % 10) + 1);
	for (const first of [0x1f150, 0x1f170, 0x1f1e6]) {
		if (code >= first && code < first + 26) return String.fromCharCode(0x41 + code - first);
	}
	return 'abcdefghijklmnoprstuvwyz'['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'.indexOf(sign)] ?? sign;
}

/** Signs that stand in a word for a letter; `Ã` is what is left of one. */
const lost =
	/(?<=\p{L})(?:[?¿*#§¶†‡‰_□■\ufffd]|(?=\P{ASCII})\p{S}|[²³¹„”ⁿŸ}{|]|Ã){1,6}(?=\p{L})|(?<![\p{L}\d/])[?\ufffd](?=\p{Ll}{3})/gu;

interface Rewritten {
	readonly text: string;
	/** For each character where the characters that it was made of begin and end; absent where it is the original. */
	readonly spans?: readonly Span[];
}

function rewritten(from: Rewritten, { find, write }: Rule): Rewritten {
	const matches = [...from.text.matchAll(find)];
	if (matches.length === 0) return from;
	const spanOf = (at: number) => from.spans?.[at] ?? { start: at, end: at + 1 };
	const spans: Span[] = [];
	let [text, at] = ['', 0];
	const keep = (to: number) => {
		text += from.text.slice(at, to);
		for (; at < to; at++) spans.push(spanOf(at));
	};
	for (const { index, 0: found } of matches) {
		keep(index);
		at += found.length;
		const span = { start: spanOf(index).start, end: spanOf(at - 1).end };
		const written = write(found);
		text += written;
		for (let sign = 0; sign < written.length; sign++) spans.push(span);
	}
	keep(from.text.length);
	return { text, spans };
}
