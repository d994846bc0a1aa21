import type { Challenge } from 'altcha-lib';
import { Locale } from '../domain/locale.ts';
import { translator } from '../i18n/translate.ts';
import type { Accept, Accepted } from './accept.ts';
import { campaignOf, type FormErrors } from './read-form.ts';
import type { createTokens } from './form-token.ts';
import { hiddenNames, type FormBoxes } from './form.ts';
import { corsHeaders } from './cors.ts';
import type { Guard, Sending } from './guard.ts';
import { readFields, type Fields } from './fields.ts';
import { createFormAgain } from './form-again.ts';
import { jsonAnswer, plainAnswer, thanksAnswer, workAnswer } from './inquiry-answers.ts';
import { type SiteSource, namedTargets } from './site-source.ts';

/** What happened in the inquiry endpoint, without personal data. */
export type InquiryEvent =
	| { readonly event: 'accepted'; readonly reference: string; readonly doubtful: boolean }
	| { readonly event: 'rejected'; readonly errors: FormErrors }
	| { readonly event: 'unreadable'; readonly status: 400 | 415 }
	| { readonly event: 'foreign' | 'work' | 'refused' }
	| { readonly event: 'unavailable'; readonly reason: string };

interface InquiryOptions {
	readonly accept: Accept;
	readonly tokens: ReturnType<typeof createTokens>;
	readonly guard: Guard;
	readonly source: SiteSource;
	/** Origins whose pages may send inquiries, beside that of the site. */
	readonly siteOrigins: readonly string[];
	readonly locales: readonly Locale[];
	readonly defaultLocale: Locale;
	/** Where a visitor may call when the disk is full. */
	readonly phone: string;
	readonly boxes: FormBoxes;
	readonly report: (event: InquiryEvent) => void;
}

/** Takes inquiries in, and gives out the tokens for them. */
interface InquiryEndpoint {
	/**
	 * A form gets a page (303 to the thank-you page, or the form again), a script JSON: 202 `{reference}`, 422
	 * `{errors, messages}`, 428 `{work}` with a task, 429 when too many came from there. The body must be limited before.
	 * @param client Who sends it, as `clientOf` says.
	 */
	take(request: Request, client: string): Promise<Response>;
	/**
	 * A token for a form somebody begins to fill in, as JSON `{token}`; with `{work}` where a task will be set,
	 * so that the form can come with its solution.
	 */
	token(request: Request, client: string): Promise<Response>;
}

/** Makes the endpoint; every answer may be read by the pages of the site, and by no others. */
export function createInquiryEndpoint(options: InquiryOptions): InquiryEndpoint {
	const { accept, tokens, guard, source, siteOrigins, report } = options;
	const allowed = () => [source.published().origin, ...siteOrigins];
	const formAgain = createFormAgain({ ...options, pageAt: source.pageAt });

	return {
		async take(request, client) {
			const answer = await answerTo(request, client);
			for (const [name, value] of Object.entries(corsHeaders(request, allowed()))) {
				answer.headers.append(name, value);
			}
			return answer;
		},
		async token(request, client) {
			if (!isOwnPage(request.headers, allowed())) return foreign();
			const { token, submission } = await tokens.issue();
			const isWork = await guard.foreseesWork({ headers: request.headers, client });
			return Response.json(
				{ token, ...(isWork && { work: await guard.task(submission, client) }) },
				{ headers: { 'Cache-Control': 'no-store', ...corsHeaders(request, allowed()) } },
			);
		},
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
		const scripted =
			read.format === 'json' || /\bapplication\/json\b/.test(headers.get('accept') ?? '');
		const locale = localeOf(read.fields);
		const campaign = read.fields[hiddenNames.campaign] || campaignIn(headers.get('referer'));
		const fields: Fields = {
			...read.fields,
			[hiddenNames.locale]: locale,
			[hiddenNames.campaign]: campaign,
		};
		const outcome = await take({ fields, headers, client, scripted });
		if (outcome && 'work' in outcome) return workAnswer(outcome.work);
		const why = outcome && 'why' in outcome ? outcome.why : undefined;
		if (scripted) return jsonAnswer(outcome, translator(locale));
		if (outcome?.accepted) return thanksAnswer(request, { locale, reference: outcome.reference });
		const errors = outcome && 'errors' in outcome ? outcome.errors : undefined;
		return await formAgain({ locale, fields, errors, isRefused: why === 'refused' });
	}

	/** `undefined` when the inquiry could not be stored. */
	async function take(
		sending: Omit<Sending, 'token' | 'ownOrigins'>,
	): Promise<Accepted | { readonly work: Challenge } | undefined> {
		const { fields, client } = sending;
		try {
			const token = await tokens.read(fields[hiddenNames.token]);
			const submission = 'submission' in token ? token.submission : undefined;
			const judge = await guard.look({ ...sending, token, ownOrigins: allowed() });
			await source.refresh?.(namedTargets(fields));
			const { targets } = source.published();
			const outcome = await accept(fields, targets, { submission, judge });
			if (outcome.accepted) {
				const { reference, doubtful } = outcome;
				report({ event: 'accepted', reference, doubtful });
			} else if ('errors' in outcome) {
				report({ event: 'rejected', errors: outcome.errors });
			} else {
				report({ event: outcome.why });
				const isWork = outcome.why === 'work' && submission !== undefined;
				if (isWork) return { work: await guard.task(submission, client) };
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
		const { locales, defaultLocale } = options;
		return wanted && locales.includes(wanted) ? wanted : defaultLocale;
	}

	/** Without JavaScript nobody can write it into the form; the browser says it where the page is ours. */
	function campaignIn(referer: string | null): string | undefined {
		const url = URL.parse(referer ?? '');
		return url && allowed().includes(url.origin) ? campaignOf(url.search) : undefined;
	}
}

/** As SQLite, or a network or Postgres, numbers errors of its kind. */
function codeOf(error: unknown): string {
	if (!(error instanceof Error)) return '';
	const code = 'errcode' in error ? error.errcode : 'code' in error ? error.code : undefined;
	return code === undefined ? '' : ` ${String(code)}`;
}

/**
 * Whether a POST comes from a page of ours. No cookie is at stake; the check keeps other sites from
 * sending forms through their visitors' browsers, whatever the content type.
 *
 * - `Origin` in the list: ours. Any other origin: not.
 * - `Origin` absent or `null` (a privacy setting): ours if `Sec-Fetch-Site`, which no page can forge, says
 *   `same-origin`.
 * - Neither header (browsers before 2020): ours if the origin of `Referer` is in the list.
 * - Nothing at all: not, since every browser sends one of the three.
 *
 * Neither `Host` nor the scheme of the request is looked at, so a proxy in front changes nothing.
 */
export function isOwnPage(headers: Headers, siteOrigins: readonly string[]): boolean {
	const origin = headers.get('origin');
	if (origin !== null && origin !== 'null') return siteOrigins.includes(origin);
	const fetchSite = headers.get('sec-fetch-site');
	if (fetchSite !== null) return fetchSite === 'same-origin';
	if (origin === 'null') return false;
	const referer = URL.parse(headers.get('referer') ?? '');
	return referer !== null && siteOrigins.includes(referer.origin);
}
