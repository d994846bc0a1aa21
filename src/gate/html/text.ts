import type { Element, Root, RootContent, Text } from 'hast';

export const inline = new Set(['a', 'b', 'strong', 'em', 'i', 'sub', 'sup']);

/**
 * The text that `wholeOf` finds in sanitised HTML, without parsing it; `undefined` where there are links or entities,
 * which take a closer look.
 */
export function plainWhole(html: string): string | undefined {
	if (/&|<a[\s>]/.test(html)) return undefined;
	return html
		.replaceAll('\n', ' ')
		.replaceAll(/<\/?(?:b|strong|em|i|sub|sup)>/g, '')
		.replaceAll(/<[bh]r>/g, '\n\n')
		.replaceAll(/<[^>]*>/g, '\n');
}

interface Whole {
	text: string;
	readonly texts: { readonly node: Text; readonly start: number }[];
	readonly links: { readonly link: Element; readonly start: number; readonly end: number }[];
}

/** The text of a tree as its reader sees it, a line for each block: what is hidden may run through tags. */
export function wholeOf(nodes: readonly RootContent[], whole: Whole): Whole {
	for (const node of nodes) {
		const start = whole.text.length;
		if (node.type === 'text') {
			whole.texts.push({ node, start });
			whole.text += node.value.replaceAll('\n', ' ');
		} else if (node.type === 'element') {
			const edge = inline.has(node.tagName) ? '' : '\n';
			whole.text += edge;
			wholeOf(node.children, whole);
			whole.text += edge;
			if (node.tagName === 'a') whole.links.push({ link: node, start, end: whole.text.length });
		}
	}
	return whole;
}

function isBreak(node: RootContent | undefined): boolean {
	return node?.type === 'element' && node.tagName === 'br';
}

/** Takes out the line breaks that part nothing any more. */
export function withoutLooseBreaks(parent: Root | Element): void {
	const kept: RootContent[] = [];
	let hasGap = true;
	for (const child of parent.children) {
		if (child.type === 'element') withoutLooseBreaks(child);
		if (child.type === 'text' && child.value.trim() === '') {
			if (child.value !== '') kept.push(child);
			else hasGap = true;
			continue;
		}
		if (isBreak(child) && hasGap && (kept.length === 0 || isBreak(kept.at(-1)))) continue;
		hasGap = false;
		kept.push(child);
	}
	while (isBreak(kept.at(-1))) kept.pop();
	parent.children = kept as typeof parent.children;
}
