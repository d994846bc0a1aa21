import { existsSync, readFileSync } from 'node:fs';

const file = new URL('../../../shared/crm-api-v1.md', import.meta.url);

/** Whether the CRM's document lies beside the project; it is not part of it. */
export const hasApiDocument = existsSync(file);

export const skipReason =
	"the CRM's document (../shared/crm-api-v1.md) is not on this machine, so this test is skipped";

/** A row of the document's tables of endpoints. */
export interface EndpointRow {
	readonly method: string;
	/** As in the document: `/contacts/:id`. */
	readonly path: string;
	/** Query parameters it names, in its own row or in a list of their own; `cf_<key>` among them. */
	readonly query: readonly string[];
}

/** Reads the tables and lists of the document; empty where there is no document. */
export function readApiDocument(): {
	readonly endpoints: readonly EndpointRow[];
	/** The field names that follow a marker: those of a table, or those of a sentence. */
	fields(heading: string, marker?: string): readonly string[];
} {
	const text = hasApiDocument ? readFileSync(file, 'utf8') : '';
	const part = (level: string, heading: string) =>
		text.split(`\n${level} ${heading}\n`)[1]?.split(new RegExp(`\n#{2,${level.length}} `))[0] ?? '';
	const sections = part('##', 'Endpoints').split('\n### ');
	return {
		endpoints: sections.flatMap(endpointsIn),
		fields: (heading, marker) => {
			const section = part('###', heading);
			return marker === undefined
				? tableNames(section)
				: listedNames(section.split(marker)[1]?.split('\n')[0] ?? '');
		},
	};
}

function endpointsIn(section: string): EndpointRow[] {
	const rows = [...section.matchAll(/^\| (GET|POST|PUT|DELETE) \| (\S+) \|(.*)\|$/gm)];
	return rows.map(([, method = '', path = '', words = '']) => ({
		method,
		path,
		query: [
			...ownQuery(words),
			...(/paginated/i.test(
				`${words} ${method === 'GET' && section.match(`GET ${path} is paginated`)}`,
			)
				? ['page', 'per']
				: []),
			...(words.includes('with_meta=1') ? ['with_meta'] : []),
			...(/parameters below/i.test(words) ||
			section.includes(`Query parameters of ${method} ${path}:`)
				? listBelow(section, `${method} ${path}`)
				: []),
		],
	}));
}

/** "Query include: string, …", "Query super_group (…), entity (…). Returns …". */
function ownQuery(words: string): string[] {
	const match = /query (?:parameter )?(?!parameters )([^.]+)/i.exec(withoutBrackets(words));
	const sentence = match?.[1] ?? '';
	return /^\w+(:| with )/.test(sentence) ? firstWords([sentence]) : firstWords(sentence.split(','));
}

function listBelow(section: string, call: string): string[] {
	const named = section.split(`Query parameters of ${call}:`)[1];
	const list = named ?? section.split('Query parameters:')[1] ?? '';
	return list.startsWith('\n') ? tableNames(list) : listedNames(list.split('\n')[0] ?? '');
}

/** The first column of a table whose head begins with Field or Name. */
function tableNames(section: string): string[] {
	return [...section.matchAll(/^\| ([^|]+) \|/gm)]
		.map(([, cell = '']) => cell)
		.filter(
			(cell) =>
				!/^(Field|Name|Value|-+|Method|GET|POST|PUT|DELETE|Task|Message|Policy)$/.test(cell),
		)
		.flatMap((cell) => cell.split(/, | \/ /))
		.map((name) => name.trim());
}

function listedNames(sentence: string): string[] {
	const list =
		withoutBrackets(sentence)
			.replace(/^[\s:]+/, '')
			.split(/\.( |$)/)[0] ?? '';
	return firstWords(list.split(/[,;]| and /));
}

function withoutBrackets(sentence: string): string {
	return sentence.replace(/\([^()]*\)/g, '');
}

function firstWords(pieces: readonly string[]): string[] {
	return pieces.map((piece) => /^[\w[\]<>]+/.exec(piece.trim())?.[0] ?? '').filter(Boolean);
}
