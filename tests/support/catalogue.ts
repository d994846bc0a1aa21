import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openCatalogue, type OpenCatalogue } from '../../src/catalog/queries/open-catalogue.ts';
import {
	openCatalogueWriter,
	type CatalogueFiles,
} from '../../src/catalog/store/catalogue-writer.ts';
import type { LegalText } from '../../src/domain/legal.ts';
import type { Project } from '../../src/domain/project.ts';
import type { Unit } from '../../src/domain/unit.ts';
import { publicUnit } from './gate.ts';

export const pulledAt = '2026-11-21T12:00:00.000Z';
const { photos: _photos, broker: _broker, ...published } = publicUnit();
/** A flat to buy in Jena, without pictures. */
export const sampleUnit: Unit = { ...published, pictures: [] };

/** The same with another id; say what is different. */
export function publicUnitOf(id: number, different: Partial<Unit> = {}): Unit {
	return { ...sampleUnit, id, reference: `R${id}`, ...different };
}

export function publicProjectOf(id: number, different: Partial<Project> = {}): Project {
	const { place, description, location, furnishing } = sampleUnit;
	return {
		id,
		title: { de: `Projekt ${id}` },
		description,
		location,
		furnishing,
		place,
		deal: 'buy',
		pictures: [],
		links: [],
		fields: [],
		...different,
	};
}

/** Everything a catalogue is made from. */
export interface CatalogueContent {
	readonly units?: readonly Unit[];
	readonly projects?: readonly Project[];
	readonly legal?: readonly LegalText[];
	readonly pulledAt?: string;
	readonly settings?: string;
}

/** Writes a catalogue whole. */
export function writeCatalogue(files: CatalogueFiles, content: CatalogueContent): void {
	const writer = openCatalogueWriter(files);
	for (const unit of content.units ?? []) writer.unit(unit);
	for (const project of content.projects ?? []) writer.project(project);
	for (const text of content.legal ?? []) writer.legal(text);
	writer.finish({ pulledAt: content.pulledAt ?? pulledAt, settings: content.settings });
}

/** The catalogue of the live release in a folder of run-time files. */
export function liveCatalogue(folder: string): CatalogueFiles {
	return { ...catalogueIn(folder), catalogue: join(folder, 'current/catalogue.sqlite') };
}

/** Where a catalogue of its own lies in a folder. */
export function catalogueIn(folder: string): CatalogueFiles {
	return { catalogue: join(folder, 'catalogue.sqlite'), records: join(folder, 'records.sqlite') };
}

/** A folder of one test. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** A catalogue of one test, written. */
export function writtenCatalogue(content: CatalogueContent): CatalogueFiles {
	const files = catalogueIn(join(temporaryFolder(), 'deep'));
	writeCatalogue(files, content);
	return files;
}

/** A catalogue of one test, opened. */
export function catalogueOf(content: CatalogueContent): OpenCatalogue {
	const catalogue = openCatalogue(writtenCatalogue(content));
	onTestFinished(() => catalogue.close());
	return catalogue;
}
