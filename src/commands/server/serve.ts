import { createLiveSite } from '../../alerts/live-site.ts';
import type { CrmOptions } from '../../crm/client.ts';
import { reasonOf } from '../../domain/sentences/failure.ts';
import { createMailer, type SendMail } from '../../delivery/mail.ts';
import { readProxies } from '../../intake/client-address.ts';
import { listen } from '../../serve/listen.ts';
import { createMetrics, metricsEndpoint } from '../../serve/metrics.ts';
import type { ServerEvent } from '../../serve/service.ts';
import type { Environment } from '../../wiring.ts';
import { createLease } from '../../storage/postgres/lease.ts';
import type { Database } from '../../storage/postgres/database.ts';
import { prepareDelivery, type DeliveryEvent } from './delivery.ts';
import { openDatabaseOf } from './open-database.ts';
import { openOutbox } from './open-outbox.ts';
import { followSite, openRelease } from './open-site.ts';
import { startRebuilding } from './rebuilding.ts';
import { prepareStanding } from './standing.ts';

interface Served {
	/** Such as `http://localhost:4321`. */
	readonly origin: string;
	/** Such as `http://127.0.0.1:9321/metrics`, where the environment names a port for it. */
	readonly metrics: string | undefined;
	/** Takes nothing more in, finishes or puts back what is under way; at most about ten seconds. */
	close(): Promise<void>;
}

/**
 * Opens the live release and the outbox, serves the one and delivers the other, until the process is
 * asked to end. With `intake` only inquiries are taken, for a site that stands elsewhere.
 * @throws one sentence when there is no release, no disk that can be written, or the port is taken.
 */
export async function serve({
	environment,
	crm: access,
	intake = false,
	sendMail: mailer,
	report: tell = print,
}: {
	/** With port 0 the system chooses. */
	readonly environment: Pick<
		Environment,
		| 'places'
		| 'port'
		| 'host'
		| 'site'
		| 'delivery'
		| 'rebuilding'
		| 'trustedProxies'
		| 'metricsPort'
		| 'siteUrl'
	>;
	readonly crm: CrmOptions;
	readonly intake?: boolean;
	/** Takes mails in the place of a mail server. */
	readonly sendMail?: SendMail;
	/** Told what happened; prints a line of JSON when absent. */
	readonly report?: (event: ServerEvent | DeliveryEvent) => void;
}): Promise<Served> {
	const { port, host, site, metricsPort } = environment;
	const isTrusted = readProxies(environment.trustedProxies);
	const live = intake
		? followSite({ environment, report: (event) => report(event) })
		: openRelease(environment);
	const database = await openDatabaseOf(environment);
	const outbox = await openOutbox(environment, database, (reason) =>
		tell({ event: 'restored', reason }),
	);
	const damage = outbox.damage();
	if (damage !== undefined) tell({ event: 'damaged', reason: damage });
	const metrics = createMetrics({ outbox, age: live.age });
	const report = (event: ServerEvent | DeliveryEvent) => {
		metrics.note(event);
		tell(event);
	};
	const { smtpUrl } = environment.delivery;
	const sendMail = mailer ?? (smtpUrl === undefined ? undefined : createMailer(smtpUrl));
	const origin = () => live.published().origin;
	const asked = createLiveSite(live.files);
	const standing = prepareStanding({
		outbox,
		site,
		files: live.files,
		live: asked,
		published: live.published,
		crm: () => delivery.crm,
		sendMail,
		wakeDelivery: () => delivery.wake(),
		report,
	});
	const delivery = prepareDelivery({
		outbox,
		environment,
		isLeader: database && leaderIn(database),
		crm: access,
		origin,
		similarTo: live.similarTo,
		sendMail,
		confirmed: standing?.notes,
		report,
	});
	const rebuilding = startRebuilding({ environment, outbox, report });
	const text = async (path: string) => {
		const bytes = await live.files.read(path);
		return bytes && new TextDecoder().decode(bytes);
	};
	const readAt = () => {
		const age = live.age();
		return age.readAt ?? age.builtAt ?? age.targetsCheckedAt;
	};
	// For trying the site out on the server itself; the port is known once it is open.
	const siteOrigins = [...site.inquiry.origins];
	const app = live.app({
		outbox,
		database,
		site,
		siteOrigins,
		isTrusted,
		hook: rebuilding?.hook,
		alerts: standing?.alerts,
		bookings: standing?.bookings,
		assistants: site.assistants ? { ...asked, text, site, readAt } : undefined,
		age: live.age,
		report(event) {
			report(event);
			if (event.event !== 'accepted') return;
			delivery.wake();
			standing?.wake();
		},
	});
	const open = async (remedy: string, ...[fetch, at]: Parameters<typeof listen>) =>
		await listen(fetch, at).catch(async (cause: unknown) => {
			await Promise.all([delivery.stop(), rebuilding?.stop()]);
			await outbox.close();
			const why = reasonOf(cause);
			throw new Error(`Port ${at.port} cannot be opened (${why}); ${remedy}.`, { cause });
		});
	const figures =
		metricsPort === undefined
			? undefined
			: await open('set VITRINE_METRICS_PORT to a free one', metricsEndpoint(metrics), {
					port: metricsPort,
					hostname: '127.0.0.1',
				});
	const remedy = `set PORT to a free one${host ? ', and VITRINE_HOST to an address of this machine' : ''}`;
	const at = { port, hostname: host };
	const server = await open(remedy, app.fetch, at).catch(async (error: unknown) => {
		await figures?.close(0);
		throw error;
	});
	siteOrigins.push(`http://localhost:${server.port}`, `http://127.0.0.1:${server.port}`);
	delivery.start();
	live.start();
	standing?.start();

	const close = async () => {
		live.stop();
		await Promise.all([server.close(), figures?.close()]);
		await Promise.all([delivery.stop(), standing?.stop(), rebuilding?.stop()]);
		await outbox.close();
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) {
		process.once(signal, () => void close().finally(() => process.exit()));
	}
	const metricsAddress = figures && `http://127.0.0.1:${figures.port}/metrics`;
	return { origin: `http://localhost:${server.port}`, metrics: metricsAddress, close };
}

/** Longer than maintenance rests between two rounds, in milliseconds. */
const leadMs = 150_000;

function leaderIn(database: Database): () => Promise<boolean> {
	const lease = createLease(database, 'maintenance');
	return async () => (await lease.hold(leadMs)) !== undefined;
}

/** One line of JSON an event, for whatever collects the lines; events hold no personal data. */
function print(event: ServerEvent | DeliveryEvent): void {
	console.log(JSON.stringify({ time: new Date().toISOString(), ...event }));
}
