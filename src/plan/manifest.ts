import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { z } from 'zod';
import { readQuestion, type Question } from '../catalog/queries/questions.ts';
import { manifestFormat } from './manifest-tables.ts';

/** What the pages of a release were made by and from. */
export const ManifestHeader = z.object({
	/** Of the program and everything it was told. */
	fingerprint: z.string(),
	/** Name of the release. */
	release: z.string(),
	/** Of the catalogue. */
	checksum: z.string(),
	/** Integrations of Astro that work on all finished pages, such as one that makes an index of them; mostly empty. */
	listeners: z.string(),
});
export type ManifestHeader = Readonly<z.infer<typeof ManifestHeader>>;

export const KnownPage = z.object({
	path: z.string(),
	owner: z.enum(['unit', 'project', 'general']),
	id: z.int().nullable(),
	description: z.string(),
});
export type KnownPage = z.infer<typeof KnownPage>;

export interface KnownQuestion {
	readonly number: number;
	readonly question: Question;
	readonly digest: string;
}

/** What the pages of the live release were made from. */
export interface Manifest {
	readonly header: ManifestHeader;
	/** Pages that belong to no unit or project alone. */
	generalPages(): KnownPage[];
	pagesOf(owner: 'unit' | 'project', id: number): KnownPage[];
	/** @param where a condition on the columns of `question`; everything when absent. */
	questions(where?: string, parameters?: readonly SQLInputValue[]): KnownQuestion[];
	/** Pages that have asked one of these questions. */
	pagesAsking(questions: Iterable<number>): KnownPage[];
	has(path: string): boolean;
	count(): number;
	close(): void;
}

/** Opens a manifest, if there is one that this version reads. */
export function openManifest(path: string): Manifest | undefined {
	if (!existsSync(path)) return undefined;
	const db = new DatabaseSync(path);
	try {
		const named = db.prepare('SELECT 1 FROM page WHERE path = ?');
		const header = Header.parse(db.prepare('SELECT * FROM manifest').get());
		const pages = (sql: string, ...parameters: SQLInputValue[]) =>
			KnownPage.array().parse(db.prepare(`SELECT ${pageColumns} ${sql}`).all(...parameters));
		return {
			header,
			generalPages: () => pages("FROM page WHERE owner = 'general'"),
			pagesOf: (owner, id) => pages('FROM page WHERE owner = ? AND id = ?', owner, id),
			questions: (where = 'true', parameters = []) =>
				QuestionRow.array().parse(
					db
						.prepare(`SELECT number, name AS question, digest FROM question WHERE ${where}`)
						.all(...parameters),
				),
			pagesAsking: (questions) =>
				pages(
					`FROM page WHERE reads IN (
						SELECT reads FROM read WHERE question IN (SELECT value FROM json_each(?)))`,
					JSON.stringify([...questions]),
				),
			has: (path) => named.get(path) !== undefined,
			count: () => Count.parse(db.prepare('SELECT count(*) AS count FROM page').get()).count,
			close: () => db.close(),
		};
	} catch {
		db.close();
		return undefined;
	}
}

const pageColumns = 'path, owner, id, description';
const Header = ManifestHeader.extend({ format: z.literal(manifestFormat) }).transform(
	({ format: _format, ...header }) => header,
);
const QuestionRow = z.object({
	number: z.int(),
	question: z.string().transform(readQuestion),
	digest: z.string(),
});
const Count = z.object({ count: z.int() });
