import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rollBack } from '../../src/publish/rollback.ts';
import { unit } from '../support/sandbox.ts';
import { buildSite, emptyCrm, newFolder, testEnvironment } from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';

test('what was rolled back is not published again by a build that finds nothing changed', async () => {
	const { folder, remove } = newFolder();
	const crm = await emptyCrm(folder);
	onTestFinished(async () => {
		await crm.close();
		remove();
	});
	const build = async (hour: number, space: number) => {
		crm.sandbox.seed(smallAgency([unit(1), unit(2), unit(3, { living_space: space })]));
		const now = () => new Date(Date.UTC(2026, 10, 21, hour));
		return buildSite({ folder, crm, photos: crm.origin, now });
	};
	const live = () => readlinkSync(join(folder, 'current'));
	await build(8, 80);
	const first = live();
	await build(9, 800);
	expect(live()).not.toBe(first);

	expect(rollBack(testEnvironment({ folder }).places)).toMatchObject({ held: true });
	expect(live()).toBe(first);
	await expect(build(10, 800)).rejects.toThrow(
		/^This would publish release \S+ again, which was taken off at .*--again`\.$/,
	);
	expect(live()).toBe(first);

	expect(await build(11, 81)).toMatchObject({ outcome: 'published' });
	expect(live()).not.toBe(first);
	// Forgotten with the next release: the same data may come back later.
	expect(await build(12, 800)).toMatchObject({ outcome: 'published' });
});
