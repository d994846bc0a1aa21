import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openRelease } from '../../src/release/release-folder.ts';
import { rollBack, type RollbackOptions } from '../../src/build/rollback.ts';
import { outdatedOffersText } from '../../src/release/status-file.ts';
import type { Agency, AgencyRecord } from '../../src/sandbox/agency.ts';
import type { Places } from '../../src/wiring/places.ts';
import { standInPages } from '../simulate/pages.ts';
import { origin } from '../simulate/site.ts';
import { image, unit } from '../support/sandbox.ts';
import { buildSite, emptyCrm, newFolder, testEnvironment } from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';

const pageMaker = standInPages(async () => {});

function goBack(places: Places, options?: RollbackOptions) {
	return rollBack({ ...places, media: join(places.media, 'files') }, options);
}

test('going back twice names the release whose data the next build still refuses', async () => {
	const { places, buildOf } = await emptySite();
	const build = (hour: number, space: number) =>
		buildOf(smallAgency([unit(1, { living_space: space })]), hour);
	for (const [hour, space] of [80, 81, 82].entries()) await build(hour + 8, space);
	const newest = basename(readlinkSync(places.current));
	expect(goBack(places).held).toEqual([newest]);
	const next = basename(readlinkSync(places.current));
	expect(goBack(places).held).toEqual([next, newest]);
	await expect(build(11, 82)).rejects.toThrow(`This would publish release ${newest} again`);
});

test('after a rollback only what the site did not show is called new, and what it does not show any more removed', async () => {
	const { places, buildOf } = await emptySite();
	const build = (hour: number, more: readonly AgencyRecord[], ...projects: readonly number[]) => {
		const sold = unit(2, { property_status_id: 505 });
		const agency = smallAgency([
			unit(1, { living_space: 72 + hour, project_id: 21 }),
			sold,
			...more,
		]);
		const closed = agency.statuses
			.slice(0, 1)
			.map((status) => ({ ...status, id: 505, name: 'Abgeschlossen', position: 4 }));
		const statuses = [...agency.statuses, ...closed];
		return buildOf({ ...agency, projects: projects.map(project), statuses }, hour);
	};
	await build(8, [unit(3)], 21);
	await build(9, [unit(3)], 21);
	goBack(places);
	const { diff } = await build(
		10,
		[unit(3, { property_status_id: 501 }), unit(4, { project_id: 22 })],
		21,
		22,
	);
	expect(diff).toMatchObject({ before: 3, after: 3, isCompared: false });
	expect(diff.sections).toMatchObject([
		{ title: 'New', lines: ['4 · U-4 · Wohnung 4'] },
		{ title: 'Removed', lines: ['3 · U-3'] },
		{ title: 'New projects', lines: ['22 · Haus 22'] },
	]);
});

test('of units that were reserved or sold since it is said that they are shown on offer again, and their pages go on greying them out', async () => {
	const { places, buildOf } = await emptySite();
	const [available, reserved, sold] = [503, 504, 505];
	const build = (hour: number, ...statuses: readonly number[]) => {
		const units = statuses.map((property_status_id, at) => unit(at + 1, { property_status_id }));
		const agency = smallAgency(units);
		const closed = agency.statuses
			.slice(0, 1)
			.map((status) => ({ ...status, id: sold, name: 'Abgeschlossen', position: 4 }));
		return buildOf({ ...agency, statuses: [...agency.statuses, ...closed] }, hour);
	};
	await build(8, available, available, reserved, reserved, available, reserved);
	await build(9, reserved, sold, reserved, sold, available, available);
	const status = readFileSync(places.status, 'utf8');
	// What is sold shows no price any more.
	expect(() => goBack(places)).toThrow(/unit 2 \(its price\), 4 \(its price\)\. /);
	const { outdated } = goBack(places, { showsAgain: [2, 4] });
	expect(outdated).toEqual({ reserved: [1], gone: [2, 4] });
	expect(outdatedOffersText(outdated)).toBe('reserved: 1; sold, let or removed: 2, 4');
	expect(readFileSync(places.status, 'utf8')).toBe(status);
	expect(JSON.parse(status)).toMatchObject({ reserved: [1, 3], gone: [2, 4] });
});

test('what was hidden since the release before comes back only when its units are named, and with its photos', async () => {
	const { places, buildOf } = await emptySite();
	const photos = () => readdirSync(join(places.media, 'files')).length;
	const shown = [
		unit(1, { images: [image()] }),
		unit(2, { hide_address: false }),
		unit(3),
		unit(4),
		unit(5),
	];
	await buildOf(smallAgency(shown), 8);
	const before = photos();
	expect(before).toBeGreaterThan(0);

	forgetLooks(join(places.media, 'index.sqlite'));
	const hidden = [
		unit(1),
		unit(2, { hide_address: true }),
		unit(3, { price_on_inquiry: true }),
		unit(4, { property_status_id: 501 }),
		unit(5),
	];
	await buildOf(smallAgency(hidden), 9);
	expect(photos()).toBeGreaterThanOrEqual(before);

	expect(() => goBack(places)).toThrow(
		/unit 1 \(1 photo\), 2 \(its address\), 3 \(its price\), 4\. .*--shows-again 1,2,3,4`/,
	);
	const from = basename(readlinkSync(places.current));
	expect(goBack(places, { showsAgain: [1, 2, 3, 4] })).toMatchObject({ held: [from] });
	const { index } = openRelease(places.current);
	const files = readdirSync(join(places.media, 'files'));
	for (const base of index.mediaBases()) {
		expect(
			files.some((name) => name.startsWith(base)),
			base,
		).toBe(true);
	}
	index.close();
});

/** A site without anything; it is built of an account as that is at some hour of one day. */
async function emptySite() {
	const { folder, remove } = newFolder();
	const crm = await emptyCrm(folder);
	onTestFinished(async () => {
		await crm.close();
		remove();
	});
	const buildOf = (agency: Agency, hour: number) => {
		crm.sandbox.seed(agency);
		const now = () => new Date(Date.UTC(2026, 10, 21, hour));
		const changes = { siteUrl: origin };
		return buildSite({ folder, crm, photos: crm.origin, now, changes, pageMaker });
	};
	return { places: testEnvironment({ folder }).places, buildOf };
}

function project(id: number): AgencyRecord {
	return { id, name: `Haus ${id}`, title: `Haus ${id}`, city: 'Leipzig', country: 'DEU' };
}

/** As if nobody had wanted any photo for years. */
function forgetLooks(media: string): void {
	const db = new DatabaseSync(media);
	db.exec(`UPDATE photos SET used = '2020-01-01'; UPDATE pictures SET made = '2020-01-01';
		UPDATE previews SET used = '2020-01-01'`);
	db.close();
}
