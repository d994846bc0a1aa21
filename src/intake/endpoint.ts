import type { PublishedTarget } from '../domain/inquiry.ts';
import { Locale } from '../domain/locale.ts';
import { contactWays } from '../domain/office.ts';
import type { Site } from '../domain/site.ts';
import type { BookableTime } from '../domain/viewing.ts';
import { translator } from '../i18n/translate.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Database } from '../storage/postgres/database.ts';
import { createAccept, type Accepted } from './accept.ts';
import { createCounter } from './counter.ts';
import { readFields, textsOf, type Fields } from './fields.ts';
import { createFormAgain } from './form-again.ts';
import { bookingsPath, boxesOf, hiddenNames, mostTargets } from './form.ts';
import { freeTimes, placeToken } from './places.ts';
import { createGuard, type Guard, type Limits } from './guard.ts';
import { jsonAnswer, plainAnswer, thanksAnswer } from './inquiry-answers.ts';
import { corsHeaders, isOwnPage, preflight } from './own-pages.ts';
import { campaignOf, type FormErrors } from './validate-form.ts';
import { createSharedCounter } from './shared-counter.ts';
import { isPerson, type SiteSource } from './targets.ts';
import { createWork, type Effort } from './work.ts';

/** What happened in the inquiry endpoint, without personal data. */
export type InquiryEvent =
	| { readonly event: 'accepted'; readonly reference: string; readonly doubtful: boolean }
	| { readonly event: 'rejected'; readonly errors: FormErrors }
	| { readonly event: 'unreadable'; readonly status: 400 | 415 }
	| { readonly event: 'foreign' | 'refused' }
	| { readonly event: 'unavailable'; readonly reason: string };

export interface InquiryOptions {
	readonly outbox: Outbox;
	/** Origins whose pages may send inquiries, beside that of the site. */
	readonly siteOrigins?: readonly string[];
	readonly site: Pick<
		Site,
		'locales' | 'defaultLocale' | 'offices' | 'peopleContact' | 'inquiry' | 'viewings'
	>;
	/** Judges what comes; one of its own when absent. */
	readonly guard?: Guard;
	/** Other limits than the usual ones. */
	readonly limits?: Partial<Limits>;
	/** The database that several servers share, for what they count; in memory when absent. */
	readonly database?: Database | undefined;
	/** What browsers have to compute; the usual when absent. */
	readonly effort?: Effort;
	readonly clock?: () => number;
	/** Told what happened, without personal data and without addresses of visitors. */
	readonly report?: (event: InquiryEvent) => void;
}

/** What judges everything that visitors send, by what all of them have sent. */
export function guardOf({
	outbox,
	database,
	clock,
	limits,
}: Pick<InquiryOptions, 'outbox' | 'database' | 'clock' | 'limits'>): Guard {
	const counter = database ? createSharedCounter(database, outbox.hmac) : createCounter(clock);
	return createGuard(counter, limits);
}

