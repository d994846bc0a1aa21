import { z } from 'zod';
import { createLimit } from '../intake/limit.ts';

/** A browser says that the policy of a page has stopped something. Nothing of it names a visitor. */
export interface StoppedEvent {
	readonly event: 'stopped';
	readonly release: string;
	readonly directive: string;
	/** Path of the page, without what stands behind `?`. */
	readonly page: string;
	/** Host of what was stopped, or what browsers call it, such as `inline`. */
	readonly blocked: string;
}

/** For `/health`: what was stopped since the release is live, by directive. */
export interface Stopped {
	readonly release: string;
	/** More within an hour than single visitors cause. */
	readonly spike: boolean;
	readonly directives: Readonly<Record<string, number>>;
}

export interface Reports {
	/** Counts what a browser has sent; what is no report of a page of the site is passed over. */
	take(sent: unknown, client: string): void;
	/** Nothing while nothing was reported. */
	stopped(): Stopped | undefined;
}

const hour = 60 * 60_000;
/** Reports in an hour that make a spike; one network alone is counted less often. */
const spikeFrom = 50;
const perClient = 10;
/** From this multiple of a spike on nothing is counted any more: everybody may send reports. */
const closure = 20;

const Report = z.object({
	type: z.literal('csp-violation'),
	body: z.object({
		documentURL: z.url(),
		effectiveDirective: z.string(),
		blockedURL: z.string(),
		sourceFile: z.string().nullish(),
	}),
});

/** Directives that are told apart; elements and attributes count as one. */
const known =
	/^(?:default|script|style|img|font|media|manifest|connect|frame|worker|object)-src|^(?:form-action|base-uri|frame-ancestors|trusted-types|require-trusted-types-for)$/;

/** How browsers name extensions: by an address or by nothing but its scheme. */
const extension = /^[a-z-]+-extension(?::|$)/;

/** Counts what browsers report, per release and directive, in memory. */
export function createReports({
	origins,
	release,
	report,
	clock,
}: {
	/** Origins of the site's pages. */
	readonly origins: () => readonly string[];
	/** Name of what is live. */
	readonly release: () => string;
	readonly report: (event: StoppedEvent) => void;
	readonly clock: () => number;
}): Reports {
	const own = createLimit({ most: perClient, windowMs: hour, clock });
	const all = createLimit({ most: spikeFrom, windowMs: hour, clock });
	let counted: { readonly release: string; readonly directives: Map<string, number> } | undefined;

	function count(body: z.infer<typeof Report>['body'], client: string): void {
		const { origin, pathname } = new URL(body.documentURL);
		const isForeign = !origins().includes(origin);
		// What an extension of a browser writes into pages is its own matter.
		const isExtension = [body.blockedURL, body.sourceFile].some((from) =>
			extension.test(from ?? ''),
		);
		if (isForeign || isExtension || own.used(client) >= 1 || all.used('') >= closure) return;
		own.add(client);
		all.add('');
		const live = release();
		if (counted?.release !== live) counted = { release: live, directives: new Map() };
		const directive = known.exec(body.effectiveDirective)?.[0] ?? 'other';
		counted.directives.set(directive, (counted.directives.get(directive) ?? 0) + 1);
		const page = pathname.slice(0, 200);
		report({
			event: 'stopped',
			release: live,
			directive,
			page,
			blocked: sourceOf(body.blockedURL),
		});
	}

	return {
		take(sent, client) {
			for (const each of Array.isArray(sent) ? sent.slice(0, perClient) : []) {
				const { data } = Report.safeParse(each);
				if (data) count(data.body, client);
			}
		},
		stopped: () =>
			counted && {
				release: counted.release,
				spike: all.used('') >= 1,
				directives: Object.fromEntries(counted.directives),
			},
	};
}

/** Longer than any host with its port. */
const mostOfHost = 260;

function sourceOf(blocked: string): string {
	const name = URL.parse(blocked)?.host || (/^[a-z-]{1,30}$/.test(blocked) && blocked) || 'other';
	return name.length > mostOfHost ? 'other' : name;
}
