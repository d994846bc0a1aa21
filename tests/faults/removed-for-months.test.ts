import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keepOnlyLive } from '../../src/build/tidy/forget.ts';
import { findOldAddress } from '../../src/release/redirects/old-address.ts';
import { releaseFiles } from '../../src/release/release-folder.ts';
import { cutOut } from '../support/damage.ts';
import { hourlyBuilds, hiddenUnit } from '../support/hourly-builds.ts';
import { unit } from '../support/sandbox.ts';
import { site } from '../support/settings.ts';

/** A build on the first day of a month of a year, of which the first is 0. */
const at = (month: number) => ({ now: () => new Date(Date.UTC(2026, month, 1)) });

test('a home that went answers 410 nine months later, whatever rollbacks, `npm run forget` and the disk did, and five releases are kept', async () => {
	const { build, read, goBack, places } = await hourlyBuilds();
	const others = Array.from({ length: 30 }, (_, at) => unit(at + 11));
	await build([unit(1), unit(2), ...others], at(0));
	const address = read((index) => index.pagesOf({ kind: 'unit', id: 2 })[0] ?? '');
	const answer = (path: string) => read((index) => findOldAddress(index, path, site)?.kind);
	for (let month = 1; month <= 9; month += 1) {
		const units = [unit(1, { living_space: 70 + month }), hiddenUnit(2), ...others];
		await build(units, at(month));
		if (month === 3) goBack();
		if (month === 5) await keepOnlyLive(places);
		if (month === 7) cutOut(releaseFiles(places.current).index);
		if (month !== 7) expect(answer(address), `month ${month}`).toBe('removed');
	}
	expect(answer(address)).toBe('removed');
	expect(answer('/de/immobilien/was-es-nie-gab-99/')).toBeUndefined();
	// The fifth month left one, and each month since has made another.
	expect(readdirSync(places.releases)).toHaveLength(5);
});
