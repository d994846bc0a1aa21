import type { Hono } from 'hono';
import { limitBody } from './body-limit.ts';
import { clientOf, readProxies, type IsTrusted } from './client-address.ts';
import { createInquiryEndpoint, type InquiryOptions } from './endpoint.ts';
import { inquiryPath, workPath } from './form.ts';
import type { SiteSource } from './targets.ts';

export interface IntakeOptions extends InquiryOptions {
	/** Proxies whose `X-Forwarded-For` is believed; those of the same machine when absent. */
	readonly isTrusted?: IsTrusted;
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
	const { isTrusted = readProxies(['loopback']) } = options;
	const inquiry = createInquiryEndpoint(options);
	const limitForm = limitBody(bodyBytes);
	app.post(inquiryPath, limitForm, (context) => {
		const forwarded = context.req.header('x-forwarded-for') ?? null;
		const client = clientOf({ peer: context.env?.peer ?? '', forwarded }, isTrusted);
		return inquiry.take(context.req.raw, client);
	});
	app.post(workPath, limitForm, (context) => inquiry.task(context.req.raw));
	for (const path of [inquiryPath, workPath]) {
		app.options(path, (context) => inquiry.preflight(context.req.raw));
	}
}
