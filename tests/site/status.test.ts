import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemoSandbox } from '../../src/sandbox/open.ts';
import { published } from '../support/incremental.ts';
import { buildSite, emptyCrm, newFolder } from '../support/site-build.ts';
import { unit } from '../support/sandbox.ts';
import { smallAgency } from '../support/small-agency.ts';

const { folder, remove } = newFolder();
let crm: DemoSandbox;
let minutes = 0;
const time = () => new Date(Date.UTC(2026, 10, 21, 12, minutes));
const build = () => {
	minutes += 1;
	return buildSite({ folder, crm, now: time });
};
const status = () => JSON.parse(readFileSync(join(folder, 'status.json'), 'utf8'));

beforeAll(async () => {
	crm = await emptyCrm(folder);
	crm.sandbox.seed(smallAgency([unit(1), unit(2), unit(3), unit(4), unit(5)]));
	await build();
});
afterAll(async () => {
	await crm.close();
	remove();
});

test('each pull says when it was, also one that changes nothing', async () => {
	const live = readlinkSync(join(folder, 'current'));
	expect(status()).toEqual({ format: 1, asOf: time().toISOString(), reserved: [], gone: [] });
	await build();
	expect(readlinkSync(join(folder, 'current'))).toBe(live);
	expect(status()).toEqual({ format: 1, asOf: time().toISOString(), reserved: [], gone: [] });
});

test('it tells what was reserved and what went, and is no part of the release', async () => {
	crm.sandbox.seed(
		smallAgency([
			unit(1),
			unit(2, { property_status_id: 504 }),
			unit(3),
			unit(4),
			unit(5, { property_status_id: 501 }),
		]),
	);
	await build();
	expect(status()).toMatchObject({ asOf: time().toISOString(), reserved: [2], gone: [5] });
	expect(published(folder).join('\n')).not.toContain('status.json');
	expect(existsSync(join(folder, 'current/status.json'))).toBe(false);
});
