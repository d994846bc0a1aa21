import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diffLines } from '../../src/build/judge/diff-text.ts';
import { image, unit } from '../support/sandbox.ts';
import {
	buildSite,
	copyFolder,
	emptyCrm,
	newFolder,
	type SiteOptions,
} from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';
import { site } from '../support/settings.ts';

const twelve = Array.from({ length: 12 }, (_, at) => unit(at + 1));
const good = newFolder();
const folders = [good];

beforeAll(async () => {
	const crm = await emptyCrm(good.folder);
	crm.sandbox.seed(smallAgency(twelve));
	await buildSite({ folder: good.folder, crm, photos: crm.origin });
	await crm.close();
});
afterAll(() => folders.forEach(({ remove }) => remove()));

/** A copy of the site of twelve units, and a build of it with what the CRM holds by then. */
async function next(units: readonly ReturnType<typeof unit>[], options: Partial<SiteOptions> = {}) {
	const { folder, remove } = copyFolder(good.folder);
	folders.push({ folder, remove });
	const live = () => [
		readlinkSync(join(folder, 'current')),
		readFileSync(join(folder, 'current/catalogue.sqlite')).toString('base64'),
	];
	const before = live();
	const crm = await emptyCrm(folder);
	crm.sandbox.seed(smallAgency(units));
	const lines: string[] = [];
	const told = (line: string) => lines.push(line);
	const build = (more: Partial<SiteOptions> = {}) =>
		buildSite({ folder, crm, photos: crm.origin, told, ...options, ...more });
	return { folder, crm, lines, build, isAsBefore: () => String(live()) === String(before) };
}

test('a build in which a quarter of the units has vanished is refused, and goes through once the number is named', async () => {
	const refused = await next(twelve.slice(3));
	await expect(refused.build()).rejects.toThrow(
		/^3 of 12 published units would vanish \(1, 2, 3\), and 2 may: .* --accept-removals 3\. Nothing/,
	);
	expect(refused.isAsBefore()).toBe(true);
	await refused.crm.close();

	const accepted = await next(twelve.slice(3), { acceptRemovals: 3 });
	const made = await accepted.build();
	await accepted.crm.close();
	expect(made).toMatchObject({ outcome: 'published', units: 9 });
	expect(diffLines(made.diff).slice(0, 2)).toEqual([
		'12 units were published, 9 are now.',
		'Gone (3):',
	]);
});

test('a build in which all photos, texts and towns have vanished is refused', async () => {
	const full = twelve.map((one) =>
		unit(one.id, { images: [image()], description_note: 'Hell und ruhig.' }),
	);
	const { crm, build, folder } = await next(full);
	await build();
	const live = readlinkSync(join(folder, 'current'));
	crm.sandbox.seed(
		smallAgency(full.map((one) => ({ ...one, images: [], description_note: null, city: null }))),
	);
	await expect(build()).rejects.toThrow(
		/^12 of 12 units would lose their town .* 12 of 12 units would lose their photos .* 12 of 12 units would lose their description .* Nothing was published\.$/,
	);
	await crm.close();
	expect(readlinkSync(join(folder, 'current'))).toBe(live);
});

test('a published unit whose status is renamed in the CRM is missed', async () => {
	const { build, crm, isAsBefore } = await next([
		unit(1, { property_status_id: 509, property_status: { id: 509, name: 'Frei' } }),
		...twelve.slice(1),
	]);
	const { statuses, ...rest } = smallAgency([]);
	const renamed = statuses.map((status) => ({ ...status, id: 509, name: 'Frei' })).slice(0, 1);
	crm.sandbox.seed({ ...rest, statuses: [...statuses, ...renamed] });
	await expect(build()).rejects.toThrow(/^Unit 1 would vanish, because .* the status "Frei"/);
	expect(isAsBefore()).toBe(true);
	await crm.close();
});

test('one unit that is named is read again, and only its pages are rendered', async () => {
	const changed = [unit(1, { price: 123_000 }), ...twelve.slice(1)];
	const { build, crm } = await next(changed, { named: [1] });
	const made = await build();
	await crm.close();
	expect(made.outcome).toBe('published');
	expect(made.rendered).toBeLessThan(made.pages / 2);
	expect(diffLines(made.diff).join('\n')).toMatch(/Changed \(1\):\n {2}1 · .*price .*now €123,000/);
});

test('a unit that is named and has not changed publishes nothing', async () => {
	const { build, crm } = await next(twelve, { named: [1, 2] });
	expect(await build()).toMatchObject({ outcome: 'unchanged', rendered: 0 });
	await crm.close();
});

test('with the CRM down, the program alone is published from the data of the live site', async () => {
	const { build, crm, lines } = await next(twelve, {
		offline: true,
		now: () => new Date(Date.now() + 8 * 60 * 60 * 1000),
	});
	await crm.close();
	expect(await build()).toMatchObject({ outcome: 'unchanged', units: 12 });
	expect(lines.join('\n')).toMatch(/The CRM is not asked\..* 8 hours ago: they are old/);
});

