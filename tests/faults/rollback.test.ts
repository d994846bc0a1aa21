import { expect, test } from 'vitest';
import { keepOnlyLive } from '../../src/build/tidy/forget.ts';
import { hourlyBuilds, hiddenUnit } from '../support/hourly-builds.ts';
import { unit } from '../support/sandbox.ts';
import { findTraces, textTrace } from '../support/traces.ts';

test('after a rollback a build of one unit reads everything', async () => {
	const { build, goBack, read } = await hourlyBuilds();
	await build([unit(1), unit(2)]);
	await build([unit(1, { title: 'Taken off' }), unit(2)]);
	goBack();
	const made = await build([unit(1, { title: 'Erste' }), unit(2, { title: 'Zweite' }), unit(3)], {
		named: [1],
	});
	expect(made.rendered).toBe(made.pages);
	const titles = read((index) =>
		index.targets().flatMap(({ kind, title }) => (kind === 'unit' ? title : [])),
	);
	expect(titles).toEqual(['Erste', 'Zweite', 'Wohnung 3']);
});

test('what a rollback took off is not published unasked after `npm run forget` either, however often that is run', async () => {
	const { build, goBack, places } = await hourlyBuilds();
	const bad = [unit(1, { title: 'Irrtum' })];
	await build([unit(1)]);
	await build(bad);
	goBack();
	for (const _ of [1, 2]) {
		await keepOnlyLive(places);
		expect(filesWith(places, 'Irrtum')).toEqual([]);
		await expect(build(bad)).rejects.toThrow(/^This would publish release \S+ again/);
	}
	expect(await build([unit(1), unit(2)])).toMatchObject({ outcome: 'published' });
	// Forgotten with the next release: the same data may come back later.
	expect(await build(bad)).toMatchObject({ outcome: 'published' });
});

test('what a rolled back release had hidden is hidden by the next build, and its address says so', async () => {
	const { build, goBack, read, places } = await hourlyBuilds();
	await build([unit(1), unit(2, { title: 'Geheimnis' })]);
	await build([unit(1), hiddenUnit(2)]);
	expect(() => goBack()).toThrow(/--shows-again 2`/);
	goBack({ showsAgain: [2] });
	await build([unit(1), hiddenUnit(2), unit(3)]);
	expect(read((index) => index.departed.all().owners)).toMatchObject([{ owner: { id: 2 } }]);
	await keepOnlyLive(places);
	expect(filesWith(places, 'Geheimnis')).toEqual([]);
});

/** Files below `var/` with a text in any of their bytes, but for those of the CRM, which lies there too. */
function filesWith({ root }: { readonly root: string }, text: string): string[] {
	return findTraces(root, [textTrace(text)]).filter((line) => !line.startsWith('crm.sqlite'));
}
