import { join } from 'node:path';
import { readCrm, type ReadingOptions } from '../../src/build/read/reading.ts';
import { openCatalogue } from '../../src/catalog/queries/open-catalogue.ts';
import {
	openCatalogueWriter,
	type CatalogueFiles,
} from '../../src/catalog/store/catalogue-writer.ts';
import type { Owner } from '../../src/catalog/store/gate-results.ts';
import { readHeader } from '../../src/catalog/store/header.ts';
import type { Crm } from '../../src/crm/client.ts';
import type { Agency, AgencyRecord } from '../../src/sandbox/agency.ts';
import type { SandboxOptions } from '../../src/sandbox/app.ts';
import { temporaryFolder } from './catalogue.ts';
import { connect } from './connected.ts';
import { changingAgency } from './crm-changes.ts';
import { siteWith, today } from './gate.ts';
import { writeWithoutPhotos } from './read-drafts.ts';

/** What tests of readings share: accounts before and after a change, and catalogues of both. */
export const pulledAt = '2026-11-21T12:00:00.000Z';
export const site = siteWith();
export function filesIn(folder: string, name: string): CatalogueFiles {
	return { catalogue: join(folder, `${name}.sqlite`), records: join(folder, 'records.sqlite') };
}
/** Catalogues of one test, by their names. */
export function files<Name extends string>(...names: Name[]): Record<Name, CatalogueFiles> {
	const folder = temporaryFolder();
	const entries = names.map((name) => [name, filesIn(folder, name)] as const);
	return Object.fromEntries(entries) as Record<Name, CatalogueFiles>;
}
/** Reads everything, upon a catalogue or upon none, or what is named of one, and writes it without its photos. */
export async function read(
	crm: Crm,
	files: CatalogueFiles,
	{ base, ...how }: Partial<ReadingOptions> & { readonly base?: CatalogueFiles } = {},
) {
	const writer = openCatalogueWriter(files, { base: base?.catalogue });
	const options = { site, today, secret: 'secret', mayKeep: base !== undefined, ...how };
	const reading = await readCrm(crm, writer, options).catch((error: unknown) => {
		writer.abandon();
		throw error;
	});
	const keptOf = (owner: Owner) =>
		[...writer.results.all(owner)].flatMap(({ id, isPublic, isNew }) =>
			isPublic && !isNew ? id : [],
		);
	const [kept, keptProjects] = [keptOf('unit'), keptOf('project')];
	writeWithoutPhotos(reading, writer);
	writer.finish({ pulledAt });
	return {
		isWhole: reading.isWhole,
		read: reading.received,
		kept,
		keptProjects,
		report: reading.report,
	};
}
/**
 * Reads an account, and after some work in it the units named, everything upon what was known, and everything anew.
 * @param how of the readings after the work
 */
export async function readTwice(
	before: Agency,
	after: Agency,
	how: Partial<ReadingOptions> = {},
	options: Partial<SandboxOptions> = {},
) {
	const { base, part, whole, anew } = files('base', 'part', 'whole', 'anew');
	const [first, then] = [await connect(before, options), await connect(after, options)];
	try {
		await read(first.crm, base);
		const { named = [], isAlone = false, ...rest } = how;
		const done = await read(then.crm, part, { base, named, isAlone, ...rest });
		const kept = await read(then.crm, whole, { base, ...rest });
		const fresh = await read(then.crm, anew, rest);
		const [ofPart, ofWhole, ofAnew] = [part, whole, anew].map(
			({ catalogue }) => readHeader(catalogue).checksum,
		);
		const same = { same: ofPart === ofAnew, sameWhole: ofWhole === ofAnew };
		return { files: { base, part, whole, anew }, done, kept, fresh, ...same };
	} finally {
		await Promise.all([first.close(), then.close()]);
	}
}
/** Six units, of which 1 and 2 stand in project 201, with changes by their ids. */
export const account = (changes: Readonly<Record<number, object>>, rest: Partial<Agency> = {}) => {
	const agency = { ...changingAgency(), ...rest };
	const edited = (record: AgencyRecord) => ({ ...record, ...changes[record.id] });
	return {
		...agency,
		units: agency.units
			.map(edited)
			.map((u) => ({ images: [], ...u, ...(u.id === 1 && { images: [] }) })),
		projects: agency.projects.map(edited),
		brokers: agency.brokers.map(edited),
	};
};
/** All records of a catalogue. */
export function all(file: CatalogueFiles) {
	using catalogue = openCatalogue(file);
	return {
		units: [1, 2, 3, 4, 5, 6, 7, 8, 9, 900].flatMap((id) => catalogue.unit(id) ?? []),
		projects: catalogue.source.projects().map((id) => catalogue.project(id)),
	};
}
