import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { diffLines } from '../../src/build/judge/diff-text.ts';
import { rollBack } from '../../src/build/rollback.ts';
import type { Agency, AgencyRecord } from '../../src/sandbox/agency.ts';
import { unit } from '../support/sandbox.ts';
import {
	buildSite,
	copyFolder,
	emptyCrm,
	newFolder,
	testEnvironment,
	type SiteOptions,
} from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';

/** Twelve units that hide what they can, and two that hide nothing. */
const account = (flags: Partial<AgencyRecord> = {}, telling = 12): AgencyRecord[] =>
	Array.from({ length: 14 }, (_, at) => {
		const secrets = at < 12 ? { hide_address: true, price_on_inquiry: true } : {};
		return unit(at + 1, { ...secrets, ...(at < Math.min(telling, 12) && flags) });
	});
const good = newFolder();
const folders = [good];

beforeAll(async () => {
	const crm = await emptyCrm(good.folder);
	crm.sandbox.seed(smallAgency(account()));
	await buildSite({ folder: good.folder, crm, photos: crm.origin });
	await crm.close();
});
afterAll(() => folders.forEach(({ remove }) => remove()));

/** A copy of the site, and builds of it with what the CRM holds by then. */
async function next() {
	const { folder, remove } = copyFolder(good.folder);
	folders.push({ folder, remove });
	const live = () =>
		[
			readlinkSync(join(folder, 'current')),
			readFileSync(join(folder, 'current/catalogue.sqlite'), 'base64'),
		].join();
	const before = live();
	const crm = await emptyCrm(folder);
	const build = async (
		units: readonly AgencyRecord[],
		{ projects = [], ...options }: Partial<SiteOptions> & Pick<Partial<Agency>, 'projects'> = {},
	) => {
		crm.sandbox.seed({ ...smallAgency(units), projects });
		return buildSite({ folder, crm, photos: crm.origin, ...options });
	};
	return { folder, build, close: () => crm.close(), isAsBefore: () => live() === before };
}

test('an account that hides no address and no price any more changes nothing of the site until somebody says that it is meant', async () => {
	const { build, close, isAsBefore } = await next();
	const told = account({ hide_address: false, price_on_inquiry: false });
	await expect(build(told)).rejects.toThrow(
		/^12 units would show what visitors cannot see so far: 12 their address, where 10 may \(1, 2, .* and 2 more\); 12 their price, where 10 may .* build once with --accept-shown 12\. Nothing was published\.$/,
	);
	await expect(build(told, { named: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] })).rejects.toThrow(
		/--accept-shown 11\./,
	);
	expect(isAsBefore()).toBe(true);
	const made = await build(told, { acceptShown: 12 });
	await close();
	expect(made).toMatchObject({ outcome: 'published', units: 14 });
	const lines = diffLines(made.diff).join('\n');
	expect(lines).toContain('Address newly shown (12):');
	expect(lines).toContain('price now told: €300,000');
});

test('a few units that show their address go live at once', async () => {
	const { build, close } = await next();
	const made = await build(account({ hide_address: false }, 10));
	await close();
	expect(made.outcome).toBe('published');
});

test('what a rollback has taken off is not shown again by the next build that differs', async () => {
	const { build, close, folder } = await next();
	const told = account({ hide_address: false });
	await build(told, { acceptShown: 12 });
	const { places } = testEnvironment({ folder });
	rollBack({ ...places, media: join(places.media, 'files') }, { showsAgain: 'all' });
	const more = [...told, unit(15)];
	await expect(build(more)).rejects.toThrow(/^12 units would show .*: 12 their address, .* 12\./);
	expect(await build(more, { acceptShown: 12 })).toMatchObject({ outcome: 'published', units: 15 });
	await close();
});

test('nor are the addresses of projects', async () => {
	const { build, close, folder } = await next();
	const units = Array.from({ length: 11 }, (_, at) => unit(at + 1, { project_id: at + 21 }));
	const projects = (hide_address: boolean) =>
		units.map((_, at) => ({ ...house(at + 21), hide_address }));
	const accepted = { acceptShown: 11, acceptRemovals: 3 };
	await build(units, { ...accepted, projects: projects(true) });
	await expect(build(units, { projects: projects(false) })).rejects.toThrow(/^11 units and /);
	await build(units, { ...accepted, projects: projects(false) });
	const { places } = testEnvironment({ folder });
	rollBack({ ...places, media: join(places.media, 'files') }, { showsAgain: 'all' });
	const more = [...units, unit(15)];
	await expect(build(more, { projects: projects(false) })).rejects.toThrow(
		/^11 units and projects would show .*: 11 projects their address, where 10 may \(21, /,
	);
	const made = await build(more, { ...accepted, projects: projects(false) });
	await close();
	expect(made.outcome).toBe('published');
});

function house(id: number): AgencyRecord {
	const place = { street: 'Lindenweg', house_number: `${id}`, city: 'Leipzig', country: 'DEU' };
	return { id, name: `Haus ${id}`, title: `Haus ${id}`, ...place };
}
