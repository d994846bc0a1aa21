import { readFileSync, writeFileSync } from 'node:fs';

/** What pages have asked of a catalogue. */
export interface Reads {
	/** Each question once, as JSON, with what tells its answer from another. */
	readonly questions: readonly { readonly name: string; readonly digest: string }[];
	/** Sets of questions, as places in `questions`: the languages of a page share one. */
	readonly sets: readonly (readonly number[])[];
	/** The set of each page, by its path. */
	readonly pages: ReadonlyMap<string, number>;
}

/** Writes reads to a file: a line each for a question, a set, and a page. */
export function writeReads(file: string, { questions, sets, pages }: Reads): void {
	const lines = [`${questions.length} ${sets.length} ${pages.size}`];
	for (const { name, digest } of questions) lines.push(`${digest}\t${name}`);
	for (const set of sets) lines.push(set.join(' '));
	for (const [path, set] of pages) lines.push(`${set}\t${path}`);
	writeFileSync(file, lines.join('\n'));
}

/** @throws when the file is not whole. */
export function readReads(file: string): Reads {
	const lines = readFileSync(file, 'utf8').split('\n');
	const [questions = 0, sets = 0, pages = 0] = lines[0]?.split(' ').map(Number) ?? [];
	if (lines.length !== 1 + questions + sets + pages) {
		throw new Error(
			`${file}, the list of what the pages were made from, is not whole; build again.`,
		);
	}
	const part = (from: number, length: number) => lines.slice(from, from + length);
	return {
		questions: part(1, questions).map((line) => {
			const [digest, name] = pair(line);
			return { digest, name };
		}),
		sets: part(1 + questions, sets).map((line) => line.split(' ').filter(Boolean).map(Number)),
		pages: new Map(
			part(1 + questions + sets, pages).map((line) => {
				const [set, path] = pair(line);
				return [path, Number(set)];
			}),
		),
	};
}

/** What stands before and after the first tab of a line. */
function pair(line: string): readonly [string, string] {
	const tab = line.indexOf('\t');
	return [line.slice(0, tab), line.slice(tab + 1)];
}
