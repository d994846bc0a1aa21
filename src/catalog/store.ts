import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { LegalText } from '../domain/legal.ts';
import type { Money } from '../domain/money.ts';
import type { Project } from '../domain/project.ts';
import { isOnOffer } from '../domain/status.ts';
import type { Unit } from '../domain/unit.ts';

/** Version of the tables and records below; a store of another version is never read. */
export const catalogueFormat = 1;

/** Everything a build of the site may know. */
export interface CatalogueContent {
	readonly units: readonly Unit[];
	readonly projects: readonly Project[];
	readonly legal: readonly LegalText[];
	/** ISO 8601 time at which the CRM was read. */
	readonly pulledAt: string;
}

/**
 * Writes the catalogue to one file. The file is replaced whole or not at all: it is written beside its
 * place and renamed, so a reader never sees half of it and a failure leaves the last one as it was.
 */
export function writeCatalogue(path: string, content: CatalogueContent): void {
	mkdirSync(dirname(path), { recursive: true });
	const unfinished = `${path}.${process.pid}.new`;
	rmSync(unfinished, { force: true });
	try {
		fill(unfinished, content);
		renameSync(unfinished, path);
	} catch (error) {
		rmSync(unfinished, { force: true });
		throw error;
	}
}

// The records stand in tables of their own, so that a filter reads only narrow rows and their index.
const tables = `
	CREATE TABLE catalogue (format INTEGER NOT NULL, pulled_at TEXT NOT NULL);
	CREATE TABLE unit (
		id INTEGER PRIMARY KEY,
		on_offer INTEGER NOT NULL,
		deal TEXT NOT NULL,
		kind TEXT NOT NULL,
		city TEXT,
		project_id INTEGER,
		floor INTEGER,
		reference TEXT NOT NULL,
		-- Milliseconds since 1970, 0 when the account does not say.
		created_at INTEGER NOT NULL,
		-- NULL for a price on request: what is not stored cannot be searched or sorted by.
		price_cents INTEGER,
		currency TEXT
	);
	CREATE INDEX unit_newest ON unit (deal, on_offer, created_at DESC, id DESC, kind, city, project_id);
	CREATE INDEX unit_of_kind ON unit (kind, city, deal, on_offer, price_cents);
	CREATE INDEX unit_of_project ON unit (project_id, floor, reference);
	CREATE TABLE unit_record (id INTEGER PRIMARY KEY, record TEXT NOT NULL);
	CREATE TABLE project_record (id INTEGER PRIMARY KEY, on_offer INTEGER NOT NULL, record TEXT NOT NULL);
	CREATE TABLE legal_record (kind TEXT PRIMARY KEY, record TEXT NOT NULL);
`;

function fill(path: string, { units, projects, legal, pulledAt }: CatalogueContent): void {
	const db = new DatabaseSync(path);
	try {
		// The file is thrown away when anything fails, so a journal would only cost time.
		db.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN');
		db.exec(tables);
		db.prepare('INSERT INTO catalogue VALUES (?, ?)').run(catalogueFormat, pulledAt);
		const row = db.prepare('INSERT INTO unit VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
		const record = db.prepare('INSERT INTO unit_record VALUES (?, ?)');
		for (const unit of units) {
			const price = comparablePrice(unit);
			row.run(
				unit.id,
				Number(isOnOffer(unit.status)),
				unit.deal,
				unit.kind,
				unit.place.city ?? null,
				unit.projectId ?? null,
				unit.floor ?? null,
				unit.reference,
				unit.createdAt ? Date.parse(unit.createdAt) : 0,
				price?.cents ?? null,
				price?.currency ?? null,
			);
			record.run(unit.id, JSON.stringify(unit));
		}
		const project = db.prepare('INSERT INTO project_record VALUES (?, ?, ?)');
		const offered = units.filter(({ status }) => isOnOffer(status));
		const projectsOnOffer = new Set(offered.map(({ projectId }) => projectId));
		for (const each of projects) {
			project.run(each.id, Number(projectsOnOffer.has(each.id)), JSON.stringify(each));
		}
		const text = db.prepare('INSERT INTO legal_record VALUES (?, ?)');
		for (const each of legal) text.run(each.kind, JSON.stringify(each));
		db.exec('COMMIT; PRAGMA synchronous = FULL; PRAGMA journal_mode = DELETE; ANALYZE');
	} finally {
		db.close();
	}
}

/** The amount two units are compared by: purchase price, or rent without ancillary costs. */
function comparablePrice({ price }: Unit): Money | undefined {
	switch (price.kind) {
		case 'purchase':
			return price.amount;
		case 'rent':
			return price.base;
		case 'onRequest':
			return undefined;
	}
}
