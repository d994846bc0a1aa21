import { transcode } from 'node:buffer';
import {
	isFragment,
	isHtml,
	isInstance,
	isInstruction,
	isIterable,
	isPromise,
	isSlot,
	isTemplate,
	type Instruction,
} from './astro-nodes.ts';

/*
 * A compiled component, when it is called, answers with a tree of templates. Astro's own way from this tree to the
 * bytes of a page is made for streams and servers and takes a third of the time of rendering; here the tree is
 * written in one go. A test holds the pages against Astro's own, byte for byte.
 */

/** A compiled component, here of a whole page. */
export type PageComponent = (state: RenderState, props: object, slots: object) => unknown;

/** Files that a page refers to. */
export interface PageAssets {
	/** Addresses of its styles. */
	readonly styles: readonly string[];
	/** Paths of scripts in the output, by what the code calls them. */
	readonly scripts: Readonly<Record<string, string>>;
}

/**
 * Renders a page to its file's bytes, in UTF-8.
 * @throws what its components throw, and where they ask more of Astro than their props.
 */
export async function pageBytes(
	page: PageComponent,
	props: object,
	assets: PageAssets,
): Promise<Uint8Array> {
	const state = newState(assets);
	const text = `<!DOCTYPE html>${await textOf(page(state, props, {}), state)}`;
	return utf8Of(text);
}

/** Room for the text of a page, which is asked for anew only where a page is longer than all before it. */
let room = Buffer.allocUnsafe(2 ** 18);

/** Many times as fast as an encoder of text. */
function utf8Of(text: string): Uint8Array {
	const size = 2 * text.length;
	if (size > room.length) room = Buffer.allocUnsafe(size);
	room.write(text, 'utf16le');
	try {
		return transcode(room.subarray(0, size), 'utf16le', 'utf8');
	} catch (error) {
		// Half a character somewhere; looking for one in every page would take as long as this.
		const whole = text.toWellFormed();
		if (whole === text) throw error;
		return utf8Of(whole);
	}
}

/** What compiled components are given and keep of the page they belong to. */
interface RenderState {
	createAstro(props: object): { readonly props: object };
	/** The address of a script. */
	resolve(script: string): string;
	readonly base: string;
	readonly styles: readonly string[];
	/** Of other frameworks; a tag whose name is a variable is looked for among them. */
	readonly renderers: readonly never[];
	readonly inlinedScripts: ReadonlyMap<string, string>;
	readonly clientDirectives: ReadonlyMap<string, string>;
	readonly componentMetadata: ReadonlyMap<string, object>;
	readonly _metadata: {
		readonly routeHasPropagation: boolean;
		/** Whether the page has an element `head` of its own, so that nothing has to make up for it. */
		readonly headInTree: boolean;
		readonly renderedScripts: Set<string>;
		/** Scripts within the element `template` do nothing, so each copy has its own. */
		templateDepth: number;
	};
}

const unwritable = 'A component holds what is neither text nor a component.';
const none = new Map<string, never>();

function newState({ styles, scripts }: PageAssets): RenderState {
	return {
		createAstro: (props) => ({ props }),
		resolve(script) {
			const file = scripts[script];
			if (file === undefined) throw new Error(`Astro has compiled no file for ${script}.`);
			return `/${file}`;
		},
		base: '/',
		styles,
		renderers: [],
		inlinedScripts: none,
		clientDirectives: none,
		componentMetadata: none,
		_metadata: {
			routeHasPropagation: false,
			headInTree: true,
			renderedScripts: new Set(),
			templateDepth: 0,
		},
	};
}

/** Writes all that is there at once, and then waits for what is not, which is the addresses of scripts. */
async function textOf(root: unknown, state: RenderState): Promise<string> {
	const parts: { readonly before: string; readonly later: PromiseLike<unknown>; depth: number }[] =
		[];
	const { _metadata: known } = state;
	let text = '';
	const write = (node: unknown): void => {
		if (node === null || node === undefined || node === false) return;
		if (typeof node === 'string') text += escaped(node);
		else if (typeof node === 'number' || typeof node === 'boolean') text += String(node);
		else if (typeof node !== 'object') throw new Error(unwritable);
		else if (isTemplate(node)) {
			const { htmlParts, expressions } = node;
			for (let at = 0; at < htmlParts.length; at += 1) {
				text += htmlParts[at];
				write(expressions[at]);
			}
		} else if (isHtml(node)) text += String(node);
		else if (Array.isArray(node)) node.forEach(write);
		else if (isInstance(node)) write(node.init(state));
		else if (isSlot(node)) write(node.evaluate());
		else if (isInstruction(node)) text += followed(node, state);
		else if (isPromise(node)) {
			parts.push({ before: text, later: node, depth: known.templateDepth });
			text = '';
		} else if (isFragment(node)) {
			const chunks: unknown[] = [];
			const done = node.render({ write: (chunk) => chunks.push(chunk) });
			write(done ? done.then(() => chunks) : chunks);
		} else if (isIterable(node)) write([...node]);
		else throw new Error(unwritable);
	};
	write(root);
	let whole = '';
	for (const { before, later, depth } of parts) {
		const made = await later;
		known.templateDepth = depth;
		whole += before + (await textOf(made, state));
	}
	return whole + text;
}

function followed({ type, id = '', content = '' }: Instruction, state: RenderState): string {
	const { _metadata: known } = state;
	switch (type) {
		case 'head':
			return state.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('');
		case 'maybe-head':
			return '';
		case 'script':
			if (known.templateDepth > 0) return content;
			if (known.renderedScripts.has(id)) return '';
			known.renderedScripts.add(id);
			return content;
		case 'template-enter':
			known.templateDepth += 1;
			return '';
		case 'template-exit':
			known.templateDepth -= 1;
			return '';
		default:
			throw new Error(`A component asks for ${type}, which no page here needs.`);
	}
}

const special = /[&<>'"]/;
const specials = /[&<>'"]/g;
const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	"'": '&#39;',
	'"': '&quot;',
};

function escaped(text: string): string {
	return special.test(text) ? text.replace(specials, (sign) => entities[sign] ?? sign) : text;
}
