import { expect, test } from 'vitest';
import { createCounter, type Counted } from '../../../src/intake/counter.ts';
import { createGuard, type Sending } from '../../../src/intake/guard.ts';
import { validateForm } from '../../../src/intake/validate-form.ts';
import { goodForm } from '../../support/inquiry.ts';

function guarded() {
	const counter = createCounter(() => 0);
	const keys = new Set<string>();
	const guard = createGuard({
		used: counter.used,
		async add(counted: readonly Counted[]) {
			for (const [, key] of counted) keys.add(key);
			await counter.add(counted);
		},
	});
	let sent = 0;
	const send = async (client: string, different: Partial<Sending> = {}, email?: string) => {
		sent += 1;
		const read = validateForm({ ...goodForm, email: email ?? `${sent}@example.com` });
		if (!read.ok) throw new Error('The form is wrong.');
		const solved = { submission: `${sent}`, ageMs: 20_000 };
		return await guard(read.form, { fields: {}, client, solved, ownOrigins: [], ...different });
	};
	return { send, keys };
}

test('once a network is over its limit, no address in it is counted that was not', async () => {
	const { send, keys } = guarded();
	const verdicts = [];
	for (let n = 0; n < 200; n++) verdicts.push(await send(`2001:db8:7:${n.toString(16)}::/64`));
	const addresses = [...keys].filter((key) => key.endsWith('/64'));
	expect(addresses).toHaveLength(15);
	expect(verdicts.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => []));
	expect(verdicts.slice(15, 60)).toEqual(Array.from({ length: 45 }, () => ['overLimit']));
	expect(new Set(verdicts.slice(60))).toEqual(new Set(['refused']));
});

test('an address that sends without end is refused before its neighbours are', async () => {
	const { send } = guarded();
	for (let n = 0; n < 200; n++) await send('203.0.113.7');
	expect(await send('203.0.113.7')).toBe('refused');
	expect(await send('203.0.113.8')).toEqual(['overLimit']);
	expect(await send('203.0.114.8')).toEqual([]);
});

test.each([
	[{ purpose: 'alert' as const }, {}],
	[{}, { purpose: 'alert' as const }],
])(
	'forms without JavaScript for one thing (%j) do not shut out those for another',
	async (...of) => {
		const { send } = guarded();
		const [flood, other] = of.map((purpose) => ({ ...purpose, solved: undefined }));
		const verdicts = [];
		for (let n = 0; n < 50; n++) verdicts.push(await send(`198.51.${n}.1`, flood, goodForm.email));
		expect(verdicts.at(-1)).toBe('refused');
		expect(await send('203.0.113.7', other, goodForm.email)).toEqual([]);
	},
);
