import { expect, test } from 'vitest';
import { removedIn, hourlyBuilds, hiddenUnit } from '../support/hourly-builds.ts';
import { unit } from '../support/sandbox.ts';

test('units that are named of another account are not put beside those of the last one', async () => {
	const { build, read, other } = await hourlyBuilds();
	await build([unit(1), unit(2, { title: 'Alt' }), unit(3)]);
	await build([unit(1), unit(2, { title: 'Neu' }), hiddenUnit(3), unit(4)], {
		crm: other,
		named: [4],
	});
	const titles = read((index) =>
		index.targets().flatMap(({ kind, id, title }) => (kind === 'unit' ? `${id} ${title}` : [])),
	);
	expect(titles).toEqual(['1 Wohnung 1', '2 Neu', '4 Wohnung 4']);
});

test('without the CRM the data of one account are not published as those of another', async () => {
	const { build, other } = await hourlyBuilds();
	await build([unit(1)]);
	await expect(build([], { crm: other, offline: true })).rejects.toThrow(
		'The data of the live site are those of another account (127.0.0.1): run `npm run build` without --offline.',
	);
});

test('what an account had when the site turned to another one is removed however late it turns back', async () => {
	const { build, read, other } = await hourlyBuilds();
	await build([unit(1), unit(2), unit(3)]);
	const others = [1, 2, 3].map(hiddenUnit);
	for (let space = 70; space < 76; space += 1)
		await build([...others, unit(11, { living_space: space })], { crm: other });
	expect(read(removedIn)).toEqual([]);
	await build([unit(1), unit(2), hiddenUnit(11)]);
	expect(read(removedIn)).toEqual([3]);
});
