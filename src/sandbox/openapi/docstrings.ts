import { globSync, readFileSync } from 'node:fs';

const folder = new URL('../../crm/contract/', import.meta.url);

/**
 * What the contract says about its schemas and their fields, taken from its comments: the text is written
 * once, where a reader of the code finds it.
 */
export interface Docstrings {
	/** @param field of the schema; the schema itself when absent */
	of(schema: string, field?: string): string | undefined;
}

export function readDocstrings(): Docstrings {
	const texts = new Map<string, string>();
	const shared = new Map<string, string>();
	const files = new Map<string, string>();
	for (const file of globSync('*.ts', { cwd: folder })) {
		let schema = '';
		const code = readFileSync(new URL(file, folder), 'utf8');
		for (const { groups } of code.matchAll(documented)) {
			const { comment, constant, field } = groups ?? {};
			schema = constant ?? schema;
			if (constant !== undefined) files.set(constant, file);
			if (comment === undefined) continue;
			const text = withoutStars(comment);
			texts.set(field === undefined ? schema : `${schema}.${field}`, text);
			const place = `${sharing(file, schema)} ${field}`;
			if (field !== undefined && !shared.has(place)) shared.set(place, text);
		}
	}
	return {
		of(schema, field) {
			if (field === undefined) return texts.get(schema);
			return (
				texts.get(`${schema}.${field}`) ??
				shared.get(`${sharing(files.get(schema) ?? '', schema)} ${field}`) ??
				texts.get(`paging.${field}`)
			);
		},
	};
}

/** Records of one file take fields over from one another; what a query filters by is not what a record holds. */
function sharing(file: string, schema: string): string {
	return `${file} ${schema.endsWith('Query') ? 'queries' : 'records'}`;
}

/** A comment and what it stands before: a constant, or a field of the last constant. */
const documented =
	/(?:\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\s*)?(?:^(?:export )?const (?<constant>\w+)|^\t+(?<field>\w+):)/gm;

function withoutStars(comment: string): string {
	return comment.replaceAll(/\s*\n\s*\* ?/g, ' ').trim();
}
