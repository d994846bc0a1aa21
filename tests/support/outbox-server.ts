/**
 * A process that is made to be killed: takes inquiries in over HTTP and delivers them to a CRM, with the real
 * parts of both ways. It opens nothing before a line on its standard input says where, so that its start
 * costs no time when it is needed; then it prints its port.
 */
import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCrm } from '../../src/crm/client.ts';
import { createAccept } from '../../src/intake/accept.ts';
import type { Verdict } from '../../src/intake/spam.ts';
import { targetField } from '../../src/intake/form.ts';
import { createDelivery } from '../../src/delivery/deliver.ts';
import { createBreaker } from '../../src/outbox/breaker.ts';
import { createCipher } from '../../src/outbox/cipher.ts';
import { describeError } from '../../src/outbox/describe-error.ts';
import { createOutbox } from '../../src/outbox/outbox.ts';
import { createPostgresStore } from '../../src/outbox/postgres-store.ts';
import { createSqliteStore } from '../../src/outbox/sqlite-store.ts';
import { createWorker } from '../../src/outbox/worker.ts';

/** A home with a viewing to which ten people can come. */
const viewing = {
	id: '500',
	start: '2126-12-05T13:00:00.000Z',
	zone: 'Europe/Berlin',
	places: 10,
	sequence: 0,
};
const home = { kind: 'unit', id: 1, title: 'Altbau', reference: 'V-1' } as const;
const targets = new Map([[targetField(home), { ...home, viewings: [viewing] }]]);

/** As the form's guard does: whoever fills in what nobody sees is a machine. */
const judgeOf = (fields: Readonly<Record<string, unknown>>) => async (): Promise<Verdict> =>
	fields['topic'] === undefined ? [] : ['trap'];

/** While the database is down a server does not start, and whoever looks after it starts it again. */
async function untilItStarts<T>(start: () => Promise<T>): Promise<T> {
	for (;;) {
		try {
			return await start();
		} catch {
			await sleep(100);
		}
	}
}

async function sharedStore(url: string) {
	const { openDatabase } = await import('../../src/storage/postgres/database.ts');
	const database = await openDatabase(url);
	return createPostgresStore(database);
}

for await (const line of createInterface({ input: process.stdin })) {
	const settings = JSON.parse(line);
	const { file, databaseUrl, clockOffset = 0, baseUrl, settleMs, leaseMs } = settings;
	const { port = 0, concurrency = 8, apiKey = 'key', log } = settings;
	const right = Date.now;
	Date.now = () => right() + clockOffset;
	const report = (event: unknown) => {
		if (log) appendFileSync(log, `${JSON.stringify(event)}\n`);
	};
	const rest = {
		cipher: createCipher(new Uint8Array(32).fill(7)),
		leaseMs,
		schedule: (attempts: number) => Math.min(100 * attempts, 1000),
	};
	const outbox =
		databaseUrl === undefined
			? await createOutbox({ store: createSqliteStore(file), ...rest })
			: await untilItStarts(async () =>
					createOutbox({ store: await sharedStore(databaseUrl), ...rest }),
				);
	const crm = createCrm({
		baseUrl,
		apiKey,
		reads: 1,
		limits: { connect: 300, silence: 500, whole: 700 },
	});
	const deliver = createDelivery({
		outbox,
		crm,
		settings: { sourceId: 1, asReminder: true, removeDoubled: false },
		settleMs,
	});
	const breaker = createBreaker({ probeMs: 100 });
	const worker = createWorker({ outbox, deliver, breaker, concurrency, report });
	const accept = createAccept({ outbox, books: true });
	const server = createServer((request, response) => {
		let body = '';
		request.on('data', (chunk) => (body += String(chunk)));
		request.on('end', async () => {
			try {
				const fields = JSON.parse(body);
				const accepted = await accept(fields, targets, { judge: judgeOf(fields) });
				response.writeHead(accepted.accepted ? 202 : 422, { 'content-type': 'application/json' });
				response.end(JSON.stringify(accepted));
				report({ event: accepted.accepted ? 'accepted' : 'rejected', ...accepted });
				worker.wake();
			} catch (error) {
				report({ event: 'unavailable', reason: describeError(error) });
				response.writeHead(503, { 'retry-after': '120' }).end();
			}
		});
	});
	server.listen(port, '127.0.0.1', () => {
		worker.start();
		const address = server.address();
		console.log(typeof address === 'object' ? address?.port : '');
	});
	process.once('SIGTERM', () => {
		server.close();
		server.closeAllConnections();
		void worker.stop().then(async () => {
			await outbox.close();
			process.exit(0);
		});
	});
	break;
}
// Whoever started this process is gone.
process.stdin.on('end', () => process.exit(1)).resume();
