import { expect, test } from 'vitest';
import { createMetrics, metricsEndpoint } from '../../../src/server/metrics.ts';
import { goodForm } from '../../support/inquiry.ts';
import { testServer } from '../../support/release.ts';
import { post } from '../../support/visitor.ts';

/** The figures of a server that tells its metrics what happens. */
async function measured() {
	const server = await testServer();
	const metrics = createMetrics({
		outbox: server.outbox,
		clock: () => Date.UTC(2026, 10, 21, 12, 10),
	});
	const ask = (path = '/metrics', method = 'GET') =>
		metricsEndpoint(metrics)(new Request(`http://127.0.0.1:9321${path}`, { method }));
	const text = async () => {
		for (const event of server.events.splice(0)) metrics.note(event);
		return await ask().text();
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

test('every line is one of the text format, and none names a visitor', async () => {
	const { server, text, ask } = await measured();
	await post(server, goodForm);
	for (const line of (await text()).trimEnd().split('\n')) {
		expect(line).toMatch(
			/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[a-z_]+"(,[a-z]+="[a-z_]+")*\})? [\d.]+)$/,
		);
		expect(line).not.toMatch(/ada@|heide/i);
	}
	expect(ask().headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
});

test('nothing else is served there, and nothing of it elsewhere', async () => {
	const { server, ask } = await measured();
	expect(ask('/').status).toBe(404);
	expect(ask('/metrics', 'POST').status).toBe(404);
	expect((await server.get('/metrics')).status).toBe(404);
});
