import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../src/commands/server/serve.ts';
import { demoKey } from '../../src/sandbox/access.ts';
import { createSandbox } from '../../src/sandbox/app.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { readEnvironment } from '../../src/wiring.ts';
import { browserHeaders, goodForm } from '../support/inquiry.ts';
import { filesOf, testFolder } from '../support/outbox.ts';
import { origin, writeRelease } from '../support/release.ts';
import { demoVariables } from '../support/settings.ts';
import { solve } from '../support/visitor.ts';

/** The whole server over HTTP, with a CRM over HTTP behind it. */
async function running() {
	const folder = testFolder();
	await writeRelease(folder);
	const sandbox = createSandbox();
	sandbox.account.units.put(1, { name: 'Altbau' });
	sandbox.account.sources.put(4711, { name: 'Website' });
	const crm = await serveSandbox(sandbox);
	const reports: string[] = [];
	const environment = readEnvironment({
		...demoVariables,
		VITRINE_VAR: folder,
		PORT: '0',
		VITRINE_METRICS_PORT: '0',
	});
	const server = await serve({
		environment,
		crm: { baseUrl: `${crm.origin}/v1`, apiKey: demoKey.key },
		sendMail: async () => {},
		report: (event) => reports.push(JSON.stringify(event)),
	});
	let isOpen = true;
	const close = async () => {
		if (isOpen) await server.close();
		isOpen = false;
	};
	onTestFinished(async () => {
		await close();
		await crm.close();
		sandbox.close();
	});
	const headers = { ...browserHeaders, origin, accept: 'application/json' };
	const ask = async (path: string, fields: Record<string, string>, from: string) =>
		await fetch(`${server.origin}${path}`, {
			method: 'POST',
			headers: { ...headers, 'x-forwarded-for': from },
			body: new URLSearchParams(fields),
		});
	return { server, sandbox, ask, reports, close, file: join(folder, 'outbox/outbox.sqlite') };
}

test('a task is in the CRM two seconds after its form was sent, and nothing of the visitor is left behind or told', async () => {
	const { server, sandbox, ask, reports, close, file } = await running();
	const count = 10;
	const visitors = Array.from({ length: count }, (_, n) => ({
		from: `198.51.${n}.7`,
		name: `Canary${n} ${randomUUID().slice(0, 8)}`,
		email: `canary-${n}-${randomUUID().slice(0, 8)}@example.com`,
		phone: `0341 ${7_000_000 + n}`,
		message: `secret-${randomUUID()}`,
	}));
	const solutions = await Promise.all(
		visitors.map(async ({ from }) => {
			const { work } = await (await ask('/inquiry/token', {}, from)).json();
			return await solve(work);
		}),
	);
	await setTimeout(3_000);
	const seconds: number[] = [];
	for (const [n, { from, ...typed }] of visitors.entries()) {
		const sentAt = performance.now();
		const answer = await ask('/inquiry', { ...goodForm, ...typed, work: solutions[n] ?? '' }, from);
		expect(answer.status).toBe(202);
		const reference = String((await answer.json()).reference);
		const isThere = () =>
			sandbox.account.tasks.list().some(({ title }) => String(title).includes(reference));
		while (!isThere() && performance.now() - sentAt < 10_000) await setTimeout(10);
		seconds.push((performance.now() - sentAt) / 1000);
	}
	// The slowest of all may have met a busy moment of the machine.
	expect(seconds.toSorted((a, b) => a - b).at(-2)).toBeLessThanOrEqual(2);
	expect(sandbox.account.contacts.list()).toHaveLength(count);

	const figures = await (await fetch(server.metrics ?? '')).text();
	expect(figures).toContain(`vitrine_inquiry_events_total{event="delivered"} ${count}`);
	expect((await fetch(`${server.origin}/metrics`)).status).toBe(404);

	await close();
	const left = [...reports, figures, filesOf(file), readFileSync(file, 'latin1')].join('\n');
	for (const { from, name, email, phone, message } of visitors) {
		for (const canary of [name, email, phone, message, from]) expect(left).not.toContain(canary);
	}
});