/** Makes the endpoint of inquiries; every answer may be read by the pages of the site, and by no others. */
export function createInquiryEndpoint({
	outbox,
	site,
	source,
	siteOrigins = [],
	report = () => {},
	...options
}: InquiryOptions & { readonly source: SiteSource }) {
	const { locales, defaultLocale, offices } = site;
	const boxes = boxesOf(site.inquiry);
	const allowed = () => [source.published().origin, ...siteOrigins];
	const books = site.viewings?.confirmFrom !== undefined;
	const accept = createAccept({ outbox, boxes, defaultLocale, books });
	const work = createWork(outbox, options.effort);
	const guard = options.guard ?? guardOf({ outbox, ...options });
	const phone = offices[0]?.phone ?? '';
	const formAgain = createFormAgain({ pageAt: source.pageAt, phone, titlesIn: defaultLocale });

	return {
		/**
		 * Takes an inquiry in. A form gets a page (303 to the thank-you page, or the form again), a script JSON: 202
		 * `{reference}`, 422 `{errors, messages}`, 429 when too many came from there. The body must be limited before.
		 * @param client Who sends it, as `clientOf` says.
		 */
		async take(request: Request, client: string): Promise<Response> {
			const answer = await answerTo(request, client);
			for (const [name, value] of Object.entries(corsHeaders(request, allowed()))) {
				answer.headers.append(name, value);
			}
			return answer;
		},
		/**
		 * The task for a form that somebody begins to fill in, as JSON `{work}`; where its address names a target, with the
		 * times of it that can still be booked as `times`.
		 */
		async task(request: Request): Promise<Response> {
			if (!isOwnPage(request.headers, allowed())) return foreign();
			const headers = { 'Cache-Control': 'no-store', ...corsHeaders(request, allowed()) };
			const target = new URL(request.url).searchParams.get('target');
			const free = target === null ? undefined : await stillFree({ [hiddenNames.target]: target });
			const times = free?.map(({ id }) => id);
			return Response.json({ work: await work.set(), times }, { headers });
		},
		preflight: (request: Request) => preflight(request, allowed()),
	};

	function foreign(): Response {
		report({ event: 'foreign' });
		return plainAnswer(403, 'This form was not sent from a page of this site.');
	}

	async function answerTo(request: Request, client: string): Promise<Response> {
		if (!isOwnPage(request.headers, allowed())) return foreign();
		const read = await readFields(request);
		if (!read.ok) {
			report({ event: 'unreadable', status: read.status });
			return plainAnswer(read.status, 'The form could not be read.');
		}
		const { headers } = request;
		const locale = localeOf(read.fields);
		const campaign = read.fields[hiddenNames.campaign] || campaignIn(headers.get('referer'));
		const fields: Fields = {
			...read.fields,
			[hiddenNames.locale]: locale,
			[hiddenNames.campaign]: campaign,
		};
		const outcome = await take(fields, client);
		const isScript =
			read.format === 'json' || /\bapplication\/json\b/.test(headers.get('accept') ?? '');
		const person = targetsIn(fields).find(isPerson);
		const place = outcome?.accepted ? outcome.place : undefined;
		const booking = place && `${bookingsPath}/${placeToken(outbox, place)}?locale=${locale}`;
		const free = outcome?.accepted ? [] : await stillFree(fields);
		if (isScript) return jsonAnswer(outcome, { t: translator(locale), booking, free });
		if (outcome?.accepted)
			return thanksAnswer(request, { locale, reference: outcome.reference, booking, person });
		const isRefused = outcome !== undefined && outcome.errors === undefined;
		const errors = outcome?.errors;
		const [about, ...others] = targetsIn(fields);
		const one = others.length === 0 ? about : undefined;
		const callTimes = one?.viewings && (contactWays(site, callerOf(one)).callTimes ?? []);
		const again = { locale, fields, errors, isRefused, free, about: one, callTimes };
		return await formAgain(again);
	}

	/** What a form is about, as far as it is published. */
	function targetsIn(fields: Fields): PublishedTarget[] {
		const { targets } = source.published();
		const asked = textsOf(fields[hiddenNames.target]).slice(0, mostTargets);
		return asked.flatMap((field) => targets.get(field) ?? []);
	}

	/** Times at which somebody can still come, of what a form that was refused is about. */
	async function stillFree(fields: Fields): Promise<BookableTime[]> {
		const free = targetsIn(fields).map(async (target) => await freeTimes(outbox, target));
		// A store that cannot be read is said with the inquiry.
		return books ? (await Promise.all(free).catch(() => [])).flat() : [];
	}

	/** `undefined` when the inquiry could not be stored. */
	async function take(fields: Fields, client: string): Promise<Accepted | undefined> {
		try {
			const solved = await work.read(fields[hiddenNames.work]);
			await source.refresh?.(textsOf(fields[hiddenNames.target]));
			const outcome = await accept(fields, source.published().targets, {
				submission: solved?.submission,
				judge: (form) => guard(form, { fields, client, solved, ownOrigins: allowed() }),
			});
			if (outcome.accepted) {
				const { reference, doubtful } = outcome;
				report({ event: 'accepted', reference, doubtful });
			} else if (outcome.errors) {
				report({ event: 'rejected', errors: outcome.errors });
			} else {
				report({ event: 'refused' });
			}
			return outcome;
		} catch (error) {
			// The message of an unexpected error could quote the visitor; its name and code cannot.
			const name = error instanceof Error ? error.name : 'something that is no error';
			report({ event: 'unavailable', reason: `${name}${codeOf(error)}` });
			return undefined;
		}
	}

	function localeOf(fields: Fields): Locale {
		const wanted = Locale.safeParse(fields[hiddenNames.locale]).data;
		return wanted && locales.includes(wanted) ? wanted : defaultLocale;
	}

	/** Without JavaScript nobody can write it into the form; the browser says it where the page is ours. */
	function campaignIn(referer: string | null): string | undefined {
		const url = URL.parse(referer ?? '');
		return url && allowed().includes(url.origin) ? campaignOf(url.search) : undefined;
	}
}

/** Whoever looks after a home. */
function callerOf({ brokerId, team }: PublishedTarget) {
	return brokerId === undefined ? undefined : { id: brokerId, department: team };
}

/** As SQLite, or a network or Postgres, numbers errors of its kind. */
function codeOf(error: unknown): string {
	if (!(error instanceof Error)) return '';
	const code = 'errcode' in error ? error.errcode : 'code' in error ? error.code : undefined;
	return code === undefined ? '' : ` ${String(code)}`;
}
