import type { Hono } from 'hono';
import type { Site } from '../domain/site.ts';
import { limitBody } from '../intake/body-limit.ts';
import { clientOf, readProxies, type IsTrusted } from '../intake/client-address.ts';
import { alertsPath } from '../intake/form.ts';
import type { Guard } from '../intake/guard.ts';
import type { Connection } from '../intake/intake.ts';
import type { SiteSource } from '../intake/targets.ts';
import { createAlertEndpoint } from './endpoint.ts';
import type { AlertList } from './list.ts';
import type { LiveSite } from './live-site.ts';

/** What a server that offers alerts has for them. */
export interface AlertsOptions {
	readonly list: AlertList;
	readonly live: LiveSite;
	readonly site: Pick<Site, 'name' | 'locales' | 'defaultLocale' | 'offices' | 'alerts'>;
	/** Origin of this server, where it is not that of the site. */
	readonly endpoint: string | undefined;
	/** Called when something is to be done at once. */
	readonly wake: () => void;
}

/** Bytes of a posted form. */
const bodyBytes = 16 * 1024;

/** Adds the endpoints of alerts to a server. */
export function addAlerts(
	app: Hono<{ Bindings: Connection }>,
	{
		list,
		live,
		wake,
		site,
		endpoint: own,
		source,
		guard,
		siteOrigins = [],
		isTrusted = readProxies(['loopback']),
		clock,
	}: AlertsOptions & {
		readonly source: SiteSource;
		readonly guard: Guard;
		readonly siteOrigins?: readonly string[];
		readonly isTrusted?: IsTrusted;
		readonly clock: () => number;
	},
): void {
	const origin = () => source.published().origin;
	const allowed = () => [origin(), ...siteOrigins, ...(own === undefined ? [] : [own])];
	const { pageAt } = source;
	const endpoint = createAlertEndpoint({
		list,
		live,
		site,
		guard,
		pageAt,
		origin,
		allowed,
		clock,
		wake,
	});
	const limit = limitBody(bodyBytes);
	if (site.alerts) {
		app.get(alertsPath, (context) => endpoint.open(context.req.raw));
		app.post(alertsPath, limit, (context) => {
			const forwarded = context.req.header('x-forwarded-for') ?? null;
			const client = clientOf({ peer: context.env?.peer ?? '', forwarded }, isTrusted);
			return endpoint.ask(context.req.raw, client);
		});
	}
	const ownPath = `${alertsPath}/:token`;
	app.get(ownPath, (context) => endpoint.own(context.req.param('token'), context.req.query()));
	app.post(ownPath, limit, (context) =>
		endpoint.change(context.req.raw, context.req.param('token')),
	);
	app.get(`${ownPath}/end`, (context) =>
		endpoint.own(context.req.param('token'), context.req.query()),
	);
	app.post(`${ownPath}/end`, limit, (context) =>
		endpoint.endByMailbox(context.req.raw, context.req.param('token')),
	);
}
