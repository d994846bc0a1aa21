import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSimilarUnits } from '../../../src/commands/server/similar-units.ts';
import {
	catalogueIn,
	publicUnitOf,
	temporaryFolder,
	writeCatalogue,
} from '../../support/catalogue.ts';
import { targetsOf } from '../../support/inquiry.ts';

const ids = [1, 2, 3, 4, 5, 6];

/** Finds similar units in a catalogue of six that resemble each other, unless it was never written. */
function similarUnits({
	published = ids,
	isWritten = true,
}: {
	readonly published?: readonly number[];
	readonly isWritten?: boolean;
} = {}) {
	const files = catalogueIn(temporaryFolder());
	const units = ids.map((id) => publicUnitOf(id, { title: { de: `Hof ${id}`, en: `Yard ${id}` } }));
	if (isWritten) writeCatalogue(files, { units });
	const similarTo = createSimilarUnits({
		files,
		published: () => ({
			origin: 'https://site.example',
			targets: targetsOf(
				published.map((id) => ({ kind: 'unit', id, title: `Hof ${id}`, reference: `R${id}` })),
			),
		}),
		defaultLocale: 'de',
	});
	return { similarTo, files };
}

test('a receipt names three other units, and never the one that was asked about', () => {
	const { similarTo } = similarUnits();
	for (const asked of ids) {
		const found = similarTo(asked, 'de').map(({ id }) => id);
		expect(new Set(found)).toHaveLength(3);
		expect(found).not.toContain(asked);
	}
});

test('of what the catalogue holds only what is published is named', () => {
	for (const [published, named] of [
		[ids, [6, 5, 4]],
		[[1, 2, 5], [5]],
		[[], []],
	] as const) {
		const found = similarUnits({ published }).similarTo(1, 'de');
		expect(found.map(({ id }) => id)).toEqual(named);
	}
});

test('they have the title and the address of the visitor’s language', () => {
	const { similarTo } = similarUnits({ published: [6] });
	expect(similarTo(1, 'en')).toEqual([
		{ id: 6, title: 'Yard 6', path: '/en/properties/yard-6-6/' },
	]);
	expect(similarTo(1, 'de')).toEqual([{ id: 6, title: 'Hof 6', path: '/de/immobilien/hof-6-6/' }]);
});

test('none is named of a unit that the catalogue does not know', () => {
	expect(similarUnits().similarTo(7, 'de')).toEqual([]);
});

test('none is named where there is no catalogue that can be read', () => {
	expect(similarUnits({ isWritten: false }).similarTo(1, 'de')).toEqual([]);

	const damaged = similarUnits();
	writeFileSync(damaged.files.catalogue, 'no database at all');
	expect(damaged.similarTo(1, 'de')).toEqual([]);
});
