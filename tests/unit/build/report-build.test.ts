import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reportBuild } from '../../../src/build/report/report-build.ts';
import { NotExported } from '../../../src/hosts/export/not-exported.ts';
import { lockBuilds } from '../../../src/release/lock.ts';
import { crmServer, json } from '../../support/crm-server.ts';
import { testFolder } from '../../support/outbox.ts';
import { testEnvironment } from '../../support/site-build.ts';

async function listener() {
	const { baseUrl, seen: told } = await crmServer(json({}));
	const folder = testFolder();
	const environment = testEnvironment({ folder, changes: { notifyHook: baseUrl } });
	const said: string[] = [];
	const options = { environment, secrets: ['the-key'], say: (line: string) => said.push(line) };
	return { told, said, folder, options, places: environment.places };
}

test('what a build has come to is there for the steps after it', async () => {
	const { options, places, told } = await listener();
	await reportBuild(async () => ({ outcome: 'published', changes: '# One unit\n' }), options);
	expect(readFileSync(places.outcome, 'utf8')).toBe('published\n');
	expect(readFileSync(places.changes, 'utf8')).toBe('# One unit\n');
	expect(told).toEqual([]);
});

test('a build that fails is told and written down without its secrets, and still fails', async () => {
	const { options, places, told } = await listener();
	const refused = failing('57 units would be removed (the-key).');
	await expect(reportBuild(refused, options)).rejects.toThrow('57 units would be removed');
	expect(told).toHaveLength(1);
	expect(told[0]?.body).toContain('57 units would be removed (…).');
	expect(readFileSync(places.outcome, 'utf8')).toBe('refused\n');
	expect(readFileSync(places.changes, 'utf8')).toContain('57 units would be removed (…)');
	await reportBuild(async () => ({ outcome: 'unchanged', changes: '' }), options);
	expect(existsSync(places.refusal)).toBe(false);
});

test('where only dist/ is not up to date, nobody is told that the website is not', async () => {
	const { options, places, told } = await listener();
	const sentence = 'Release 2 is live, but dist/ could not be made equal to it.';
	const cause = new NotExported(sentence);
	for (const error of [cause, new Error(`${sentence} (preview)`, { cause })]) {
		const notExported = () => Promise.reject(error);
		await expect(reportBuild(notExported, options)).rejects.toThrow(sentence);
		expect(told.pop()?.body).toMatch(/ist fertig, aber .*dist\/.* nicht erneuert/);
		expect(readFileSync(places.changes, 'utf8')).toMatch(
			/^# The website is not up to date at its host\n/,
		);
	}
});

test('what is to be pasted stands in a block of code, and no text of the CRM means anything around it', async () => {
	const { options, places, told } = await listener();
	const refused = failing(
		'`statuses` fit no unit of "\u001B[31m<b>x": paste this:\nstatuses: {\n\tavailable: [`1`],\n},',
	);
	await expect(reportBuild(refused, options)).rejects.toThrow();
	expect(readFileSync(places.changes, 'utf8')).toBe(
		'# The website was not updated\n\n\\`statuses\\` fit no unit of "\\<b\\>x": paste this:\n\n```\nstatuses: {\n\tavailable: [`1`],\n},\n```\n',
	);
	expect(told[0]?.body).not.toContain(String.raw`\u001b`);
});

test('that another build is running is no news', async () => {
	const { options, folder, told } = await listener();
	const unlock = lockBuilds(folder);
	const second = async () => {
		lockBuilds(folder);
		return { outcome: 'published' as const, changes: '' };
	};
	await expect(reportBuild(second, options)).rejects.toThrow('Another build is running');
	unlock();
	expect(told).toEqual([]);
});

test('a name that cannot be reached is one line on the error stream, and nothing beside it', async () => {
	const { options } = await listener();
	const { environment } = options;
	const site = { ...environment.site, notify: { email: 'a@b.example' } };
	const refused = failing('No.');
	const said: unknown[][] = [];
	// As `console.error`, which prints all it is given.
	const say = (...words: unknown[]) => said.push(words);
	const changed = { ...options, say, environment: { ...environment, site } };
	await expect(reportBuild(refused, changed)).rejects.toThrow('No.');
	expect(said).toEqual([[expect.stringContaining('VITRINE_SMTP_URL is not set')]]);
});

test('a hook hears of the same refusal once a day, also where a mail address has no server', async () => {
	const { options, told } = await listener();
	const { environment } = options;
	const site = { ...environment.site, notify: { email: 'a@b.example' } };
	const changed = { ...options, environment: { ...environment, site } };
	for (const _ of Array(3))
		await expect(reportBuild(failing('No.'), changed)).rejects.toThrow('No.');
	expect(told).toHaveLength(1);
});

function failing(reason: string): () => Promise<never> {
	return async () => {
		throw new Error(reason);
	};
}