test('with the CRM down, what the settings have made internal since does not stay live unnoticed', async () => {
	const { internal, ...shown } = site.statuses;
	const statuses = { ...shown, reserved: [], internal: [...internal, ...shown.reserved] };
	const { build, crm, isAsBefore } = await next(twelve, {
		offline: true,
		changes: { site: { ...site, statuses } },
	});
	await crm.close();
	await expect(build()).rejects.toThrow(
		/^What is public was decided by other settings \(src\/company\/config\.ts: statuses\), and only the CRM/,
	);
	expect(isAsBefore()).toBe(true);
});

test('the demo agency does not go live, with the CRM down either', async () => {
	const { build, crm, isAsBefore } = await next(twelve, {
		offline: true,
		mode: 'production',
		changes: { siteUrl: 'https://www.agency.example' },
	});
	await crm.close();
	await expect(build()).rejects.toThrow(
		/^The demo agency cannot go live, and these are still its own: `name`,/,
	);
	expect(isAsBefore()).toBe(true);
});

test('a snapshot in which a record has changed on the disk is not used', async () => {
	const { build, crm, folder } = await next(twelve, { offline: true });
	await crm.close();
	const db = new DatabaseSync(join(folder, 'records.sqlite'));
	db.exec(`UPDATE record SET json = replace(json, 'available', 'sold')
		WHERE rowid = (SELECT min(rowid) FROM record)`);
	db.close();
	await expect(build()).rejects.toThrow(/cannot be used, because .* is damaged or missing: run/);
	writeFileSync(join(folder, 'records.sqlite'), 'no database');
	await expect(build()).rejects.toThrow();
});

const inCatalogue = (sql: string) => (folder: string) => {
	const db = new DatabaseSync(join(folder, 'current/catalogue.sqlite'));
	db.exec(sql);
	db.close();
};

test('without the CRM, a snapshot that cannot be used is named in one sentence that says what to do', async () => {
	const { build, crm, folder } = await next(twelve, { offline: true });
	await crm.close();
	const [catalogue, records] = ['current/catalogue.sqlite', 'records.sqlite'].map((name) =>
		readFileSync(join(folder, name)),
	);
	const spoils: [(folder: string) => void, string][] = [
		[
			inCatalogue(`UPDATE unit SET status = 'unheard of' WHERE id = 3`),
			'catalogue.sqlite is damaged',
		],
		[inCatalogue('UPDATE catalogue SET format = 4'), 'catalogue.sqlite is damaged'],
		[(at) => rmSync(join(at, 'current/catalogue.sqlite')), 'because it is missing'],
		[(at) => rmSync(join(at, 'records.sqlite')), 'records.sqlite is missing'],
		[(at) => writeFileSync(join(at, 'records.sqlite'), ''), 'a part of it is damaged'],
	];
	for (const [spoil, words] of spoils) {
		spoil(folder);
		const error = await build().catch((reason: unknown) => reason);
		const message = error instanceof Error ? error.message : '';
		expect(message).toContain(words);
		expect(message).toMatch(
			/^[^.]+catalogue\.sqlite .*run `npm run build`[^.]*(?:CRM|--offline)\.$/,
		);
		writeFileSync(join(folder, 'current/catalogue.sqlite'), catalogue ?? '');
		writeFileSync(join(folder, 'records.sqlite'), records ?? '');
	}
	expect(await build()).toMatchObject({ outcome: 'unchanged' });
});

test('with the CRM, a catalogue with a row that makes no sense is made anew, and the site is guarded meanwhile', async () => {
	const spoil = inCatalogue(`UPDATE unit SET status = 'unheard of', titles = '{' WHERE id = 12`);
	const cheaper = twelve.map((each) => ({ ...each, price: 250_000 }));
	const { build, crm, folder } = await next(cheaper);
	spoil(folder);
	expect(await build()).toMatchObject({ outcome: 'published', units: 12 });
	const withdrawn = twelve.slice(0, 9).map((each) => ({ ...each, property_status_id: 501 }));
	crm.sandbox.seed(smallAgency([...withdrawn, ...twelve.slice(9)]));
	spoil(folder);
	await expect(build()).rejects.toThrow(/^9 of 12 published units would vanish/);
	await crm.close();
});

test('a site whose catalogue is lost or was left by a killed build is guarded all the same', async () => {
	for (const spoil of [
		(folder: string) => writeFileSync(join(folder, 'current/catalogue.sqlite'), 'x'.repeat(5000)),
		(folder: string) => rmSync(join(folder, 'current/catalogue.sqlite')),
	]) {
		const { build, crm, folder } = await next(twelve.slice(9));
		spoil(folder);
		await expect(build()).rejects.toThrow(/^9 of 12 published units would vanish/);
		await crm.close();
	}
});

test('a small site is not emptied by units that are named', async () => {
	const none = twelve.map((each) => ({ ...each, property_status_id: 501 }));
	const { build, crm } = await next(none, { named: twelve.map(({ id }) => id) });
	await expect(build()).rejects.toThrow(/^No unit would be left of the 12/);
	await crm.close();
});
