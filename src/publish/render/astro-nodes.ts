/* What a compiled component answers with is made of these, and how Astro marks each of them. */

const html: unique symbol = Symbol.for('astro:html-string');
const template: unique symbol = Symbol.for('astro.renderTemplateResult');
const instance: unique symbol = Symbol.for('astro.componentInstance');
const instruction: unique symbol = Symbol.for('astro:render');

/** True where a node is of that kind. Reading a mark is several times as fast as asking whether it is there. */
interface Marked {
	readonly [html]?: unknown;
	readonly [template]?: unknown;
	readonly [instance]?: unknown;
	readonly [instruction]?: unknown;
}

/** What a component answers with. */
interface Template extends Marked {
	readonly htmlParts: readonly string[];
	/** One fewer than parts. */
	readonly expressions: readonly unknown[];
}

interface Instance extends Marked {
	init(state: object): unknown;
}

interface Slot {
	evaluate(): unknown;
}

export interface Instruction extends Marked {
	readonly type: string;
	readonly id?: string;
	readonly content?: string;
}

interface Fragment {
	render(destination: { write(chunk: unknown): void }): Promise<void> | undefined;
}

export function isHtml(node: Marked): boolean {
	return node[html] === true;
}

export function isTemplate(node: Marked): node is Template {
	return node[template] === true;
}

export function isInstance(node: Marked): node is Instance {
	return node[instance] === true;
}

export function isSlot(node: object): node is Slot {
	return 'evaluate' in node;
}

export function isInstruction(node: Marked): node is Instruction {
	return node[instruction] === true;
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
