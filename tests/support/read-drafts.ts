import { finishProject, finishUnit } from '../../src/build/read/add-pictures.ts';
import { readCrm, type Reading, type ReadingOptions } from '../../src/build/read/reading.ts';
import { answersInMemory } from '../../src/catalog/store/answers.ts';
import type { CatalogueWriter } from '../../src/catalog/store/catalogue-writer.ts';
import type { Crm } from '../../src/crm/client.ts';

/** Everything public of an account, before its photos are prepared. */
export async function readDrafts(crm: Crm, options: Omit<ReadingOptions, 'secret'>) {
	const reading = await readCrm(crm, answersInMemory(), { ...options, secret: 'secret' });
	return {
		...reading,
		units: [...reading.units()].flatMap((each) => ('draft' in each ? each.draft : [])),
		projects: [...reading.projects()].flatMap((each) => ('draft' in each ? each.draft : [])),
	};
}

/** Writes what was read, without its photos. */
export function writeWithoutPhotos(reading: Reading, writer: CatalogueWriter): void {
	const { answers } = writer;
	for (const each of reading.units()) {
		const unit = 'draft' in each ? finishUnit(each.draft, new Map()) : each.record;
		writer.unit(unit);
		answers.setJoined('unit', unit.id, { ...each.situation, asked: {} });
	}
	for (const each of reading.projects()) {
		const project = 'draft' in each ? finishProject(each.draft, new Map()) : each.record;
		writer.project(project);
		answers.setJoined('project', project.id, { ...each.situation, asked: {} });
	}
	for (const text of reading.legal) writer.legal(text);
	writer.keepOnly({
		units: answers.publicIds('unit'),
		projects: answers.publicIds('project'),
		legal: reading.legal.map(({ kind }) => kind),
	});
}
