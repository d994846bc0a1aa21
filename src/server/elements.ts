import type { Element, Nodes } from 'hast';

/** The elements of a page that pass a test, in its order. */
export function elementsIn(node: Nodes, test: (element: Element) => boolean): Element[] {
	const own = node.type === 'element' && test(node) ? [node] : [];
	if (!('children' in node)) return own;
	return [...own, ...node.children.flatMap((child) => elementsIn(child, test))];
}
