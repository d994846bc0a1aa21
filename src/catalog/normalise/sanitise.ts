import type { Element, ElementContent, Root, RootContent } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import type { Schema } from 'hast-util-sanitize';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { hiddenElements, isHarmless, withoutTags } from './html-limits.ts';
import { linesToHtml } from './lines-to-html.ts';
import { visible } from './plain-text.ts';
import { publicUrl } from './public-url.ts';

const parser = unified().use(rehypeParse, { fragment: true });
const printer = unified().use(rehypeStringify);

/**
 * Turns a text of the account, plain or HTML, into HTML of 22 tags without style, class, id or image.
 * Headings begin at `h3`, so that they fit under the page's own; links lead out by http, https, mailto
 * or tel. Applied to its own result it changes nothing.
 * @returns `undefined` when nothing is left to read.
 */
export function sanitise(raw: string | null | undefined): string | undefined {
	if (!raw || raw.trim() === '') return undefined;
	const source = isHarmless(raw) ? linesToHtml(raw) : linesToHtml(escape(withoutTags(raw)));
	let html = pass(source);
	// Cleaning can leave nesting that a browser would read differently; a second reading settles it.
	for (let round = 0; round < 5; round++) {
		const again = pass(html);
		if (again === html) return html === '' ? undefined : html;
		html = again;
	}
	const text = pass(linesToHtml(escape(withoutTags(html))));
	return text === '' ? undefined : text;
}

/** Reads a fragment of HTML that `sanitise` has returned. */
export function parseHtml(html: string): Root {
	return parser.parse(html);
}

/** The HTML of a tree, as `sanitise` prints it. */
export function printHtml(tree: Root): string {
	return printer.stringify(tree);
}

const schema: Schema = {
	tagNames: [
		'a',
		'b',
		'blockquote',
		'br',
		'em',
		'h3',
		'h4',
		'h5',
		'hr',
		'i',
		'li',
		'ol',
		'p',
		'strong',
		'sub',
		'sup',
		'table',
		'tbody',
		'td',
		'th',
		'tr',
		'ul',
	],
	attributes: { a: ['href'] },
	ancestors: {
		li: ['ol', 'ul'],
		tbody: ['table'],
		tr: ['table'],
		td: ['table'],
		th: ['table'],
	},
	protocols: { href: ['http', 'https', 'mailto', 'tel'] },
	strip: hiddenElements,
};

const blocks = new Set([
	'p',
	'blockquote',
	'h3',
	'h4',
	'h5',
	'hr',
	'ul',
	'ol',
	'li',
	'table',
	'tbody',
	'tr',
	'td',
	'th',
]);
/** Blocks of other names, which become paragraphs so that their texts do not run together. */
const otherBlocks = new Set([
	'div',
	'section',
	'article',
	'aside',
	'header',
	'footer',
	'main',
	'address',
	'center',
	'pre',
	'dt',
	'dd',
	'figure',
	'figcaption',
	'caption',
	'details',
	'summary',
	'fieldset',
	'form',
	'nav',
]);

function pass(html: string): string {
	const tree = parser.parse(html);
	shiftHeadings(tree);
	nameParagraphs(tree);
	const clean = sanitize(tree, schema);
	if (clean.type !== 'root') return '';
	tidy(clean);
	clean.children = inParagraphs(clean.children);
	return printer.stringify(clean).trim();
}

/** Gives the heading levels that occur the names h3, h4 and h5, in their order. */
function shiftHeadings(tree: Root): void {
	const headings: Element[] = [];
	visit(tree, (element) => {
		if (/^h[1-6]$/.test(element.tagName)) headings.push(element);
	});
	const levels = [...new Set(headings.map(({ tagName }) => tagName))].sort();
	for (const heading of headings) {
		heading.tagName = `h${Math.min(3 + levels.indexOf(heading.tagName), 5)}`;
	}
}

function nameParagraphs(tree: Root): void {
	visit(tree, (element) => {
		if (!otherBlocks.has(element.tagName)) return;
		let holdsBlock = false;
		visit(element, (inner) => {
			holdsBlock ||= blocks.has(inner.tagName) || otherBlocks.has(inner.tagName);
		});
		if (!holdsBlock) element.tagName = 'p';
	});
}

/** Makes texts visible, checks links, and drops elements with nothing in them. */
function tidy(parent: Root | Element): void {
	const kept: ElementContent[] = [];
	for (const child of parent.children) {
		if (child.type === 'text') {
			const value = visible(child.value);
			if (value !== '') kept.push({ type: 'text', value });
		} else if (child.type === 'element') {
			tidy(child);
			if (child.tagName === 'a' && !keepsLink(child)) kept.push(...child.children);
			else if (isFilled(child)) kept.push(child);
		}
	}
	parent.children = kept;
}

function keepsLink(link: Element): boolean {
	const href = publicUrl(link.properties['href'], ['http:', 'https:', 'mailto:', 'tel:']);
	if (href === undefined) return false;
	link.properties = { href, rel: ['nofollow', 'noopener'] };
	return true;
}

function isFilled(element: Element): boolean {
	if (['br', 'hr', 'td', 'th'].includes(element.tagName)) return true;
	return element.children.some((child) =>
		child.type === 'text'
			? child.value.trim() !== ''
			: child.type === 'element' && child.tagName !== 'br',
	);
}

/** Puts what stands loose between blocks into paragraphs. */
function inParagraphs(children: readonly RootContent[]): RootContent[] {
	const result: RootContent[] = [];
	let loose: ElementContent[] = [];
	const close = () => {
		const paragraph: Element = { type: 'element', tagName: 'p', properties: {}, children: loose };
		if (isFilled(paragraph)) result.push(paragraph);
		loose = [];
	};
	for (const child of children) {
		if (child.type === 'element' && blocks.has(child.tagName)) {
			close();
			result.push(child);
		} else if (child.type === 'element' || child.type === 'text') loose.push(child);
	}
	close();
	return result;
}

function visit(parent: Root | Element, act: (element: Element) => void): void {
	for (const child of parent.children) {
		if (child.type !== 'element') continue;
		act(child);
		visit(child, act);
	}
}

function escape(text: string): string {
	return text.replaceAll('<', '&lt;');
}
