import type { Context, Hono } from 'hono';
import type { Site } from '../domain/site.ts';
import { createAccept } from './accept.ts';
import { createTokens } from './form-token.ts';
import { boxesOf, inquiryPath, tokenPath } from './form.ts';
import { createWork, type Effort } from './work.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { limitBody } from './body-limit.ts';
import { clientOf, readProxies, type IsTrusted } from './client-address.ts';
import { preflight } from './cors.ts';
import { createCounter } from './counter.ts';
import { createSharedCounter } from './shared-counter.ts';
import { createGuard, type Limits } from './guard.ts';
import type { Database } from '../storage/postgres/database.ts';
import { noteOnce } from '../storage/postgres/seen.ts';
import { createInquiryEndpoint, type InquiryEvent } from './endpoint.ts';
import type { SiteSource } from './site-source.ts';

export interface IntakeOptions {
	readonly outbox: Outbox;
	/** Origins whose pages may send inquiries, beside that of the site. */
	readonly siteOrigins?: readonly string[];
	readonly site: Pick<Site, 'locales' | 'defaultLocale' | 'offices' | 'inquiry'>;
	/** Proxies whose `X-Forwarded-For` is believed; those of the same machine when absent. */
	readonly isTrusted?: IsTrusted;
	/** Other limits than the usual ones. */
	readonly limits?: Partial<Limits>;
	/** The database that several servers share, for what they count; in memory when absent. */
	readonly database?: Database | undefined;
	/** What browsers have to compute when they are asked to; the usual when absent. */
	readonly effort?: Effort;
	readonly clock?: () => number;
	/** Told what happened, without personal data and without addresses of visitors. */
	readonly report?: (event: InquiryEvent) => void;
}

/** What a request comes with beside itself. */
export interface Connection {
	/** Address of whoever has opened the connection; a proxy's where there is one. */
	readonly peer?: string | undefined;
}

/** Bytes of a posted form. */
const bodyBytes = 64 * 1024;

/** Adds the endpoint of inquiries to a server. */
export function addIntake(
	app: Hono<{ Bindings: Connection }>,
	options: IntakeOptions & { readonly source: SiteSource },
): void {
	const { outbox, siteOrigins = [], site, report = () => {}, source } = options;
	const { isTrusted, limits, effort, clock, database } = options;
	const { locales, defaultLocale } = site;
	const boxes = boxesOf(site.inquiry);

	const inquiry = createInquiryEndpoint({
		accept: createAccept({ outbox, boxes, defaultLocale }),
		tokens: createTokens(outbox),
		guard: createGuard({
			work: createWork({ hmac: outbox.hmac, effort }),
			limits,
			counter: database ? createSharedCounter(database, outbox.hmac) : createCounter(clock),
			isFirst: database && ((solution) => noteOnce(database, outbox.hmac(`solved\n${solution}`))),
		}),
		source,
		siteOrigins,
		locales,
		defaultLocale,
		boxes,
		phone: site.offices[0]?.phone ?? '',
		report,
	});
	const clientIn = clientReader(isTrusted);
	const limitForm = limitBody(bodyBytes);
	app.post(inquiryPath, limitForm, (context) => inquiry.take(context.req.raw, clientIn(context)));
	app.post(tokenPath, limitForm, (context) => inquiry.token(context.req.raw, clientIn(context)));
	for (const path of [inquiryPath, tokenPath]) {
		app.options(path, (context) =>
			preflight(context.req.raw, [source.published().origin, ...siteOrigins]),
		);
	}
}

/**
 * Makes the function that says who sends a request, as `clientOf` does.
 * @param isTrusted Proxies whose `X-Forwarded-For` is believed; those of the same machine when absent.
 */
export function clientReader(
	isTrusted: IsTrusted = readProxies(['loopback']),
): (context: Context<{ Bindings: Connection }>) => string {
	return (context) => {
		const forwarded = context.req.header('x-forwarded-for') ?? null;
		return clientOf({ peer: context.env?.peer ?? '', forwarded }, isTrusted);
	};
}
