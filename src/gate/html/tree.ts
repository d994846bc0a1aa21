import type { Element, ElementContent, Root, RootContent } from 'hast';
import { visible } from './normalise.ts';
import { isUnseen, singleBlanks } from './plain-text.ts';
import { inline } from './text.ts';
import { publicUrl } from './public-url.ts';
import { readLineEnds } from '../../domain/prose.ts';

/** Takes out what nobody sees. */
export function dropUnseen(parent: Root | Element): void {
	parent.children = parent.children.filter((child) => child.type !== 'element' || !isUnseen(child));
	for (const child of parent.children) if (child.type === 'element') dropUnseen(child);
}

/** Gives the heading levels that occur the names h3, h4 and h5, in their order. */
export function shiftHeadings(tree: Root): void {
	const headings: Element[] = [];
	visit(tree, (element) => {
		if (/^h[1-6]$/.test(element.tagName)) headings.push(element);
	});
	const levels = [...new Set(headings.map(({ tagName }) => tagName))].sort();
	for (const heading of headings) {
		heading.tagName = `h${Math.min(3 + levels.indexOf(heading.tagName), 5)}`;
	}
}

/** Turns blocks of other names into paragraphs. */
export function nameParagraphs(tree: Root): void {
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
export function tidy(parent: Root | Element): void {
	const kept: ElementContent[] = [];
	for (const [at, child] of parent.children.entries()) {
		if (child.type === 'text') {
			const value = singleBlanks(visible(child.value));
			const [before, behind] = [parent.children[at - 1], parent.children[at + 1]];
			if (value !== '') kept.push(...withBreaks(value, isInline(before), isInline(behind)));
		} else if (child.type === 'element') {
			tidy(child);
			if (child.tagName === 'a' && !keepsLink(child)) kept.push(...child.children);
			else if (isFilled(child)) kept.push(child);
		}
	}
	parent.children = kept;
}

/** Breaks a text where it has line ends that are written out, unless they stand at the edge of a block. */
function withBreaks(text: string, hasBefore: boolean, hasBehind: boolean): ElementContent[] {
	// NUL occurs in no visible text.
	const lines = readLineEnds(text, '\0').split('\0');
	const first = hasBefore ? 0 : lines.findIndex((line) => line.trim() !== '');
	const last = hasBehind ? lines.length : lines.findLastIndex((line) => line.trim() !== '');
	return lines.flatMap((value, at): ElementContent[] => {
		const line: ElementContent = { type: 'text', value };
		if (at === 0) return [line];
		if (at <= first || at > last) return [{ type: 'text', value: ` ${value}` }];
		return [{ type: 'element', tagName: 'br', properties: {}, children: [] }, line];
	});
}

function isInline(node: RootContent | undefined): boolean {
	return node?.type === 'element' && inline.has(node.tagName);
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
export function inParagraphs(children: readonly RootContent[]): RootContent[] {
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

const blocks = new Set('p blockquote h3 h4 h5 hr ul ol li table tbody tr td th'.split(' '));

/** Blocks of other names, which become paragraphs so that their texts do not run together. */
const otherBlocks = new Set(
	`div section article aside header footer main address center pre dt dd figure figcaption caption details summary
	fieldset form nav`.split(/\s+/),
);
