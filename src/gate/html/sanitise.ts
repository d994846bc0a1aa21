import { sanitize, type Schema } from 'hast-util-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { proseTags, readLineEnds } from '../../domain/prose.ts';
import { hiddenElements, isHarmless, longest, withoutTags } from './limits.ts';
import { blockTag, onlyMarkup } from './markup.ts';
import { codedOnce, visible } from './normalise.ts';
import { parseHtml, singleBlanks } from './plain-text.ts';
import { dropUnseen, inParagraphs, nameParagraphs, shiftHeadings, tidy } from './tree.ts';

const printer = unified().use(rehypeStringify);

/**
 * Turns a text of the account, plain or HTML, into HTML of 22 tags without style, class, id or image.
 * Headings begin at `h3`, so that they fit under the page's own; links lead out by http, https, mailto
 * or tel. Applied to its own result it changes nothing.
 * @returns `undefined` when nothing is left to read.
 */
export function sanitise(raw: string | null | undefined): string | undefined {
	// Folded before anything looks for markup: a full-width `＜` is a `<` from here on.
	const text = visible(raw ?? '');
	// Most texts hold no markup at all, and parsing is what costs time.
	if (!/[<&]/.test(text)) return linesToHtml(escape(text)) || undefined;
	// One more than is parsed, so that what is too long is seen to be.
	const marked = onlyMarkup(text.slice(0, longest + 1));
	const source = linesToHtml(isHarmless(marked) ? marked : escape(withoutTags(marked)));
	let html = pass(source);
	// Cleaning can leave nesting that a browser would read differently; a second reading settles it.
	for (let round = 0; round < 5; round++) {
		const again = pass(html);
		if (again === html) return html === '' ? undefined : html;
		html = again;
	}
	return pass(linesToHtml(escape(withoutTags(html)))) || undefined;
}

const schema: Schema = {
	tagNames: [...proseTags],

	attributes: { a: ['href'] },
	ancestors: {
		li: ['ol', 'ul'],
		tbody: ['table'],
		tr: ['table'],
		td: ['table'],
		th: ['table'],
	},
	// `tidy` says which a link may have, once the blanks around its address are gone.
	protocols: {},
	strip: hiddenElements,
};

function pass(html: string): string {
	const tree = parseHtml(codedOnce(html));
	dropUnseen(tree);
	shiftHeadings(tree);
	nameParagraphs(tree);
	const clean = sanitize(tree, schema);
	if (clean.type !== 'root') return '';
	tidy(clean);
	clean.children = inParagraphs(clean.children);
	return printer.stringify(clean).trim();
}

function escape(text: string): string {
	return text.replaceAll('<', '&lt;');
}

/**
 * Gives a text without block tags the structure its lines show: an empty line ends a paragraph, lines
 * that begin with a dash or a bullet become a list, other line ends become breaks. HTML stays as it is.
 */
function linesToHtml(text: string): string {
	if (blockTag.test(text)) return text;
	const parts: { kind: 'p' | 'ul'; lines: string[] }[] = [];
	let open: { kind: 'p' | 'ul'; lines: string[] } | undefined;
	for (const line of readLineEnds(text, '\n').split(/\r\n|\r|\n/)) {
		const item = bullet.exec(line.trim())?.[1];
		const kind = item === undefined ? 'p' : 'ul';
		if (line.trim() === '') {
			open = undefined;
			continue;
		}
		if (open?.kind !== kind) parts.push((open = { kind, lines: [] }));
		open.lines.push(singleBlanks((item ?? line).trim()));
	}
	return parts
		.map(({ kind, lines }) =>
			kind === 'p'
				? `<p>${lines.join('<br>')}</p>`
				: `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`,
		)
		.join('');
}

const bullet = /^[-–•*·▪►✓]\s+(\S.*)$/u;
