import { expect, test } from 'vitest';
import { demoAccount } from '../../../src/sandbox/demo/account.ts';
import { deskOf } from '../../../src/sandbox/demo/desk/desk.ts';
import { gate } from '../../support/gate.ts';
import { records, sandboxWith } from '../../support/sandbox.ts';

const now = new Date('2026-11-21T09:00:00Z');
const account = demoAccount(now);
const desk = deskOf(now);

test('what lies on the desks of the demo agency reaches nobody: addresses end in .example, numbers are kept free for fiction', () => {
	const text = JSON.stringify(desk);
	for (const [address] of text.matchAll(/[\w.+-]+@[\w.-]+/g)) expect(address).toMatch(/\.example$/);
	const free =
		/^\+(?:49 (?:40 66969 \d|30 23125 \d|171 39200|176 040690)|31 6 00000|34 600 000 |34 960 000 )\d+$/;
	for (const [number] of text.matchAll(/\+\d[\d ]{6,}/g)) expect(number).toMatch(free);
});

test('nothing from the desks comes through the privacy gate', async () => {
	const { get } = sandboxWith(account);
	const all = 'expand=1&per=500&include_translations=de,en,es';
	const read = async (path: string) => records(await get(path));
	const published = JSON.stringify(
		gate({
			units: await read(`/units?${all}`),
			projects: await read(`/projects?${all}`),
			statuses: await read('/property_statuses'),
			teams: await read('/teams'),
			brokers: await read('/brokers'),
		}),
	);
	expect(published).toContain('Weißenfelser Straße 51');
	const secrets = textsOf([desk.contacts, desk.deals, desk.tasks, desk.messages, desk.policies]);
	expect(secrets.length).toBeGreaterThan(150);
	expect(secrets.filter((text) => published.includes(text))).toEqual([]);
});

/** Texts that say something, but for what others have too: the addresses of units, the names of posts. */
function textsOf(value: unknown, field = ''): string[] {
	if (typeof value === 'string') {
		return value.length >= 12 && !/^home_|_at$|^position$/.test(field) ? [value] : [];
	}
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, item]) => textsOf(item, key));
}
