/** A tag in a source that a person wrote. */
export interface Tag {
	/** As it is written: components begin with a capital. */
	readonly name: string;
	/** Where in the source it begins. */
	readonly index: number;
	/** By their names in small letters; `undefined` for what code works out. */
	readonly attributes: ReadonlyMap<string, string | undefined>;
	/** What stands between a script or style and its end. */
	readonly content: string;
}

/**
 * The tags of HTML, Markdown or an Astro component. Tolerant, because it only looks for what to warn of: of what is no
 * tag, such as `a<b` in an expression, it reads a name without attributes.
 */
export function tagsOf(source: string): Tag[] {
	const text = withoutCode(source);
	const tags: Tag[] = [];
	const opening = /<([a-z][\w.:-]*)/gi;
	for (let found = opening.exec(text); found; found = opening.exec(text)) {
		const [whole, name = ''] = found;
		const { attributes, end } = attributesAt(text, found.index + whole.length);
		const isRaw = /^(?:script|style)$/i.test(name);
		const close = isRaw ? text.slice(end).search(new RegExp(`</${name}`, 'i')) : 0;
		const content = isRaw ? text.slice(end, close < 0 ? undefined : end + close) : '';
		tags.push({ name, index: found.index, attributes, content });
		opening.lastIndex = end + content.length;
	}
	return tags;
}

/** The line a place in a text is on, from 1. */
export function lineAt(text: string, index: number): number {
	return text.slice(0, index).split('\n').length;
}

/** Blanks out what is no markup, so that the lines stay: frontmatter, comments, and code in Markdown. */
function withoutCode(source: string): string {
	return source
		.replace(/^---\r?\n[^]*?\r?\n---/, blanks)
		.replaceAll(/<!--[^]*?-->|\{\/\*[^]*?\*\/\}/g, blanks)
		.replaceAll(/^ *(`{3,}|~{3,})[^]*?\n *\1/gm, blanks)
		.replaceAll(/`[^`\n]*`/g, (code) => (/^`[^$]*<[a-z]/i.test(code) ? blanks(code) : code));
}

function blanks(text: string): string {
	return text.replaceAll(/[^\n]/g, ' ');
}

const attribute =
	/\s*([^\s"'<>/={}]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|`[^`]*`)|([^\s"'<>={}`]+)))?|\s*\{(?:[^{}]|\{[^{}]*\})*\}|\s*\//y;

function attributesAt(text: string, from: number): Pick<Tag, 'attributes'> & { end: number } {
	const attributes = new Map<string, string | undefined>();
	attribute.lastIndex = from;
	let end = from;
	for (let found = attribute.exec(text); found; found = attribute.exec(text)) {
		end = attribute.lastIndex;
		const [, name, double, single, code, bare] = found;
		if (name === undefined) continue;
		attributes.set(name.toLowerCase(), double ?? single ?? bare ?? literal(code));
	}
	const close = /\s*>/y;
	close.lastIndex = end;
	return { attributes, end: close.test(text) ? close.lastIndex : end };
}

/** The text of an expression that is nothing but one, as far as it is known: `{'…'}`, `{`…${id}`}`. */
function literal(code: string | undefined): string | undefined {
	return code === undefined ? '' : /^\{?\s*(["'`])([^"'`$]*)(?:\$.*)?\1\s*\}?$/s.exec(code)?.[2];
}
