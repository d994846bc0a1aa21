import type { Blocked } from './blocked.ts';
import { lineAt } from './tags.ts';

/** What makes markup or code of a text: the policy refuses it where no trusted type says that the text is meant. */
const sinks =
	/(?:(?:inner|outer)HTML|\.srcdoc)\s*\+?=(?!=)|\.(?:insertAdjacentHTML|createContextualFragment|parseFromString|setHTMLUnsafe)\(|\bdocument\.write(?:ln)?\(|\bdangerouslySetInnerHTML\b|\beval\(|\bnew\s+Function\(|\bnew\s+(?:Shared)?Worker\(|\bfrom\s+['"]solid-js\b/g;

/** Frameworks whose components make trusted types, by the ending of a file, with the name they take. */
const frameworks: Readonly<Record<string, string>> = {
	'.svelte': 'svelte-trusted-html',
	'.vue': 'vue',
};

/** Where code of the company does what pages refuse, in the order of its lines. */
export function untrustedIn(code: string): Blocked[] {
	return Array.from(code.matchAll(sinks), ({ 0: found, index }) => ({
		line: lineAt(code, index),
		what: `\`${found.replace(/\s*\(?\+?=?$/, '')}\` makes markup or code of a text, which browsers refuse: make elements instead, or see trusted types in docs/astro.md`,
	}));
}

/** The name that components of a framework need in `trustedTypes`, where it is missing there. */
export function unnamedIn(ending: string, named: readonly string[]): Blocked[] {
	const name = frameworks[ending];
	if (name === undefined || named.includes(name)) return [];
	return [
		{
			line: 1,
			what: `its framework makes trusted types named ${name}, which browsers refuse: name it in \`trustedTypes\` in src/company/config.ts`,
		},
	];
}
