import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { whyIncomplete } from '../../../../src/build/read/completeness-guard.ts';
import { openCatalogue } from '../../../../src/catalog/queries/open-catalogue.ts';
import { catalogueHeader } from '../../../../src/catalog/store/header.ts';
import { pruneRecords } from '../../../../src/catalog/store/record-store.ts';
import { openCatalogueWriter } from '../../../../src/catalog/store/catalogue-writer.ts';
import type { ListOrder } from '../../../../src/domain/listing.ts';
import type { Unit } from '../../../../src/domain/unit.ts';
import {
	catalogueIn,
	catalogueOf,
	publicProjectOf,
	publicUnitOf,
	pulledAt,
	sampleUnit as sample,
	temporaryFolder,
	writeCatalogue,
	writtenCatalogue,
} from '../../../support/catalogue.ts';
import { cpuTime } from '../../../support/cpu-time.ts';
import { shownPhoto } from '../../../support/shown-photo.ts';
import { runSql } from '../../../support/damage.ts';

const unit = publicUnitOf;
const project = publicProjectOf;

function flat(id: number, living: number | undefined, district?: string): Unit {
	return unit(id, { areas: living ? { living } : {}, place: { city: 'Leipzig', district } });
}

function costing(euros: number): Partial<Unit> {
	return { price: { kind: 'purchase', amount: { cents: euros * 100, currency: 'EUR' } } };
}

function at(floor: number, reference: string): Partial<Unit> {
	return { projectId: 5, floor, reference };
}

const picture = (letter: string, kind?: 'floorPlan') => shownPhoto(letter.repeat(32), kind);

