import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

const parser = unified().use(rehypeParse);

/** A page as a browser reads it. */
export interface Page {
	readonly tree: Root;
	/** Elements of these names in the order of the page, or all of them. */
	all(...names: string[]): Element[];
	/** @throws when there is none. */
	one(name: string, holds?: (element: Element) => boolean): Element;
	/** What is read on the page, scripts and styles left out. */
	readonly text: string;
}

export function parsePage(html: string): Page {
	const tree = parser.parse(html);
	let every: readonly Element[] | undefined;
	const all = (...names: string[]) => {
		every ??= elements(tree);
		return names.length === 0 ? [...every] : every.filter(({ tagName }) => names.includes(tagName));
	};
	let text: string | undefined;
	return {
		tree,
		all,
		one: (name, holds = () => true) => {
			const found = all(name).find(holds);
			if (!found) throw new Error(`The page has no <${name}> of that kind.`);
			return found;
		},
		get text() {
			return (text ??= textOf(tree));
		},
	};
}

/** Elements below a node, in the order of the page. */
export function elements(node: Nodes, names: readonly string[] = []): Element[] {
	const found: Element[] = [];
	const look = (parent: Nodes) => {
		if (!('children' in parent)) return;
		for (const child of parent.children) {
			if (child.type !== 'element') continue;
			if (names.length === 0 || names.includes(child.tagName)) found.push(child);
			look(child);
		}
	};
	look(node);
	return found;
}

/** An attribute as text, by its name in HTML; lists are joined by blanks. */
export function attribute(element: Element, name: string): string | undefined {
	const plain = name.replaceAll('-', '').toLowerCase();
	const wanted = renamed[plain] ?? plain;
	const { properties } = element;
	const value =
		properties[Object.keys(properties).find((key) => key.toLowerCase() === wanted) ?? ''];
	if (value === undefined || value === null || value === false) return undefined;
	return Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value);
}

/** What the elements of these names, or all of them, have for an attribute. */
export function attributes(page: Page, names: readonly string[], name: string): string[] {
	return page.all(...names).flatMap((element) => attribute(element, name) ?? []);
}

/** Text of a node in one line. */
export function textOf(node: Nodes): string {
	return rawText(node).replaceAll(/\s+/g, ' ').trim();
}

/** The value that stands beside a name in the lists of facts, or `undefined`. */
export function fact(page: Page, name: string): Element | undefined {
	const row = page
		.all('div')
		.find((div) => elements(div, ['dt']).length === 1 && textOf(firstOf(div, 'dt')) === name);
	return row && firstOf(row, 'dd');
}

const renamed: Readonly<Record<string, string>> = { class: 'classname', for: 'htmlfor' };

function firstOf(node: Nodes, name: string): Element {
	const [found] = elements(node, [name]);
	if (!found) throw new Error(`There is no <${name}> here.`);
	return found;
}

function rawText(node: Nodes): string {
	if (node.type === 'text') return node.value;
	if (!('children' in node)) return '';
	if (node.type === 'element' && (node.tagName === 'script' || node.tagName === 'style')) return '';
	const parts = node.children.map(rawText).join('');
	return node.type === 'element' && !inline.has(node.tagName) ? ` ${parts} ` : parts;
}

const inline = new Set(['a', 'b', 'em', 'i', 'span', 'strong', 'sub', 'sup']);
