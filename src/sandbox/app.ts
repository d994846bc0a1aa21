import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { createAccess, demoKey, type Access, type ApiKey } from './access.ts';
import type { Agency } from './agency.ts';
import { api } from './api.ts';
import { createAttachments } from './attachments.ts';
import { openAccount, type Account } from './db/account.ts';
import { openDatabase } from './db/open.ts';
import { createEvents, sendByFetch, type Events, type SendWebhook } from './events.ts';
import { createFaults, Fault, type Faults } from './faults.ts';
import { readBody } from './input.ts';
import { openMedia, type Media } from './media.ts';
import { Refusal } from './refusal.ts';
import { attachmentRoutes } from './routes/attachments.ts';
import { homeRoutes } from './routes/homes.ts';
import { inboxRoutes } from './routes/inbox.ts';
import { createMailbox, type CaughtMail } from './routes/mailbox.ts';
import { journalRoutes } from './routes/journal.ts';
import { photoRoutes } from './routes/photos.ts';
import { referenceRoutes } from './routes/reference.ts';
import { seedAccount } from './seed.ts';
import type { Service } from './service.ts';

/** The CRM in a box: the whole service without a port. */
export interface Sandbox {
	/** Answers as the CRM would. Rejects where a fault ends the connection without an answer. */
	fetch(request: Request): Promise<Response>;
	/** Writes an agency into the account. */
	seed(agency: Agency): void;
	readonly account: Account;
	readonly access: Access;
	readonly media: Media;
	readonly faults: Faults;
	readonly events: Events;
	/** Shows a mail at `/sandbox/mailbox`, and sends it to nobody. */
	catchMail(mail: CaughtMail): void;
	close(): void;
}

export interface SandboxOptions {
	/** File of the account's data; in memory when absent. */
	readonly path?: string;
	/** Origin for the addresses of photos; that of each request when absent. */
	readonly baseUrl?: string;
	/** The account's one key; the demo key when absent. */
	readonly key?: ApiKey;
	readonly clock?: () => Date;
	/** Lets faults be asked for at `/sandbox/faults`, and starts with those given. */
	readonly faults?: boolean | readonly Fault[];
	/** Creates tasks that are neither marked as reminder nor due, as some accounts do. */
	readonly acceptPlainNotes?: boolean;
	/** Signs the calls of hooks. */
	readonly webhookSecret?: string;
	/** How the calls of hooks are sent; over the network when absent. */
	readonly sendWebhook?: SendWebhook;
	/** Folder of the pictures. */
	readonly media?: URL;
}

/** Signs calls of hooks unless something else is given. */
export const demoHookSecret = 'sandbox-webhook-secret';

/** Opens the CRM; without a path its data lies in memory. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
	const { baseUrl, clock = () => new Date(), acceptPlainNotes = false } = options;
	const db = openDatabase(options.path ?? ':memory:');
	const account = openAccount(db);
	const media = openMedia(options.media ?? new URL('./demo/media/', import.meta.url));
	const initial = typeof options.faults === 'object' ? options.faults : [];
	const faults = createFaults(initial);
	const access = createAccess(options.key ?? demoKey);
	const origin = (url: string) => (baseUrl === undefined ? new URL(url) : new URL(baseUrl)).origin;
	const { webhookSecret: secret = demoHookSecret, sendWebhook: send = sendByFetch } = options;
	const events = createEvents({ account, clock, secret, send });
	const attachments = createAttachments(account, clock);
	const service: Service = { account, clock, acceptPlainNotes, origin, attachments, events };

	const mailbox = createMailbox();

	const app = new Hono();
	app.get('/', (c) => c.redirect('/sandbox/inbox'));
	app.route('/photos', photoRoutes(account, media));
	app.route('/attachments', attachmentRoutes(service));
	app.route('/sandbox/inbox', inboxRoutes(service));
	app.route('/sandbox/homes', homeRoutes(service));
	app.route('/sandbox/mailbox', mailbox.routes);
	app.route('/sandbox/journal', journalRoutes(service));
	if (options.faults) app.route('/sandbox/faults', faultRoutes(faults));
	app.route('/', referenceRoutes());
	app.route('/v1', api(service, access));
	app.notFound((c) => c.json({ errors: ['Nicht gefunden'] }, 404));
	app.onError((error, c) => {
		if (error instanceof HTTPException) return error.getResponse();
		if (error instanceof Refusal) return c.json({ errors: error.errors }, error.status);
		console.error(`The sandbox failed at ${c.req.method} ${c.req.path}: ${error.message}`);
		return c.json({ errors: ['Interner Fehler'] }, 500);
	});

	const answer = async (request: Request) => app.fetch(request);
	return {
		fetch: (request) => (isControl(request) ? answer(request) : faults.answer(request, answer)),
		seed: (agency) => seedAccount({ account, media, events }, agency),
		account,
		access,
		media,
		faults,
		events,
		catchMail: (mail) => mailbox.take(mail, clock()),
		close() {
			events.stop();
			db.close();
		},
	};
}

function faultRoutes(faults: Faults): Hono {
	const routes = new Hono();
	routes.post('/', async (c) => {
		faults.add(await readBody(c.req.raw, Fault));
		return c.json({ ok: true }, 201);
	});
	routes.delete('/', (c) => {
		faults.clear();
		return c.json({ ok: true });
	});
	return routes;
}

function isControl(request: Request): boolean {
	return new URL(request.url).pathname.startsWith('/sandbox/');
}
