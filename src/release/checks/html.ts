import { decodeEntities } from '../../domain/prose.ts';

/** A piece of a page of ours, read without building a tree: what stands in it, its entities decoded. */
type Piece =
	| { readonly kind: 'text'; readonly text: string }
	| {
			readonly kind: 'attribute';
			readonly tag: string;
			readonly name: string;
			readonly value: string;
	  }
	/** `type` is the one of its tag; the text is as it stands in the page. */
	| { readonly kind: 'script'; readonly type: string; readonly text: string };

/**
 * Reads a page in order. It knows only HTML as Astro and the sanitiser print it, with every value in double
 * quotes; of anything else it reads what it can.
 */
export function* piecesOf(html: string): Generator<Piece> {
	let at = 0;
	while (at < html.length) {
		const open = html.indexOf('<', at);
		const end = open < 0 ? html.length : open;
		if (end > at) yield { kind: 'text', text: decodeEntities(html.slice(at, end)) };
		if (open < 0) return;
		if (html.startsWith('<!--', open)) {
			at = after(html, '-->', open);
			continue;
		}
		const [start, tag = ''] = matchAt(tagStart, html, open) ?? [];
		if (start === undefined) {
			yield { kind: 'text', text: '<' };
			at = open + 1;
			continue;
		}
		const [whole, rest = ''] = matchAt(tagRest, html, open + start.length) ?? [];
		if (whole === undefined) {
			// A tag without an end is none, and looking for an end behind each such would take for ever.
			yield { kind: 'text', text: decodeEntities(html.slice(open)) };
			return;
		}
		at = open + start.length + whole.length;
		let type = '';
		for (const [, name = '', value = ''] of rest.matchAll(/([^\s"=/>]+)(?:="([^"]*)")?/g)) {
			if (name === 'type') type = value;
			yield { kind: 'attribute', tag, name, value: decodeEntities(value) };
		}
		if (tag !== 'script' && tag !== 'style') continue;
		const close = html.indexOf(`</${tag}`, at);
		const last = close < 0 ? html.length : close;
		if (tag === 'script') yield { kind: 'script', type, text: html.slice(at, last) };
		at = last;
	}
}

/** What a reader sees, words of different elements apart. */
export function textOf(html: string): string {
	return Array.from(piecesOf(html), (piece) => (piece.kind === 'text' ? piece.text : '')).join(' ');
}

const tagStart = /<(\/?[a-zA-Z!][^\s>"/]*)/y;
const tagRest = /((?:"[^"]*"|[^">])*)>/y;

function matchAt(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
	pattern.lastIndex = at;
	return pattern.exec(html);
}

function after(html: string, mark: string, from: number): number {
	const found = html.indexOf(mark, from);
	return found < 0 ? html.length : found + mark.length;
}
