import { describe, expect, test } from 'vitest';
import { validateForm } from '../../../src/intake/validate-form.ts';
import { readFields, type ReadFields } from '../../../src/intake/fields.ts';
import { goodForm } from '../../support/inquiry.ts';

/** Bytes the server takes. */
const most = 64 * 1024;
/** Milliseconds of the processor that the worst body may cost. */
const allowed = 200;

async function read(body: string, type = 'application/x-www-form-urlencoded'): Promise<ReadFields> {
	const headers = { 'content-type': type };
	return await readFields(
		new Request('http://localhost/inquiry', { method: 'POST', body, headers }),
	);
}

const readJson = (value: unknown) => read(JSON.stringify(value), 'application/json');

/** The least of some runs, of this thread alone: what other tests of this process hold is looked through by some of them. */
async function costOf(work: () => Promise<unknown>): Promise<number> {
	let least = Infinity;
	for (let run = 0; run < 20 && least >= allowed; run++) {
		const before = process.threadCpuUsage();
		await work();
		const { user, system } = process.threadCpuUsage(before);
		least = Math.min(least, (user + system) / 1000);
	}
	return least;
}

const fill = (part: string) => part.repeat(Math.floor((most - 100) / part.length));

test.each([
	['one name again and again', fill('a&')],
	['names without values', fill('&=')],
	['ampersands', fill('&')],
	['percent signs', fill('%')],
	['escapes', fill('%41')],
	['a new name each time', Array.from({ length: 9000 }, (_, n) => n.toString(36)).join('&')],
])('64 kB of a form that are %s cost next to nothing', async (_what, body) => {
	expect(body.length).toBeLessThan(most);
	expect(await costOf(() => read(body))).toBeLessThan(allowed);
});

test.each([
	['lists in lists', fill('[')],
	['objects in objects', fill('{"a":')],
	['closed lists in lists', `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
	['one key again and again', `{${fill('"a":1,')}"a":1}`],
	['a long list', `{"target":[${fill('1,')}1]}`],
	['a list of empty lists', `{"target":[${fill('[],')}[]]}`],
])('64 kB of JSON that are %s cost next to nothing', async (_what, body) => {
	expect(body.length).toBeLessThan(most + 100);
	expect(await costOf(() => read(body, 'application/json'))).toBeLessThan(allowed);
});

describe('one long text', () => {
	const signs = Array.from({ length: 21_000 }, (_, n) => String.fromCodePoint(0x4e00 + n)).join('');
	const fields = ['name', 'email', 'phone', 'place', 'budget', 'dates', 'message', 'campaign'];
	test.each([
		['digits and a letter', `${fill('1')}x`],
		['spaced digits and a letter', `${fill(' 1')}x`],
		['marks in the wrong order', 'a' + '\u0345\u0300\u0315\u0334'.repeat(most / 8)],
		['points behind an @', `a@${fill('a.')}`],
		['spaces', `${fill(' ')}x`],
		['signs of many scripts behind an @', `a@${signs}.de`],
	])('of %s costs next to nothing in any field', async (_what, text) => {
		for (const field of fields) {
			const cost = await costOf(async () => validateForm({ ...goodForm, [field]: text }));
			expect(cost, field).toBeLessThan(allowed);
		}
	});
});

test('a name that comes several times is a list in the order of its coming', async () => {
	expect(await read('target=unit-1&name=Ada&target=unit-2&target=unit-3')).toEqual({
		ok: true,
		format: 'form',
		fields: { target: ['unit-1', 'unit-2', 'unit-3'], name: 'Ada' },
	});
	expect(await read('__proto__=1&__proto__=2')).toMatchObject({ ok: true });
});

test('more values than any form has are refused, under however few names', async () => {
	expect(await read('target=unit-1&'.repeat(61))).toEqual({ ok: false, status: 400 });
	expect(await readJson({ target: Array(61).fill('unit-1') })).toEqual({ ok: false, status: 400 });
	const twenty = Array.from({ length: 20 }, (_, n) => `unit-${n + 1}`);
	expect(await readJson({ ...goodForm, target: twenty })).toMatchObject({ ok: true });
});

test.each([
	['an object', { token: { toString: 1 } }],
	['a list of lists', { target: [['unit-1']] }],
	['a list of objects', { token: [{ toString: null }] }],
])('JSON whose value is %s is refused', async (_what, value) => {
	expect(await readJson(value)).toEqual({ ok: false, status: 400 });
});
