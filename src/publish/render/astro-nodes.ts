/* What a compiled component answers with is made of these, and how Astro marks each of them. */

const html = Symbol.for('astro:html-string');
const template = Symbol.for('astro.renderTemplateResult');
const instance = Symbol.for('astro.componentInstance');
const instruction = Symbol.for('astro:render');

/** What a component answers with. */
interface Template {
	readonly htmlParts: readonly string[];
	/** One fewer than parts. */
	readonly expressions: readonly unknown[];
}

interface Instance {
	init(state: object): unknown;
}

interface Slot {
	evaluate(): unknown;
}

export interface Instruction {
	readonly type: string;
	readonly id?: string;
	readonly content?: string;
}

interface Fragment {
	render(destination: { write(chunk: unknown): void }): Promise<void> | undefined;
}

export function isHtml(node: object): boolean {
	return html in node;
}

export function isTemplate(node: object): node is Template {
	return template in node;
}

export function isInstance(node: object): node is Instance {
	return instance in node;
}

export function isSlot(node: object): node is Slot {
	return 'evaluate' in node;
}

export function isInstruction(node: object): node is Instruction {
	return instruction in node;
}

export function isPromise(node: object): node is PromiseLike<unknown> {
	return 'then' in node;
}

export function isFragment(node: object): node is Fragment {
	return 'render' in node;
}

export function isIterable(node: object): node is Iterable<unknown> {
	return Symbol.iterator in node;
}
