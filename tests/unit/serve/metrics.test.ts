import { expect, test } from 'vitest';
import { createMetrics, metricsEndpoint } from '../../../src/serve/metrics.ts';
import type { SiteAge } from '../../../src/serve/site-age.ts';
import { goodForm } from '../../support/inquiry.ts';
import { testServer } from '../../support/release.ts';
import { post } from '../../support/visitor.ts';

/** The figures of a server that tells its metrics what happens. */
async function measured(age?: () => SiteAge) {
	const server = await testServer();
	const metrics = createMetrics({
		outbox: server.outbox,
		...(age && { age }),
	});
	const ask = (path = '/metrics', method = 'GET') =>
		metricsEndpoint(metrics)(new Request(`http://127.0.0.1:9321${path}`, { method }));
	const text = async () => {
		for (const event of server.events.splice(0)) metrics.note(event);
		return await (await ask()).text();
	};
	return { server, metrics, ask, text };
}

test('what was accepted, doubted and refused is counted, and what waits', async () => {
	const { server, text, metrics } = await measured();
	await post(server, goodForm);
	await post(server, { ...goodForm, message: 'x', topic: 'filled' });
	await post(server, { ...goodForm, name: '' });
	metrics.note({ event: 'delivered' });
	metrics.note({ event: 'something else' });
	server.wait(600_000);
	const figures = await text();
	for (const line of [
		'vitrine_inquiry_events_total{event="accepted"} 1',
		'vitrine_inquiry_events_total{event="doubtful"} 1',
		'vitrine_inquiry_events_total{event="rejected"} 1',
		'vitrine_inquiry_events_total{event="delivered"} 1',
		'vitrine_inquiry_events_total{event="given_up"} 0',
		'vitrine_inquiries{state="waiting"} 2',
		'vitrine_doubtful_inquiries 1',
		'vitrine_oldest_waiting_seconds 600',
	]) {
		expect(figures.split('\n')).toContain(line);
	}
});

const site: SiteAge = {
	release: '2026-11-21T08-00-00-000Z',
	builtAt: Date.UTC(2026, 10, 21, 8),
	readAt: Date.UTC(2026, 10, 21, 11, 30),
	lastBuild: { outcome: 'refused', endedAt: Date.UTC(2026, 10, 21, 12) + 500 },
};

test('the age of the site is told in seconds since 1970, with the outcome of the last build', async () => {
	const { text } = await measured(() => site);
	const figures = await text();
	for (const line of [
		'# TYPE vitrine_crm_read_timestamp_seconds gauge',
		'vitrine_crm_read_timestamp_seconds 1795260600',
		'vitrine_release_built_timestamp_seconds 1795248000',
		'vitrine_last_build_end_timestamp_seconds 1795262400.5',
		'vitrine_last_build_outcome{outcome="published"} 0',
		'vitrine_last_build_outcome{outcome="unchanged"} 0',
		'vitrine_last_build_outcome{outcome="refused"} 1',
	]) {
		expect(figures.split('\n')).toContain(line);
	}
});

test('what is not known of the site has no line', async () => {
	const { text } = await measured(() => ({ targetsCheckedAt: 1_000 }));
	expect(await text()).toMatch(/^vitrine_targets_checked_timestamp_seconds 1$/m);
	expect(await text()).not.toMatch(/crm_read|release_built|last_build|targets_signed/);
});

test('every line is one of the text format, and none names a visitor', async () => {
	const { server, text, ask } = await measured(() => site);
	await post(server, goodForm);
	for (const line of (await text()).split('\n').filter(Boolean)) {
		expect(line).toMatch(
			/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[a-z_]+"(,[a-z]+="[a-z_]+")*\})? [\d.]+)$/,
		);
		expect(line).not.toMatch(/ada@|heide/i);
	}
	expect((await ask()).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
});

test('nothing else is served there, and nothing of it elsewhere', async () => {
	const { server, ask } = await measured();
	expect((await ask('/')).status).toBe(404);
	expect((await ask('/metrics', 'POST')).status).toBe(404);
	expect((await server.get('/metrics')).status).toBe(404);
});