describe('store', () => {
	test('what was written is read again, and nothing is what was not', () => {
		const legal = { kind: 'imprint', html: { de: '<p>Impressum</p>' } } as const;
		const catalogue = catalogueOf({ units: [sample], projects: [project(5)], legal: [legal] });
		expect(catalogue.pulledAt).toBe(pulledAt);
		expect(catalogue.unit(sample.id)).toEqual(sample);
		expect(catalogue.unit(99)).toBeUndefined();
		expect(catalogue.project(5)).toEqual(project(5));
		expect(catalogue.project(6)).toBeUndefined();
		expect(catalogue.legal('imprint')).toEqual(legal);
		expect(catalogue.legal('terms')).toBeUndefined();
	});

	test('a catalogue that is abandoned leaves the last one as it was, and no rest beside it', () => {
		const folder = temporaryFolder();
		const files = catalogueIn(folder);
		writeCatalogue(files, { units: [unit(1)] });
		const before = readFileSync(files.catalogue);
		const writer = openCatalogueWriter(files);
		writer.unit(unit(2));
		writer.abandon();
		expect(readFileSync(files.catalogue).equals(before)).toBe(true);
		expect(readdirSync(folder).sort()).toEqual(['catalogue.sqlite', 'records.sqlite']);
	});

	test('a reader keeps the catalogue it has opened while another takes its place', () => {
		const files = writtenCatalogue({ units: [unit(1)] });
		using reader = openCatalogue(files);
		writeCatalogue(files, { units: [unit(2)] });
		expect(reader.unitIds()).toEqual([1]);
		expect(reader.unit(1)).toEqual(unit(1));
	});

	test('no catalogue, another file, and another format are one clear sentence each', () => {
		const files = catalogueIn(temporaryFolder());
		const { catalogue: path } = files;
		expect(() => openCatalogue(files)).toThrow(/There is no catalogue at .*npm run build/);
		expect(existsSync(path)).toBe(false);
		writeFileSync(path, 'no database, but long enough to be taken for one'.repeat(50));
		expect(() => openCatalogue(files)).toThrow(/is no catalogue of this program/);
		expect(catalogueHeader(path)).toBeUndefined();
		rmSync(path);
		writeCatalogue(files, {});
		runSql(path, 'UPDATE catalogue SET format = 99');
		expect(() => openCatalogue(files)).toThrow(/has format 99, and this version reads format \d+:/);
		expect(catalogueHeader(path)).toBeUndefined();
		expect(() => openCatalogueWriter(files, { base: path })).toThrow(/cannot be built upon/);
	});

	test('a record that is missing from its file is one clear sentence', () => {
		const files = writtenCatalogue({ units: [unit(7)] });
		runSql(files.records, 'DELETE FROM record');
		using catalogue = openCatalogue(files);
		expect(() => catalogue.unit(7)).toThrow(/record of unit 7 is not in .*delete both files/);
	});

	test('a record that has changed on the disk is put right when it is written again', () => {
		const files = writtenCatalogue({ units: [sample] });
		runSql(files.records, "UPDATE record SET json = replace(json, 'available', 'sold')");
		writeCatalogue(files, { units: [sample] });
		using catalogue = openCatalogue(files);
		expect(catalogue.unit(sample.id)).toEqual(sample);
	});

	test('a file of records that is none is thrown away and written anew', () => {
		const files = catalogueIn(temporaryFolder());
		writeFileSync(files.records, 'no database '.repeat(1000));
		writeCatalogue(files, { units: [sample] });
		using catalogue = openCatalogue(files);
		expect(catalogue.unit(sample.id)).toEqual(sample);
	});

	test('a file of records that is damaged inside fails one build, and the next writes it anew', () => {
		const files = writtenCatalogue({ units: [sample] });
		const bytes = readFileSync(files.records);
		writeFileSync(files.records, bytes.fill(0xa5, 4096));
		const writer = openCatalogueWriter(files);
		expect(() => writer.unit(sample)).toThrow(/were damaged and are thrown away: run `npm run/);
		writer.abandon();
		writeCatalogue(files, { units: [sample] });
		using catalogue = openCatalogue(files);
		expect(catalogue.unit(sample.id)).toEqual(sample);
	});
});

describe('a copy with changes', () => {
	test('records that no catalogue names any more leave the disk for good', () => {
		const secret = 'Gartenhaus am verborgenen See';
		const files = writtenCatalogue({ units: [unit(1, { title: { de: secret } }), unit(2)] });
		expect(readFileSync(files.records).includes(secret)).toBe(true);
		const writer = openCatalogueWriter(files, { base: files.catalogue });
		writer.unit(unit(1));
		writer.finish({ pulledAt });
		pruneRecords(files);
		expect(readFileSync(files.records).includes(secret)).toBe(false);
		expect(readFileSync(files.catalogue).includes(secret)).toBe(false);
		using catalogue = openCatalogue(files);
		expect(catalogue.unit(2)).toEqual(unit(2));
	});

	test('and so do those that the file has moved to make room for others', () => {
		const files = catalogueIn(temporaryFolder());
		const units = Array.from({ length: 60 }, (_, at) =>
			unit(at + 1, {
				title: { de: `Geheimnis ${at + 1}.` },
				other: { de: 'x'.repeat((at * 37) % 900) },
			}),
		);
		writeCatalogue(files, { units });
		const writer = openCatalogueWriter(files, { base: files.catalogue });
		for (const { id } of units) writer.unit(unit(id));
		writer.finish({ pulledAt });
		pruneRecords(files);
		const bytes = readFileSync(files.records);
		expect(units.filter(({ title }) => bytes.includes(title.de ?? ''))).toEqual([]);
	});

	test('narrow rows name the files that are shown, and only the cover of what is sold', () => {
		const pictures = [picture('a', 'floorPlan'), picture('b'), picture('c')];
		const logo = { team: 'Nord', picture: picture('e') };
		const shown = catalogueOf({
			units: [
				unit(1, { pictures, broker: { id: 61, name: 'Jana', portrait: picture('d'), logo } }),
				unit(2, { pictures, status: 'sold' }),
			],
		}).outlines();
		const names = (id: number) =>
			shown.pictures({ owner: 'unit', id }).map(({ jpeg }) => jpeg[0] + jpeg.slice(32));
		expect(names(1)).toEqual(['a-960.jpg', 'b-960.jpg', 'c-960.jpg']);
		expect(names(2)).toEqual(['b-960.jpg']);
		expect(shown.units().toArray()).toMatchObject([
			{ id: 2, cover: 'b'.repeat(32), onOffer: false },
			{ id: 1, cover: 'b'.repeat(32), brokerId: 61 },
		]);
	});
});

describe('queries', () => {
	test('units come newest first, and equal times by the higher id', () => {
		const catalogue = catalogueOf({
			units: [
				unit(1, { createdAt: '2026-01-01T00:00:00Z' }),
				unit(2, { createdAt: '2026-03-01T00:00:00+02:00' }),
				unit(3, { createdAt: '2026-01-01T01:00:00+01:00' }),
				unit(4),
			],
		});
		expect(catalogue.unitIds()).toEqual([2, 3, 1, 4]);
		expect(catalogue.units({}, { offset: 1, limit: 2 }).map(({ id }) => id)).toEqual([3, 1]);
	});

	test('a unit counts as new until a fortnight before the last change, and never when nobody knows since when', () => {
		const catalogue = catalogueOf({
			units: [
				unit(1, { createdAt: '2026-11-20T00:00:00.000Z' }),
				unit(2, { createdAt: '2026-11-06T00:00:00.001Z' }),
				unit(3, { createdAt: '2026-11-06T00:00:00.000Z' }),
				unit(4, { createdAt: undefined, updatedAt: undefined }),
			],
		});
		const isNew = catalogue.units().map((each) => [each.id, catalogue.isNew(each)]);
		expect(Object.fromEntries(isNew)).toEqual({ 1: true, 2: true, 3: false, 4: false });
		const undated = catalogueOf({
			units: [unit(4, { createdAt: undefined, updatedAt: undefined })],
		});
		expect(undated.units().map(undated.isNew)).toEqual([false]);
	});

	test('a list begins with what is free and lived in, and is sorted as it is wanted', () => {
		const catalogue = catalogueOf({
			units: [
				unit(1, { ...costing(3), status: 'reserved' }),
				unit(2, { ...costing(1), kind: 'parking' }),
				unit(3, costing(5)),
				unit(4, { ...costing(2), kind: 'retail', status: 'reserved' }),
				unit(5, { ...costing(4), kind: 'house' }),
				unit(6, { price: { kind: 'onRequest' } }),
			].map((one) => ({ ...one, createdAt: undefined })),
		});
		const listed = (sort: ListOrder['sort'], freeFirst = true, kind?: 'apartment') =>
			catalogue.unitIds({ onOffer: true, kind, order: { sort, freeFirst } });
		expect(listed('newest')).toEqual([6, 5, 3, 2, 1, 4]);
		expect(listed('newest', false)).toEqual([6, 5, 3, 1, 4, 2]);
		expect(listed('priceUp')).toEqual([5, 3, 6, 2, 1, 4]);
		expect(listed('priceDown')).toEqual([3, 5, 6, 2, 1, 4]);
		expect(listed('newest', true, 'apartment')).toEqual([6, 3, 1]);
	});

	test('units of a project come by floor and reference', () => {
		const catalogue = catalogueOf({
			units: [
				unit(1, { projectId: 5, reference: 'A' }),
				unit(2, at(2, 'B')),
				unit(3, at(0, 'Z')),
				unit(4, at(2, 'A')),
				unit(5, at(-1, 'C')),
				unit(6),
			],
		});
		expect(catalogue.unitIds({ projectId: 5 })).toEqual([5, 3, 4, 2, 1]);
		expect(catalogue.units({ projectId: 5 }).map(({ id }) => id)).toEqual([5, 3, 4, 2, 1]);
	});

	test('projects with units on offer come first', () => {
		const catalogue = catalogueOf({
			units: [
				unit(1, { projectId: 1 }),
				unit(2, { projectId: 3, status: 'sold' }),
				unit(3, { projectId: 2 }),
			],
			projects: [project(1), project(2), project(3)],
		});
		expect(catalogue.projects().map(({ id }) => id)).toEqual([2, 1, 3]);
	});

	test('similar are units of the same project, then of the same kind, town, price and size, the nearest first and what is reserved last', () => {
		const like = unit(1, { projectId: 5, ...costing(500_000), areas: { living: 40 } });
		const catalogue = catalogueOf({
			units: [
				like,
				unit(2, { projectId: 5, ...costing(900_000) }),
				unit(15, { projectId: 5, ...costing(500_000), kind: 'parking' }),
				unit(16, { ...costing(500_000), status: 'reserved' }),
				unit(17, { ...costing(500_000), areas: { living: 140 } }),
				unit(3, { projectId: 5, status: 'sold' }),
				unit(4, costing(400_000)),
				unit(5, costing(600_000)),
				unit(14, costing(399_999)),
				unit(6, costing(600_001)),
				unit(7, { ...costing(500_000), kind: 'house' }),
				unit(8, { ...costing(500_000), deal: 'rent' }),
				unit(9, { ...costing(500_000), place: { city: 'Erfurt' } }),
				unit(10, { ...costing(500_000), status: 'sold' }),
				unit(11, { price: { kind: 'onRequest' } }),
				unit(12, costing(480_000)),
				unit(13, costing(530_000)),
			],
		});
		expect(catalogue.similar(like, 9).map(({ id }) => id)).toEqual([2, 12, 13, 5, 4, 16]);
		expect(catalogue.similar(like, 4).map(({ id }) => id)).toEqual([2, 12, 13, 5]);
		expect(catalogue.similar(like, 2).map(({ id }) => id)).toEqual([2, 12]);
		expect(catalogue.similar(like, 1).map(({ id }) => id)).toEqual([2]);
		// Without the project's own, which the page shows apart.
		expect(catalogue.alike(like, 9).map(({ id }) => id)).toEqual([12, 13, 5, 4, 16]);
	});

	test('a price on request is neither stored nor compared with', () => {
		const asked = unit(1, { price: { kind: 'onRequest' } });
		const catalogue = catalogueOf({
			units: [asked, unit(2, costing(100)), unit(3, costing(9_000_000))],
		});
		expect(catalogue.similar(asked, 9).map(({ id }) => id)).toEqual([3, 2]);
	});

	test('without a price those are similar that are of its size and in its district, then the newest', () => {
		const units = [
			flat(2, 100, 'Plagwitz'),
			flat(3, 75, 'Plagwitz'),
			flat(4, 110, 'Gohlis'),
			flat(5, 140, 'Plagwitz'),
			flat(6, 100, 'Plagwitz'),
			flat(7, 101),
			flat(8, undefined, 'Plagwitz'),
		];
		const likeThose = (asked: Unit) => {
			const catalogue = catalogueOf({ units: [asked, ...units] });
			return catalogue.similar(asked, 9).map(({ id }) => id);
		};
		const sold = { status: 'sold', price: { kind: 'onRequest' } } as const;
		expect(likeThose({ ...flat(1, 100, 'Plagwitz'), ...sold })).toEqual([6, 2, 3, 7, 4, 5, 8]);
		expect(likeThose({ ...flat(1, undefined, 'Gohlis'), ...sold })).toEqual([4, 8, 7, 6, 5, 3, 2]);
	});

	test('a page of 20,000 units is read in a few milliseconds', () => {
		const kinds = ['apartment', 'house', 'office'] as const;
		const units = Array.from({ length: 20_000 }, (_, index) =>
			unit(index + 1, {
				kind: kinds[index % 3] ?? 'other',
				place: { city: `Stadt ${index % 40}` },
				createdAt: new Date(1_700_000_000_000 + ((index * 7919) % 20_000) * 1000).toISOString(),
				description: { de: 'x'.repeat(3_000) },
			}),
		);
		const catalogue = catalogueOf({ units });
		const filter = { deal: 'buy', onOffer: true } as const;
		const spent = cpuTime(() => {
			for (let page = 0; page < 20; page++) {
				expect(catalogue.units(filter, { offset: page * 900, limit: 24 })).toHaveLength(24);
				expect(catalogue.count({ ...filter, kind: 'house', city: 'Stadt 1' })).toBeGreaterThan(0);
			}
		});
		expect(spent / 20).toBeLessThan(30);
	});
});

describe('guard', () => {
	const good = { received: 3, counted: 3, readable: 3, published: 1 };

	test('a complete answer with public units is published', () => {
		expect(whyIncomplete(good)).toBeUndefined();
		expect(whyIncomplete({ ...good, counted: undefined })).toBeUndefined();
	});

	test.each([
		['no units at all', { received: 0, counted: 0 }, /sent no units at all; check the rights/],
		['fewer units than the CRM counts', { counted: 4 }, /counts 4 units and sent only 3/],
		['none that can be read', { readable: 0 }, /None of the 3 units of the CRM could be read/],
		['none that is public', { published: 0 }, /None of the 3 units .* is public; check the status/],
	])('%s: nothing is published, and one sentence says what to do', (_, counts, reason) => {
		expect(whyIncomplete({ ...good, ...counts })).toMatch(reason);
	});
});
