import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { diffLines } from '../../src/build/judge/diff-text.ts';
import { rollBack } from '../../src/build/rollback.ts';
import type { AgencyRecord } from '../../src/sandbox/agency.ts';
import { builtSite } from '../support/built-site.ts';
import { image, unit } from '../support/sandbox.ts';
import { testEnvironment } from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';

const twelve = Array.from({ length: 12 }, (_, at) => unit(at + 1));
const next = builtSite(smallAgency(twelve));

/** Twelve units that hide what they can, and two that hide nothing. */
const account = (flags: Partial<AgencyRecord> = {}): AgencyRecord[] =>
	Array.from({ length: 14 }, (_, at) => {
		const secrets = at < 12 ? { hide_address: true, price_on_inquiry: true, ...flags } : {};
		return unit(at + 1, secrets);
	});

const spoil = (folder: string, name: string, sql: string) => {
	using db = new DatabaseSync(join(folder, name));
	db.exec(sql);
};

describe('what would be lost', () => {
	test('a quarter of the units is refused, and goes once the number is named', async () => {
		const { build, refusal } = await next(smallAgency(twelve.slice(3)));
		expect(await refusal()).toMatch(
			/^3 of 12 published units would be removed \(1, 2, 3\), and 2 may: .* --accept-removals 3\. Nothing/,
		);
		const made = await build({ acceptRemovals: 3 });
		expect(made).toMatchObject({ outcome: 'published', units: 9 });
		expect(diffLines(made.diff).slice(0, 2)).toEqual([
			'12 units were published, 9 are now.',
			'Removed (3):',
		]);
	});

	test('all photos, texts and towns are refused', async () => {
		const full = twelve.map((one) =>
			unit(one.id, { images: [image()], description_note: 'Hell und ruhig.' }),
		);
		const { crm, build, refusal } = await next(smallAgency(full));
		await build();
		crm.sandbox.seed(
			smallAgency(full.map((one) => ({ ...one, images: [], description_note: null, city: null }))),
		);
		expect(await refusal()).toMatch(
			/^12 of 12 units would lose their town .* 12 of 12 units would lose their photos .* 12 of 12 units would lose their description .* Nothing was published\.$/,
		);
	});

	test.each<[string, (folder: string) => void]>([
		[
			'has a row that makes no sense',
			(folder) =>
				spoil(
					folder,
					'current/catalogue.sqlite',
					`UPDATE unit SET status = 'unheard of', titles = '{' WHERE id = 12`,
				),
		],
		['is lost', (folder) => rmSync(join(folder, 'current/catalogue.sqlite'))],
		[
			'was left by a killed build',
			(folder) => writeFileSync(join(folder, 'current/catalogue.sqlite'), 'x'.repeat(5000)),
		],
	])('is guarded on a site whose catalogue %s, too', async (_, harm) => {
		const { build, crm, folder } = await next(smallAgency(twelve.slice(9)));
		harm(folder);
		await expect(build()).rejects.toThrow(/^9 of 12 published units would be removed/);
		crm.sandbox.seed(smallAgency(twelve));
		expect(await build()).toMatchObject({ outcome: 'published', units: 12 });
	});
});

test('one unit that is named is read again, and only its pages are rendered', async () => {
	const changed = smallAgency([unit(1, { price: 123_000 }), ...twelve.slice(1)]);
	const { build } = await next(changed, { named: [1] });
	const made = await build();
	expect(made.outcome).toBe('published');
	expect(made.rendered).toBeLessThan(made.pages / 2);
	expect(diffLines(made.diff).join('\n')).toMatch(/Changed \(1\):\n {2}1 · .*price .*now €123,000/);
});

describe('without the CRM', () => {
	test('the program alone is published from the data of the live site', async () => {
		const { build, lines, goDown } = await next(smallAgency(twelve), {
			offline: true,
			now: () => new Date(Date.now() + 8 * 60 * 60 * 1000),
		});
		await goDown();
		expect(await build()).toMatchObject({ outcome: 'unchanged', units: 12 });
		expect(lines.join('\n')).toMatch(/The CRM is not asked\..* 8 hours ago: they are old/);
	});

	const catalogue = 'current/catalogue.sqlite';
	const changed = `UPDATE record SET json = replace(json, 'available', 'sold')
		WHERE rowid = (SELECT min(rowid) FROM record)`;
	test.each<[string, (folder: string) => void]>([
		[
			'catalogue.sqlite is damaged',
			(folder) => spoil(folder, catalogue, `UPDATE unit SET status = 'unheard of' WHERE id = 3`),
		],
		[
			'catalogue.sqlite is damaged',
			(folder) => spoil(folder, catalogue, 'UPDATE catalogue SET format = 4'),
		],
		['because it is missing', (folder) => rmSync(join(folder, catalogue))],
		['records.sqlite is missing', (folder) => rmSync(join(folder, 'records.sqlite'))],
		['a part of it is damaged', (folder) => writeFileSync(join(folder, 'records.sqlite'), '')],
		['is damaged or missing', (folder) => spoil(folder, 'records.sqlite', changed)],
	])('a snapshot that cannot be used (%s) is named, with what to do', async (words, harm) => {
		const { refusal, folder } = await next(smallAgency(twelve), { offline: true });
		harm(folder);
		const said = await refusal();
		expect(said).toContain(words);
		expect(said).toMatch(/^[^.]+catalogue\.sqlite .*run `npm run build`[^.]*(?:CRM|--offline)\.$/);
	});
});

describe('what would come to light', () => {
	const after = builtSite(smallAgency(account()));

	test('is refused until somebody says that it is meant', async () => {
		const told = account({ hide_address: false, price_on_inquiry: false });
		const { build, refusal } = await after(smallAgency(told));
		expect(await refusal()).toMatch(
			/^12 units would show what visitors cannot see so far: 12 their address, where 10 may \(1, 2, .* and 2 more\); 12 their price, where 10 may .* build once with --accept-shown 12\. Nothing was published\.$/,
		);
		expect(await refusal({ named: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] })).toMatch(
			/--accept-shown 11\./,
		);
		const made = await build({ acceptShown: 12 });
		expect(made).toMatchObject({ outcome: 'published', units: 14 });
		const lines = diffLines(made.diff).join('\n');
		expect(lines).toContain('Address newly shown (12):');
		expect(lines).toContain('price now told: €300,000');
	});

	test('is not shown again after a rollback by the next build that differs', async () => {
		const told = account({ hide_address: false });
		const { build, crm, folder, refusal } = await after(smallAgency(told));
		await build({ acceptShown: 12 });
		const { places } = testEnvironment({ folder });
		rollBack({ ...places, media: join(places.media, 'files') }, { showsAgain: 'all' });
		crm.sandbox.seed(smallAgency([...told, unit(15)]));
		expect(await refusal()).toMatch(/^12 units would show .*: 12 their address, .* 12\./);
		expect(await build({ acceptShown: 12 })).toMatchObject({ outcome: 'published', units: 15 });
	});
});
