import { expect, onTestFinished, test } from 'vitest';
import { changesOfLive } from '../../../src/build/judge/changes-of-live.ts';
import { languagesSince } from '../../../src/build/judge/site-languages.ts';
import { openRelease } from '../../../src/release/release-folder.ts';
import { catalogueIn, publicUnitOf, writeCatalogue } from '../../support/catalogue.ts';
import { testFolder } from '../../support/outbox.ts';
import { writeRelease } from '../../support/release.ts';

function opened(current: string) {
	const release = openRelease(current);
	onTestFinished(() => release.index.close());
	return release;
}

test('the languages of the live site are those it has a start page in', async () => {
	const folder = testFolder();
	const after = ['de', 'es'] as const;
	expect(languagesSince(undefined, after)).toBeUndefined();
	const { current } = await writeRelease(folder);
	expect(languagesSince(opened(current), after)).toEqual({ before: ['de', 'en'], after });
});

test('units and projects without a title count as lost too where only the live release tells what it shows', async () => {
	const folder = testFolder();
	const page = '<h1>Projekt</h1>';
	const { current } = await writeRelease(folder, {
		targets: [],
		shows: { units: [{ id: 4711 }, { id: 4712 }], projects: [{ id: 7 }, { id: 8 }] },
		files: {
			'de/projekte/7/index.html': page,
			'de/projekte/am-park-8/index.html': page,
			'de/immobilien/4711/index.html': page,
			'de/immobilien/loft-4712/index.html': page,
		},
	});
	const next = catalogueIn(testFolder());
	writeCatalogue(next, { units: [publicUnitOf(4712)] });
	const { catalogue } = catalogueIn(folder);
	const { changes } = changesOfLive(catalogue, opened(current), next.catalogue);
	expect(changes.projects.removed).toEqual([7, 8]);
	expect(changes.removed.map(({ id }) => id)).toEqual([4711]);
});
