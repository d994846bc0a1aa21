import * as fc from 'fast-check';
import { expect } from 'vitest';
import { fieldNames, hiddenNames } from '../../src/intake/form.ts';
import { anyText } from './any-text.ts';
import { browserHeaders, goodForm } from './inquiry.ts';
import { origin, testServer } from './release.ts';

/** What may stand in a field and should not do anything there. */
export const text = fc.oneof(
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

/** Posts whatever may be posted; fails when an answer is an unforeseen one or tells anything internal. */
export async function fuzzPosts(numRuns: number): Promise<void> {
	const { app, outbox } = await testServer();
	const statuses = new Map<number, number>();
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
			statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
			expect([202, 303, 400, 415, 422, 428, 429]).toContain(answer.status);
			expect(answer.headers.has('set-cookie')).toBe(false);
			const said = await answer.text();
			// A page shown again quotes what was typed, so it is looked at without that.
			if (!said.includes('<form')) expect(said).not.toMatch(inner);
		}),
		{ numRuns },
	);
	expect((await outbox.counts()).dead).toBe(0);
	console.log(
		`S13: ${numRuns} posts, answers by status: ${JSON.stringify(Object.fromEntries(statuses))}`,
	);
}

/** Asks for whatever may be asked for; fails in the same way. */
export async function fuzzAddresses(numRuns: number): Promise<void> {
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
		{ numRuns },
	);
}
