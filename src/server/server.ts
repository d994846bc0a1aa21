import { readFile } from 'node:fs/promises';
import { Hono, type Context } from 'hono';
import type { Site } from '../domain/site.ts';
import { createAccept } from '../inquiry/accept.ts';
import { createTokens } from '../inquiry/form-token.ts';
import { inBatches } from '../inquiry/in-batches.ts';
import { inquiryPath, tokenPath } from '../inquiry/form.ts';
import { createWork, type Effort } from '../inquiry/work.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { caching, partHeaders, partTypes, securityHeaders } from '../publish/host/headers.ts';
import { statusPath } from '../publish/status-file.ts';
import { limitBody } from './body-limit.ts';
import { clientOf, readProxies, type IsTrusted } from './client-address.ts';
import { preflight } from './cors.ts';
import { createDesk, type Limits } from './desk.ts';
import { hookBytes, hookPath, type HookEvent } from './hook.ts';
import { createInquiryEndpoint, type InquiryEvent } from './inquiry.ts';
import { addPages } from './pages.ts';
import type { RebuildEvent } from './rebuild.ts';
import { followRelease, type ReleasePlaces } from './release.ts';

export type ServerEvent =
	| InquiryEvent
	| HookEvent
	| RebuildEvent
	/** Whoever sent something has gone before all of it was here. */
	| { readonly event: 'broken-off' }
	| { readonly event: 'error'; readonly reason: string };

export interface ServerOptions {
	readonly places: ReleasePlaces & {
		/** File that says what has become of units, such as `var/status.json`. */
		readonly status?: string | undefined;
	};
	readonly outbox: Outbox;
	/** Origins whose pages may send inquiries, beside the one the release was made for. */
	readonly siteOrigins?: readonly string[];
	readonly site: Pick<Site, 'locales' | 'defaultLocale' | 'offices' | 'inquiry'> &
		Partial<Pick<Site, 'map'>>;
	/** Takes calls of the CRM; without it their path is 404 like any other. */
	readonly hook?: ((request: Request) => Promise<Response>) | undefined;
	/** Proxies whose `X-Forwarded-For` is believed; those of the same machine when absent. */
	readonly isTrusted?: IsTrusted;
	/** Other limits than the usual ones. */
	readonly limits?: Partial<Limits>;
	/** What browsers have to compute when they are asked to; the usual when absent. */
	readonly effort?: Effort;
	readonly clock?: () => number;
	/** Told what happened, without personal data and without addresses of visitors. */
	readonly report?: (event: ServerEvent) => void;
}

/** What a request comes with beside itself. */
export interface Connection {
	/** Address of whoever has opened the connection; a proxy's where there is one. */
	readonly peer?: string | undefined;
}

/** Bytes of a posted form. */
const bodyBytes = 64 * 1024;
/** An inquiry that has waited longer, in milliseconds, makes `/health` say so. */
const lateMs = 15 * 60_000;

/**
 * The production server, Request in, Response out: the release's files, the inquiry endpoint, `/health`
 * and `/ready`. Everything else is 404.
 * @throws when there is no usable release.
 */
export function createServer(options: ServerOptions): Hono<{ Bindings: Connection }> {
	const { outbox, siteOrigins = [], site, clock = Date.now, report = () => {} } = options;
	const { isTrusted = readProxies(['loopback']), limits, effort } = options;
	const release = followRelease(options.places, () =>
		report({
			event: 'error',
			reason: 'what is live cannot be read, so the release before it is served on',
		}),
	);
	const { locales, defaultLocale } = site;
	const app = new Hono<{ Bindings: Connection }>();

	const rules = {
		origin: release().origin,
		endpoint: site.inquiry.endpoint,
		tiles: site.map?.tiles,
		// Asked anew with each answer, below.
		indexed: true,
	};
	const ofDocuments = Object.entries(securityHeaders(rules));
	const ofParts = Object.entries(partHeaders(rules));
	app.use(async (context, next) => {
		await next();
		const isPart = partTypes.test(context.res.headers.get('content-type') ?? '');
		for (const [name, value] of isPart ? ofParts : ofDocuments) {
			context.res.headers.set(name, value);
		}
		if (!mayBeIndexed(release)) context.res.headers.set('X-Robots-Tag', 'noindex');
	});

	const inquiry = createInquiryEndpoint({
		accept: createAccept({ outbox, clock, boxes: site.inquiry, defaultLocale }),
		inTurn: inBatches(outbox.together),
		tokens: createTokens({ mark: outbox.mark, clock }),
		desk: createDesk({ work: createWork({ mark: outbox.mark, effort }), limits, clock }),
		release,
		siteOrigins,
		locales,
		defaultLocale,
		phone: site.offices[0]?.phone ?? '',
		clock,
		report,
	});
	const limitForm = limitBody(bodyBytes);
	app.post(inquiryPath, limitForm, (context) => inquiry.take(context.req.raw, clientIn(context)));
	app.post(tokenPath, limitForm, (context) => inquiry.token(context.req.raw, clientIn(context)));
	for (const path of [inquiryPath, tokenPath]) {
		app.options(path, (context) => preflight(context.req.raw, [release().origin, ...siteOrigins]));
	}

	function clientIn(context: Context<{ Bindings: Connection }>): string {
		const forwarded = context.req.header('x-forwarded-for') ?? null;
		return clientOf({ peer: context.env?.peer ?? '', forwarded }, isTrusted);
	}

	const { hook } = options;
	if (hook) {
		app.post(hookPath, limitBody(hookBytes), (context) => hook(context.req.raw));
	}

	app.get('/health', (context) => {
		const { oldestWaiting } = outbox.counts();
		const isLate = oldestWaiting !== undefined && clock() - oldestWaiting > lateMs;
		return context.json({ status: isLate ? 'late' : 'ok' }, 200, { 'Cache-Control': 'no-store' });
	});

	app.get('/ready', (context) => {
		try {
			if (!release().isLive) throw new Error('What is served is not what is live.');
			outbox.counts();
			return context.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' });
		} catch {
			return context.json({ status: 'not ready' }, 503, { 'Cache-Control': 'no-store' });
		}
	});

	app.get(statusPath, async (context) => {
		const { status } = options.places;
		const text = status && (await readFile(status, 'utf8').catch(() => undefined));
		if (!text) return await context.notFound();
		return context.body(text, 200, {
			'Content-Type': 'application/json',
			'Cache-Control': caching.page,
		});
	});

	addPages(app, { release, locales, defaultLocale });
	app.onError((error, context) => {
		const isGone = context.req.raw.signal.aborted;
		report(isGone ? { event: 'broken-off' } : { event: 'error', reason: error.name });
		return context.text('Something went wrong here; please try again.\n', 500);
	});

	return app;
}

/** Asked with each answer, because a preview can be followed by the real site while the server runs. */
function mayBeIndexed(release: () => { readonly indexed: boolean }): boolean {
	try {
		return release().indexed;
	} catch {
		return false;
	}
}
