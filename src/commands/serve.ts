import { join } from 'node:path';
import { createCrm } from '../crm/client.ts';
import { createDelivery } from '../inquiry/deliver.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { createSqliteStore } from '../outbox/sqlite-store.ts';
import { createWorker, type WorkerEvent } from '../outbox/worker.ts';
import { listen } from '../server/listen.ts';
import { followRelease } from '../server/release.ts';
import { createServer, type ServerEvent } from '../server/server.ts';
import type { Environment } from '../wiring.ts';

export interface Served {
	/** Such as `http://localhost:4321`. */
	readonly origin: string;
	/** Takes nothing more in, finishes or parks what is under way; at most about ten seconds. */
	close(): Promise<void>;
}

/**
 * Bounds of one call while an inquiry is delivered, in milliseconds. Short, because the settle time of
 * `createDelivery` must be longer than a call whose answer was lost can last.
 */
const limits = { connect: 5_000, silence: 15_000, whole: 20_000 };

/**
 * Opens the live release and the outbox, serves the one and delivers the other, until the process is
 * asked to end.
 * @throws one sentence when there is no release, no disk that can be written, or the port is taken.
 */
export async function serve({
	environment,
	crm: access,
	report = print,
}: {
	/** With port 0 the system chooses. */
	readonly environment: Pick<Environment, 'places' | 'port' | 'site'>;
	readonly crm: { readonly baseUrl: string; readonly apiKey: string };
	/** Told what happened; prints a line of JSON when absent. */
	readonly report?: (event: ServerEvent | WorkerEvent) => void;
}): Promise<Served> {
	const { places, port, site } = environment;
	const served = {
		current: places.current,
		files: places.files,
		media: join(places.media, 'files'),
	};
	const { origin } = followRelease(served)();
	const outbox = createOutbox({ store: createSqliteStore(places.outbox) });
	const crm = createCrm({ ...access, limits });
	const worker = createWorker({
		outbox,
		deliver: createDelivery({ crm, settings: site.inquiry, origin }),
		report,
	});
	// Whoever tries the site out on the server itself; known when the port is open.
	const localOrigins: string[] = [];
	const app = createServer({
		places: served,
		outbox,
		site,
		siteOrigins: localOrigins,
		report(event) {
			report(event);
			if (event.event === 'accepted') worker.wake();
		},
	});
	const server = await listen((request) => app.fetch(request), { port }).catch((cause: unknown) => {
		outbox.close();
		const why = cause instanceof Error ? cause.message : String(cause);
		throw new Error(`Port ${port} cannot be opened (${why}); set PORT to a free one.`, { cause });
	});
	localOrigins.push(`http://localhost:${server.port}`, `http://127.0.0.1:${server.port}`);
	worker.start();

	const close = async () => {
		await Promise.all([server.close(), worker.stop()]);
		await crm.close();
		outbox.close();
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) {
		process.once(signal, () => void close().finally(() => process.exit()));
	}
	return { origin: `http://localhost:${server.port}`, close };
}

/** One line of JSON an event, for whatever collects the lines; events hold no personal data. */
function print(event: ServerEvent | WorkerEvent): void {
	console.log(JSON.stringify({ time: new Date().toISOString(), ...event }));
}
