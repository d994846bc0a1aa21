import type { Outbox } from '../outbox/outbox.ts';
import { states } from '../outbox/store.ts';
import { outcomes } from '../release/outcome.ts';
import type { SiteAge } from './site-age.ts';

/** What is counted: the names of what happened, with the little that is told of it. */
interface Happening {
	readonly event: string;
	readonly doubtful?: boolean;
}

/** Counts since the process has started, what waits, and the age of the site, in the text format of Prometheus. */
interface Metrics {
	/** Takes note of what happened; everything but its name is left out. */
	note(happening: Happening): void;
	text(): Promise<string>;
}

/** Events that are counted, by the name they have in the text. */
const counted: Readonly<Record<string, string>> = {
	accepted: 'accepted',
	doubtful: 'doubtful',
	rejected: 'rejected',
	unreadable: 'unreadable',
	foreign: 'foreign',
	work: 'work',
	refused: 'refused',
	unavailable: 'unavailable',
	delivered: 'delivered',
	failed: 'failed',
	dead: 'given_up',
	outage: 'outage',
	error: 'error',
};

/** @param options `outbox` and `age`: asked with every text; the outbox then counts a few rows. */
export function createMetrics({
	outbox,
	age = () => ({}),
}: {
	readonly outbox: Pick<Outbox, 'now' | 'counts'>;
	readonly age?: () => SiteAge;
}): Metrics {
	const since = new Map(Object.keys(counted).map((name) => [name, 0]));
	return {
		note({ event, doubtful = false }) {
			const name = event === 'accepted' && doubtful ? 'doubtful' : event;
			const known = since.get(name);
			if (known !== undefined) since.set(name, known + 1);
		},
		async text() {
			const { oldestWaiting, erased, doubtful, ...rows } = await outbox.counts();
			const waited =
				oldestWaiting === undefined ? 0 : Math.max(0, (await outbox.now()) - oldestWaiting) / 1000;
			return [
				...family('vitrine_inquiry_events_total', 'counter', 'What happened since the start.'),
				...Array.from(since, ([name, n]) =>
					sample('vitrine_inquiry_events_total', n, { event: counted[name] ?? name }),
				),
				...family('vitrine_inquiries', 'gauge', 'Inquiries in the outbox by state.'),
				...states.map((state) => sample('vitrine_inquiries', rows[state], { state })),
				...family('vitrine_doubtful_inquiries', 'gauge', 'Those of the waiting that are doubtful.'),
				sample('vitrine_doubtful_inquiries', doubtful),
				...family(
					'vitrine_inquiries_erased_total',
					'counter',
					'Inquiries removed for good by state.',
				),
				...states.map((state) =>
					sample('vitrine_inquiries_erased_total', erased[state], { state }),
				),
				...family(
					'vitrine_oldest_waiting_seconds',
					'gauge',
					'Age of the oldest inquiry that waits.',
				),
				sample('vitrine_oldest_waiting_seconds', waited),
				...siteFamilies(age()),
				...family('process_resident_memory_bytes', 'gauge', 'Memory of the process.'),
				sample('process_resident_memory_bytes', process.memoryUsage.rss()),
				'',
			].join('\n');
		},
	};
}

/** What is not known has no line, so that an alert can ask for its absence. */
function siteFamilies(site: SiteAge): string[] {
	const { lastBuild } = site;
	return [
		...timestamp('crm_read', site.readAt, 'When the CRM was last read for the site.'),
		...timestamp('release_built', site.builtAt, 'When the release that is served was built.'),
		...timestamp('last_build_end', lastBuild?.endedAt, 'When the last build ended.'),
		...(lastBuild
			? [
					...family('vitrine_last_build_outcome', 'gauge', 'What the last build came to: 1.'),
					...outcomes.map((outcome) =>
						sample('vitrine_last_build_outcome', Number(outcome === lastBuild.outcome), {
							outcome,
						}),
					),
				]
			: []),
		...timestamp('targets_signed', site.targetsSignedAt, 'When the list of targets was signed.'),
		...timestamp(
			'targets_checked',
			site.targetsCheckedAt,
			'When the site last confirmed the list.',
		),
	];
}

/** A moment in seconds since 1970, given in milliseconds. */
function timestamp(what: string, at: number | undefined, help: string): string[] {
	if (at === undefined) return [];
	const name = `vitrine_${what}_timestamp_seconds`;
	return [...family(name, 'gauge', help), sample(name, at / 1000)];
}

/** Serves the text at `/metrics`; for an address that only the machine itself can reach. */
export function metricsEndpoint(metrics: Metrics): (request: Request) => Promise<Response> {
	return async (request) => {
		if (request.method !== 'GET' || new URL(request.url).pathname !== '/metrics') {
			return new Response('There is no such page.\n', { status: 404 });
		}
		return new Response(await metrics.text(), {
			headers: {
				'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
				'Cache-Control': 'no-store',
			},
		});
	};
}

function family(name: string, type: string, help: string): string[] {
	return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function sample(
	name: string,
	value: number,
	labels: Readonly<Record<string, string>> = {},
): string {
	const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
	return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}
