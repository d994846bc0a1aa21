import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { checkAccess, demoKey, type ApiKey } from './access.ts';
import type { Agency } from './agency.ts';
import { openAccount, type Account } from './db/account.ts';
import { openDatabase } from './db/open.ts';
import { createFaults, Fault, type Faults } from './faults.ts';
import { readBody } from './input.ts';
import { openMedia, type Media } from './media.ts';
import { Refusal } from './refusal.ts';
import { activityRoutes } from './routes/activities.ts';
import { companyRoutes } from './routes/company.ts';
import { contactRoutes } from './routes/contacts.ts';
import { inboxRoutes } from './routes/inbox.ts';
import { photoRoutes } from './routes/photos.ts';
import { projectRoutes } from './routes/projects.ts';
import { taskRoutes } from './routes/tasks.ts';
import { unitRoutes } from './routes/units.ts';
import { seedAccount } from './seed.ts';
import type { Service } from './service.ts';

/** The CRM in a box: the whole service without a port. */
export interface Sandbox {
	/** Answers as the CRM would. Rejects where a fault ends the connection without an answer. */
	fetch(request: Request): Promise<Response>;
	/** Writes an agency into the account. */
	seed(agency: Agency): void;
	readonly account: Account;
	readonly media: Media;
	readonly faults: Faults;
	close(): void;
}

export interface SandboxOptions {
	/** File of the account's data; in memory when absent. */
	readonly path?: string;
	/** Origin for the addresses of photos; that of each request when absent. */
	readonly baseUrl?: string;
	readonly keys?: readonly ApiKey[];
	readonly clock?: () => Date;
	/** Lets faults be asked for at `/sandbox/faults`, and starts with those given. */
	readonly faults?: boolean | readonly Fault[];
	/** Creates tasks that are neither marked as reminder nor due, as some accounts do. */
	readonly acceptPlainNotes?: boolean;
	/** Folder of the pictures. */
	readonly media?: URL;
}

const maxBody = 5 * 1024 * 1024;

export function createSandbox(options: SandboxOptions = {}): Sandbox {
	const { keys = [demoKey], baseUrl, clock = () => new Date(), acceptPlainNotes = false } = options;
	const db = openDatabase(options.path ?? ':memory:');
	const account = openAccount(db);
	const media = openMedia(options.media ?? new URL('./demo/media/', import.meta.url));
	const initial = typeof options.faults === 'object' ? options.faults : [];
	const faults = createFaults(initial);
	const origin = (url: string) => (baseUrl === undefined ? new URL(url) : new URL(baseUrl)).origin;
	const service: Service = { account, clock, acceptPlainNotes, origin };

	const app = new Hono();
	app.get('/', (c) => c.redirect('/sandbox/inbox'));
	app.route('/photos', photoRoutes(account, media));
	app.route('/sandbox/inbox', inboxRoutes(account));
	if (options.faults) app.route('/sandbox/faults', faultRoutes(faults));
	app.route('/v1', api(service, keys));
	app.notFound((c) => c.json({ errors: ['Nicht gefunden'] }, 404));
	app.onError((error, c) => {
		if (error instanceof Refusal) return c.json({ errors: error.errors }, error.status);
		console.error(`The sandbox failed at ${c.req.method} ${c.req.path}: ${error.message}`);
		return c.json({ errors: ['Interner Fehler'] }, 500);
	});

	const answer = async (request: Request) => app.fetch(request);
	return {
		fetch: (request) => (isControl(request) ? answer(request) : faults.answer(request, answer)),
		seed: (agency) => seedAccount(account, media, agency),
		account,
		media,
		faults,
		close: () => db.close(),
	};
}

function api(service: Service, keys: readonly ApiKey[]): Hono {
	const routes = new Hono();
	routes.use(async (c, next) => {
		checkAccess(c.req.raw, keys);
		await next();
	});
	routes.use(
		bodyLimit({
			maxSize: maxBody,
			onError: () => {
				throw new Refusal(413, `body: is larger than ${maxBody} bytes`);
			},
		}),
	);
	routes.route('/units', unitRoutes(service));
	routes.route('/projects', projectRoutes(service));
	routes.route('/contacts', contactRoutes(service));
	routes.route('/tasks', taskRoutes(service));
	routes.route('/activities', activityRoutes(service));
	routes.route('/', companyRoutes(service));
	return routes;
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
