import { finish } from '../../src/build/read/add-pictures.ts';
import type { Joins } from '../../src/build/read/joins.ts';
import { readCrm, type Reading, type ReadingOptions } from '../../src/build/read/reading.ts';
import { gateResultsInMemory } from '../../src/catalog/store/gate-results.ts';
import type { CatalogueWriter } from '../../src/catalog/store/catalogue-writer.ts';
import type { Crm } from '../../src/crm/client.ts';
import type { ProjectDraft, UnitDraft } from '../../src/gate/draft.ts';

/** Everything public of an account, before its photos are prepared. */
export async function readDrafts(crm: Crm, options: Omit<ReadingOptions, 'secret'>) {
	const reading = await readCrm(crm, gateResultsInMemory(), { ...options, secret: 'secret' });
	return { ...reading, ...draftsOf(reading) };
}

/** The new records of a reading. */
export function draftsOf(reading: Pick<Joins, 'records'>) {
	const all = [...reading.records()];
	return {
		units: all.flatMap((each) => (each.owner === 'unit' && (each.draft as UnitDraft)) || []),
		projects: all.flatMap(
			(each) => (each.owner === 'project' && (each.draft as ProjectDraft)) || [],
		),
	};
}

/** Writes what was read, without its photos. */
export function writeWithoutPhotos(reading: Reading, writer: CatalogueWriter): void {
	const { results } = writer;
	for (const each of reading.records()) {
		const { owner, id, situation } = each;
		const record = each.draft ? finish(each.draft, new Map()) : each.record;
		if ('price' in record) writer.unit(record);
		else writer.project(record);
		results.setJoined(owner, id, { ...situation, asked: {} });
	}
	for (const text of reading.legal) writer.legal(text);
	writer.keepOnly({
		units: results.publicIds('unit'),
		projects: results.publicIds('project'),
		legal: reading.legal.map(({ kind }) => kind),
	});
}
