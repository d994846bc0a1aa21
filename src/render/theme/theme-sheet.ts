import { parse, CssSyntaxError, type AtRule, type Declaration, type Root } from 'postcss';
import { nearestName } from '../../domain/sentences/closest-name.ts';

/** A token's value as it is written, and where. */
export interface Token {
	readonly value: string;
	readonly line: number;
}

/** A typeface that comes as files. */
interface Face {
	readonly family: string;
	/** As they are written: beside the sheet. */
	readonly files: readonly string[];
	readonly line: number;
}

export interface ThemeSheet {
	readonly tokens: ReadonlyMap<string, Token>;
	readonly faces: readonly Face[];
	/** What may not stand there, each in one sentence with its line. */
	readonly errors: readonly ThemeError[];
}

export interface ThemeError {
	readonly line: number;
	readonly sentence: string;
}

/**
 * Reads the tokens and typefaces of a sheet.
 * @param known names of the tokens that may be set; any, when it is absent
 */
export function readThemeSheet(css: string, known?: ReadonlySet<string>): ThemeSheet {
	const tokens = new Map<string, Token>();
	const faces: Face[] = [];
	const errors: ThemeError[] = [];
	for (const node of parsed(css, errors)?.nodes ?? []) {
		if (node.type === 'comment') continue;
		const line = node.source?.start?.line ?? 1;
		const refuse = (sentence: string) => errors.push({ line, sentence });
		if (node.type === 'atrule' && node.name === 'font-face') {
			const face = faceOf(node);
			faces.push({ ...face, line });
			const foreign = face.files.find((file) => !/^(\.\/)?[\w-][\w./-]*$/.test(file));
			if (foreign !== undefined) {
				refuse(
					`${face.family} is loaded from ${foreign}; a typeface of a theme is a file beside it, such as url('./fonts/own.woff2').`,
				);
			}
		} else if (node.type === 'rule' && node.selector === ':root') {
			for (const inner of node.nodes) {
				if (inner.type === 'comment') continue;
				const at = inner.source?.start?.line ?? line;
				const slip =
					inner.type === 'decl' ? slipOf(inner, known) : 'only tokens may stand in :root.';
				if (slip !== undefined) errors.push({ line: at, sentence: slip });
				else if (inner.type === 'decl')
					tokens.set(inner.prop.slice(2), { value: inner.value.trim(), line: at });
			}
		} else {
			const what =
				node.type === 'atrule' ? `@${node.name}` : node.type === 'rule' ? node.selector : node.prop;
			refuse(`${what} may not stand in a theme, which holds :root with tokens and @font-face.`);
		}
	}
	return { tokens, faces, errors };
}

function parsed(css: string, errors: ThemeError[]): Root | undefined {
	try {
		return parse(css);
	} catch (error) {
		if (!(error instanceof CssSyntaxError)) throw error;
		errors.push({ line: error.line ?? 1, sentence: `it cannot be read: ${error.reason}.` });
		return undefined;
	}
}

function slipOf(
	{ prop, value, important }: Declaration,
	known?: ReadonlySet<string>,
): string | undefined {
	if (!prop.startsWith('--'))
		return `${prop} is no token; a theme sets tokens, such as --ink, and nothing else.`;
	if (known && !known.has(prop.slice(2))) {
		return `${prop} is no token of src/styles/tokens.css; the nearest one is --${nearestName(prop.slice(2), known)}.`;
	}
	if (important) return `${prop} may not be !important.`;
	const unknown =
		known &&
		Array.from(value.matchAll(/var\(\s*--([\w-]+)/g), ([, name = '']) => name).find(
			(name) => !known.has(name),
		);
	if (unknown !== undefined) {
		return `${prop} names --${unknown}, which is no token of src/styles/tokens.css; the nearest one is --${nearestName(unknown, known ?? [])}.`;
	}
	if (value.trim() === '') return `${prop} is empty.`;
	return /url\(|image-set\(/i.test(value) ? `${prop} may not load a file.` : undefined;
}

function faceOf(rule: AtRule): Pick<Face, 'family' | 'files'> {
	const of = (name: string) =>
		rule.nodes?.findLast((node) => node.type === 'decl' && node.prop === name);
	const text = (node: ReturnType<typeof of>) => (node?.type === 'decl' ? node.value : '');
	const urls = text(of('src')).matchAll(/url\(\s*['"]?([^'")]*)['"]?\s*\)/gi);
	return {
		family: text(of('font-family')).replaceAll(/^['"]|['"]$/g, ''),
		files: Array.from(urls, ([, file = '']) => file),
	};
}
