import { Counter, Gauge, Registry } from 'prom-client';
import type { Outbox } from '../outbox/outbox.ts';
import { states } from '../outbox/store.ts';
import { outcomes } from '../release/outcome.ts';
import type { SiteAge } from './site-age.ts';

/** Events that are counted, by the name they have in the text. */
const counted: ReadonlyMap<string, string> = new Map([
	...[
		'accepted',
		'doubtful',
		'rejected',
		'unreadable',
		'foreign',
		'refused',
		'unavailable',
		'delivered',
		'failed',
		'outage',
		'error',
	].map((name) => [name, name] as const),
	['dead', 'given_up'],
]);

/**
 * Counts since the process has started, what waits, and the age of the site, in the text format of Prometheus.
 * @param options `outbox` and `age`: asked with every text; the outbox then counts a few rows.
 */
export function createMetrics({
	outbox,
	age = () => ({}),
}: {
	readonly outbox: Pick<Outbox, 'now' | 'counts'>;
	readonly age?: () => SiteAge;
}) {
	const counts = new Registry();
	const events = new Counter({
		name: 'vitrine_inquiry_events_total',
		help: 'What happened since the start.',
		labelNames: ['event'],
		registers: [counts],
	});
	for (const event of counted.values()) events.inc({ event }, 0);
	return {
		/** Takes note of what happened; everything but its name is left out. */
		note({ event, doubtful = false }: { readonly event: string; readonly doubtful?: boolean }) {
			const name = counted.get(event === 'accepted' && doubtful ? 'doubtful' : event);
			if (name !== undefined) events.inc({ event: name });
		},
		async text(): Promise<string> {
			const now = await readingsOf(outbox, age());
			return (await counts.metrics()) + (await now.metrics());
		},
	};
}

/** Figures of this moment. What is not known has no line, so that an alert can ask for its absence. */
async function readingsOf(
	outbox: Pick<Outbox, 'now' | 'counts'>,
	{ readAt, builtAt, lastBuild, targetsCheckedAt }: SiteAge,
): Promise<Registry> {
	const registry = new Registry();
	const registers = [registry];
	const gauge = (name: string, help: string, value: number) =>
		new Gauge({ name: `vitrine_${name}`, help, registers }).set(value);
	const timestamp = (what: string, help: string, at: number | undefined) => {
		if (at !== undefined) gauge(`${what}_timestamp_seconds`, help, at / 1000);
	};

	const { oldestWaiting, erased, doubtful, ...rows } = await outbox.counts();
	const labelNames = ['state'];
	const inquiries = new Gauge({
		name: 'vitrine_inquiries',
		help: 'Inquiries in the outbox by state.',
		labelNames,
		registers,
	});
	const removed = new Counter({
		name: 'vitrine_inquiries_erased_total',
		help: 'Inquiries removed for good by state.',
		labelNames,
		registers,
	});
	for (const state of states) {
		if (state === 'standing') continue;
		inquiries.set({ state }, rows[state]);
		removed.inc({ state }, erased[state]);
	}
	gauge('alerts', 'Alerts by e-mail, those that have ended too.', rows.standing);
	gauge('doubtful_inquiries', 'Those of the waiting that are doubtful.', doubtful);
	const waited = oldestWaiting === undefined ? 0 : (await outbox.now()) - oldestWaiting;
	gauge(
		'oldest_waiting_seconds',
		'Age of the oldest inquiry that waits.',
		Math.max(0, waited) / 1000,
	);
	timestamp('crm_read', 'When the CRM was last read for the site.', readAt);
	timestamp('release_built', 'When the release that is served was built.', builtAt);
	timestamp('last_build_end', 'When the last build ended.', lastBuild?.endedAt);
	if (lastBuild) {
		const came = new Gauge({
			name: 'vitrine_last_build_outcome',
			help: 'What the last build came to: 1.',
			labelNames: ['outcome'],
			registers,
		});
		for (const outcome of outcomes) came.set({ outcome }, Number(outcome === lastBuild.outcome));
	}
	timestamp('targets_checked', 'When the site last confirmed the list.', targetsCheckedAt);
	const memory = { name: 'process_resident_memory_bytes', help: 'Memory of the process.' };
	new Gauge({ ...memory, registers }).set(process.memoryUsage.rss());
	return registry;
}

/** Serves the text at `/metrics`; for an address that only the machine itself can reach. */
export function metricsEndpoint(
	metrics: Pick<ReturnType<typeof createMetrics>, 'text'>,
): (request: Request) => Promise<Response> {
	return async (request) => {
		if (request.method !== 'GET' || new URL(request.url).pathname !== '/metrics') {
			return new Response('There is no such page.\n', { status: 404 });
		}
		return new Response(await metrics.text(), {
			headers: { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE, 'Cache-Control': 'no-store' },
		});
	};
}
