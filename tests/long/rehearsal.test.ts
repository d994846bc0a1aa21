import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rehearseLaw } from '../../src/build/rehearse-law.ts';
import type { DemoSandbox } from '../../src/sandbox/open.ts';
import { demoCompany } from '../../src/wiring/company.ts';
import { commandLine } from '../support/command-line.ts';
import { unit } from '../support/sandbox.ts';
import { site } from '../support/settings.ts';
import { emptyCrm, newFolder, testEnvironment } from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';

const { folder, remove } = newFolder();
let crm: DemoSandbox;
const lawful = {
	country: 'DEU',
	courtage: 'provisionsfrei',
	energy_certificate_availability: 'liegt vor',
	building_energy_rating_type: 'Bedarfsausweis',
	thermal_characteristic: '62,4',
	energy_efficiency_class: 'B',
	firing_types: ['Fernwärme'],
	energy_certificate_construction_year: 2019,
	energy_certificate_end_date: '2030-06-30',
};

beforeAll(async () => {
	crm = await emptyCrm(folder);
	const many = Array.from({ length: 12 }, (_, n) =>
		unit(n + 1, { ...lawful, energy_certificate_end_date: '2026-12-31' }),
	);
	crm.sandbox.seed(smallAgency([...many, unit(13, lawful)]));
});
afterAll(async () => {
	await crm.close();
	remove();
});

const silent = { step: () => {}, waiting: () => {}, lines: () => {} };
const on = (day: string, rules = {}) => {
	const { company } = testEnvironment({ folder });
	const environment = { company, site: { ...site, law: { rules } } };
	return rehearseLaw(environment, crm, day, silent);
};

const failing = (lines: string[]) => lines.filter((line) => line.startsWith('unit ')).length;

test('a day to come is rehearsed: every unit that would fail is named with the reason', async () => {
	const today = await on('2026-11-25');
	const next = await on('2027-01-01');
	const expired = next.filter((line) => line.includes('energy certificate expired'));
	expect(today.join('\n')).not.toContain('energy certificate expired');
	expect(expired.map((line) => line.split(' ')[1])).toEqual(
		Array.from({ length: 12 }, (_, n) => String(n + 1)),
	);
	expect(expired[0]).toContain('unit 1 would be published with a warning: ');
	expect(expired[0]).toContain('energy certificate expired (§ 79 (3) GEG)');
	expect(failing(next) - failing(today)).toBe(12);
	expect(next.at(-1)).toBe(
		`On 2027-01-01, ${failing(next)} of 13 units would fail, and 0 of them would stay off the site. Nothing was published.`,
	);
});

test('a unit that the settings would hide is said to stay off the site', async () => {
	const lines = await on('2027-01-01', { 'de-energy-expired': 'withhold' });
	expect(lines.at(-1)).toContain('and 12 of them would stay off the site');
	expect(lines[0]).toContain('unit 1 would stay off the site: ');
});

test('a table that nobody will have looked at by then is named', async () => {
	const lines = await on('2028-01-01');
	expect(lines.join('\n')).toContain('src/domain/law/purchase-rates.ts');
});

test('`npm run build -- --as-of` writes nothing, and leaves the word of the last build', async () => {
	const home = join(folder, 'home');
	mkdirSync(home);
	writeFileSync(join(home, 'outcome.txt'), 'published\n');
	const { out, code } = await build(home, '--as-of', '2027-01-01');
	expect(out).toContain('would fail');
	expect(code).toBe(0);
	expect(readdirSync(home)).toEqual(['outcome.txt']);
	expect(existsSync(join(home, 'current'))).toBe(false);
});

test.each([
	[['--as-of', '2027-02-30'], '--as-of takes a day such as 2027-01-01'],
	[['--as-of', '2027-01-01', '--offline'], '--offline does not go with it'],
])('%j is refused', async (words, sentence) => {
	const { err, code } = await build(join(folder, 'other'), ...words);
	expect(err).toContain(sentence);
	expect(code).toBe(1);
	expect(existsSync(join(folder, 'other'))).toBe(false);
});

/** `npm run build` in a process of its own; the CRM answers in this one. */
function build(home: string, ...words: string[]) {
	const line = commandLine('build');
	const env = {
		PATH: process.env['PATH'],
		CRM_BASE_URL: crm.baseUrl,
		CRM_API_KEY: crm.apiKey,
		VITRINE_VAR: home,
		VITRINE_COMPANY: demoCompany.folder,
	};
	const child = spawn(process.execPath, [...line, ...words], { env });
	let [out, err] = ['', ''];
	child.stdout.on('data', (data: Buffer) => (out += data.toString()));
	child.stderr.on('data', (data: Buffer) => (err += data.toString()));
	return new Promise<{ out: string; err: string; code: number | null }>((resolve) => {
		child.on('close', (code) => resolve({ out, err, code }));
	});
}
