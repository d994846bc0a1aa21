import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNames, hiddenNames } from '../../../src/intake/form.ts';
import { anyText } from '../../support/any-text.ts';
import { runs } from '../../support/full-size.ts';
import { browserHeaders, goodForm } from '../../support/inquiry.ts';
import { origin, testServer } from '../../support/release.ts';

/** What may stand in a field and should not do anything there. */
const text = fc.oneof(
	anyText({ maxLength: 40 }),
	fc.constantFrom(
		'\r\nSet-Cookie: a=b',
		'\0',
		'%00',
		'\u202e',
		'{{7*7}}',
		'<svg onload=x>',
		'__proto__',
		'-1',
		'null',
	),
);
const name = fc.oneof(fc.constantFrom(...fieldNames, ...Object.values(hiddenNames)), text);
const fields = fc.dictionary(name, fc.oneof(text, fc.array(text, { maxLength: 3 })), {
	maxKeys: 12,
});
const body = fc.oneof(
	fields.map((given) => ({ type: 'application/json', body: JSON.stringify(given) })),
	// Right but for one or two fields, so that some are taken in.
	fields.map((given) => ({
		type: 'application/json',
		body: JSON.stringify({ ...goodForm, ...Object.fromEntries(Object.entries(given).slice(0, 2)) }),
	})),
	fc.json().map((given) => ({ type: 'application/json', body: given })),
	fc.array(fc.tuple(name, text), { maxLength: 12 }).map((pairs) => ({
		type: 'application/x-www-form-urlencoded',
		body: new URLSearchParams(pairs.map(([key, value]) => [key, value])).toString(),
	})),
	fc
		.tuple(text, text)
		.map(([type, given]) => ({ type: type.replaceAll(/[^\x20-\x7e]/g, ''), body: given })),
);
/** Nothing of the machine: no stack, no path, no name of a library. */
const inner = /at .+\.ts:\d|node:internal|\/src\/|ZodError|SqliteError|undefined|\[object /;

test('whatever is posted, the answer is one of a few and tells nothing internal', async () => {
	const { app, outbox } = await testServer();
	await fc.assert(
		fc.asyncProperty(body, fc.boolean(), async (given, isScript) => {
			const answer = await app.request(`${origin}/inquiry`, {
				method: 'POST',
				body: given.body,
				headers: {
					...browserHeaders,
					origin,
					'content-type': given.type,
					...(isScript && { accept: 'application/json' }),
				},
			});
			expect([202, 303, 400, 415, 422, 428, 429]).toContain(answer.status);
			expect(answer.headers.has('set-cookie')).toBe(false);
			const said = await answer.text();
			// A page shown again quotes what was typed, so it is looked at without that.
			if (!said.includes('<form')) expect(said).not.toMatch(inner);
		}),
		{ numRuns: runs(250, 3000) },
	);
	expect((await outbox.counts()).dead).toBe(0);
});

test('whatever address is asked for, in whatever way, nothing fails', async () => {
	const { app } = await testServer();
	const path = fc.oneof(
		fc.webPath(),
		fc.string().map((each) => `/${encodeURIComponent(each.toWellFormed())}`),
		fc.constantFrom(
			'/_image?href=/x',
			'/_server-islands/x',
			'/_actions/x',
			'/.git/config',
			'/metrics',
			'/inquiry/',
		),
	);
	const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH');
	await fc.assert(
		fc.asyncProperty(path, method, async (asked, how) => {
			const answer = await app.request(`${origin}${asked}`, { method: how });
			expect([200, 204, 301, 302, 403, 404, 405]).toContain(answer.status);
			if (answer.status !== 200) expect(await answer.text()).not.toMatch(inner);
			expect(answer.headers.has('allow')).toBe([204, 405].includes(answer.status));
			expect(answer.headers.get('x-powered-by')).toBeNull();
		}),
		{ numRuns: runs(200, 2000) },
	);
});
