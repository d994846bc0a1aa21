import { Hono } from 'hono';
import type { PolicySite } from '../hosts/policy.ts';
import { limitBody } from '../intake/body-limit.ts';
import { addAlerts, type AlertsOptions } from '../alerts/routes.ts';
import { addAssistants } from '../assistants/endpoint.ts';
import type { AnswerSource } from '../assistants/answers.ts';
import { addBookings, type BookingsOptions } from '../bookings/endpoint.ts';
import { guardOf, type InquiryEvent } from '../intake/endpoint.ts';
import { addIntake, type Connection, type IntakeOptions } from '../intake/intake.ts';
import type { TargetEvent } from '../intake/follow-targets.ts';
import type { SiteSource } from '../intake/targets.ts';
import { isReleaseDamage } from '../release/damage.ts';
import { addHealth } from './health.ts';
import { hookBytes, hookPath, type HookEvent } from './hook.ts';
import type { RebuildEvent } from './rebuild.ts';
import { addSecurity } from './security.ts';
import type { SiteAge } from './site-age.ts';

export type ServerEvent =
	| InquiryEvent
	| HookEvent
	| RebuildEvent
	| TargetEvent
	/** The client has closed the connection before its request was complete. */
	| { readonly event: 'broken-off' }
	| { readonly event: 'error'; readonly reason: string };

export interface ServiceOptions extends Omit<IntakeOptions, 'report'> {
	/** The policy of the pages allows what its map, services and islands need. */
	readonly site: IntakeOptions['site'] & PolicySite;
	/** Takes calls of the CRM; without it their path is 404 like any other. */
	readonly hook?: ((request: Request) => Promise<Response>) | undefined;
	/** Told by `/health`; cheap, because anybody may ask. */
	readonly age?: (() => SiteAge) | undefined;
	/** Takes and shows alerts; without it their paths are 404 like any other. */
	readonly alerts?: AlertsOptions | undefined;
	/** Shows the places that were booked; without it their paths are 404 like any other. */
	readonly bookings?: BookingsOptions | undefined;
	/** Answers assistants; without it their path is 404 like any other. */
	readonly assistants?: Omit<AnswerSource, 'origin'> | undefined;
	/** Told when an answer has met damage of the live release, and whether one has. */
	readonly damage?: { meet(): void; isMet(): boolean } | undefined;
	/** Told what happened, without personal data and without addresses of visitors. */
	readonly report?: (event: ServerEvent) => void;
}

/** The server of inquiries alone: their endpoint, `/health` and `/ready`. Everything else is 404. */
export function createInquiryServer(
	options: ServiceOptions & { readonly source: SiteSource },
): Hono<{ Bindings: Connection }> {
	const { site, source } = options;
	const app = new Hono<{ Bindings: Connection }>();
	addSecurity(app, () => ({
		origin: site.inquiry.endpoint ?? source.published().origin,
		indexed: false,
	}));
	addService(app, options);
	app.notFound((context) => context.text('There is no such page.\n', 404));
	return app;
}

/** Adds the endpoint of inquiries, that of the CRM's calls, `/health` and `/ready` to a server. */
export function addService(
	app: Hono<{ Bindings: Connection }>,
	options: ServiceOptions & { readonly source: SiteSource },
): void {
	const { outbox, source, hook, age, damage, clock = Date.now, report = () => {} } = options;
	const guard = guardOf(options);
	addIntake(app, { ...options, guard });
	if (options.alerts) addAlerts(app, { ...options, ...options.alerts, guard, clock });
	if (options.bookings) addBookings(app, { ...options.bookings, source, clock });
	if (options.assistants) {
		const origin = () => source.published().origin;
		addAssistants(app, { ...options, ...options.assistants, origin, clock });
	}
	if (hook) {
		app.post(hookPath, limitBody(hookBytes), (context) => hook(context.req.raw));
	}
	const isDamaged = damage?.isMet ?? (() => false);
	addHealth(app, { outbox, isLive: source.isLive, isDamaged, age, clock });
	app.onError((error, context) => {
		if (damage && isReleaseDamage(error)) {
			damage.meet();
			const text = 'This page cannot be read at the moment; please try again later.\n';
			return context.text(text, 503, { 'Retry-After': '600', 'Cache-Control': 'no-store' });
		}
		const isGone = context.req.raw.signal.aborted;
		report(isGone ? { event: 'broken-off' } : { event: 'error', reason: error.name });
		return context.text('Something went wrong here; please try again.\n', 500);
	});
}
