import { globSync, readFileSync } from 'node:fs';

const folder = new URL('../../crm/contract/', import.meta.url);

/**
 * What the contract says about its schemas and their fields, taken from its comments: the text is written
 * once, where a reader of the code finds it.
 */
export interface Docstrings {
	/** @param field of the schema, at any depth; the schema itself when absent */
	of(schema: string, field?: string): string | undefined;
}

/** Reads them out of the sources of the contract. */
export function readDocstrings(): Docstrings {
	const texts = new Map<string, string>();
	const takenOver = new Map<string, string[]>();
	for (const file of globSync('*.ts', { cwd: folder })) {
		let schema = '';
		const code = readFileSync(new URL(file, folder), 'utf8');
		for (const { groups } of code.matchAll(documented)) {
			const { comment, constant, field, source } = groups ?? {};
			schema = constant ?? schema;
			if (source !== undefined) takenOver.set(schema, [...(takenOver.get(schema) ?? []), source]);
			else if (comment !== undefined) texts.set(place(schema, field), withoutStars(comment));
		}
	}
	return { of };

	function of(schema: string, field?: string): string | undefined {
		const own = texts.get(place(schema, field));
		if (own !== undefined || field === undefined) return own;
		const sources = takenOver.get(schema) ?? [];
		return sources.map((source) => of(source, field)).find((text) => text !== undefined);
	}
}

/**
 * A comment and what it stands before: a constant, a field of the last constant, or another constant whose
 * fields it takes over.
 */
const documented =
	/(?:\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\s*)?(?:^(?:export )?const (?<constant>\w+)|^\t+(?<field>\w+)[:,]|^\t+\.\.\.(?<source>\w+))/gm;

function place(schema: string, field: string | undefined): string {
	return field === undefined ? schema : `${schema}.${field}`;
}

function withoutStars(comment: string): string {
	return comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim();
}
