import { readFile } from 'node:fs/promises';
import { Locale } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { translator, type Translate } from '../i18n/translate.ts';
import type { Accept, Accepted } from '../inquiry/accept.ts';
import { fieldNames, type FormErrors } from '../inquiry/form.ts';
import { readFields, type Fields } from './fields.ts';
import { fillForm, type Complaint } from './fill.ts';
import { isOwnPage } from './origin.ts';
import type { Release } from './release.ts';
import { findFile } from './static.ts';

/** What happened in the inquiry endpoint, without personal data. */
export type InquiryEvent =
	| { readonly event: 'accepted'; readonly reference: string; readonly doubtful: boolean }
	| { readonly event: 'rejected'; readonly errors: FormErrors }
	| { readonly event: 'foreign' }
	| { readonly event: 'unavailable'; readonly reason: string };

export interface InquiryOptions {
	readonly accept: Accept;
	readonly release: () => Release;
	/** Origins whose pages may send inquiries, beside that of the release. */
	readonly siteOrigins: readonly string[];
	readonly locales: readonly Locale[];
	readonly defaultLocale: Locale;
	/** Where a visitor may call when the disk is full. */
	readonly phone: string;
	readonly report: (event: InquiryEvent) => void;
}

/** Seconds after which a browser or script may try again. */
const retryAfter = '120';

/**
 * Makes the endpoint that takes inquiries. A form gets a page (303 to the thank-you page, or the form
 * again), JSON gets JSON: 202 `{reference}`, 422 `{errors}`. The body must be limited before.
 */
export function createInquiryEndpoint(options: InquiryOptions) {
	const { accept, release, siteOrigins, report } = options;

	return async (request: Request): Promise<Response> => {
		if (!isOwnPage(request.headers, [release().origin, ...siteOrigins])) {
			report({ event: 'foreign' });
			return plain(403, 'This form was not sent from a page of this site.');
		}
		const read = await readFields(request);
		if (!read.ok) return plain(read.status, 'The form could not be read.');
		const locale = localeOf(read.fields);
		const fields = { ...read.fields, [fieldNames.locale]: locale };
		const outcome = take(fields);
		if (read.format === 'json') return jsonAnswer(outcome);
		if (outcome === undefined) return await formAgain({ locale, fields, status: 503 });
		if (outcome.accepted) return thanks(request, { locale, reference: outcome.reference });
		return await formAgain({ locale, fields, status: 422, errors: outcome.errors });
	};

	/** `undefined` when the inquiry could not be stored. */
	function take(fields: Fields): Accepted | undefined {
		try {
			const outcome = accept(fields, release().targets);
			if (outcome.accepted) {
				const { reference, doubtful } = outcome;
				report({ event: 'accepted', reference, doubtful });
			} else {
				report({ event: 'rejected', errors: outcome.errors });
			}
			return outcome;
		} catch (error) {
			// The message of an unexpected error could quote the visitor; its name and code cannot.
			const name = error instanceof Error ? error.name : 'something that is no error';
			const code = error instanceof Error && 'errcode' in error ? ` ${String(error.errcode)}` : '';
			report({ event: 'unavailable', reason: `${name}${code}` });
			return undefined;
		}
	}

	function localeOf(fields: Fields): Locale {
		const wanted = Locale.safeParse(fields[fieldNames.locale]).data;
		const { locales, defaultLocale } = options;
		return wanted && locales.includes(wanted) ? wanted : defaultLocale;
	}

	async function formAgain({
		locale,
		fields,
		status,
		errors,
	}: {
		readonly locale: Locale;
		readonly fields: Fields;
		readonly status: 422 | 503;
		readonly errors?: FormErrors;
	}): Promise<Response> {
		const t = translator(locale);
		const complaints = errors
			? complaintsOf(errors, t)
			: [{ message: t('form.error.server', { phone: options.phone }) }];
		// What is not published any more is dropped, so that the same form arrives as a general inquiry.
		const kept = errors?.target ? { ...fields, [fieldNames.target]: undefined } : fields;
		const found = findFile(release(), pathOf(locale, { kind: 'inquiry' }));
		const headers = status === 503 ? { 'Retry-After': retryAfter } : {};
		if (found.kind !== 'file') {
			return plain(status, complaints.map(({ message }) => message).join('\n'), headers);
		}
		const page = await readFile(found.file.place, 'utf8');
		return new Response(fillForm(page, { fields: kept, complaints }), {
			status,
			headers: {
				'Content-Type': 'text/html; charset=utf-8',
				'Cache-Control': 'no-store',
				...headers,
			},
		});
	}
}

function complaintsOf(errors: FormErrors, t: Translate): Complaint[] {
	return Object.entries(errors).map(([field, code]) => ({
		field,
		message: t.maybe(`form.error.${field}.${code}`) ?? t.maybe(`form.error.${field}`) ?? code,
	}));
}

/** Back to the site the form stands on, with nothing in the address but the reference. */
function thanks(
	request: Request,
	{ locale, reference }: { readonly locale: Locale; readonly reference: string },
): Response {
	const path = `${pathOf(locale, { kind: 'thanks' })}?ref=${reference}`;
	const origin = URL.parse(request.headers.get('origin') ?? '');
	const isElsewhere = origin !== null && origin.host !== new URL(request.url).host;
	const location = isElsewhere ? `${origin.origin}${path}` : path;
	return new Response(null, {
		status: 303,
		headers: { Location: location, 'Cache-Control': 'no-store' },
	});
}

function jsonAnswer(outcome: Accepted | undefined): Response {
	const headers = { 'Cache-Control': 'no-store' };
	if (outcome === undefined) {
		return Response.json(
			{ error: 'unavailable' },
			{ status: 503, headers: { ...headers, 'Retry-After': retryAfter } },
		);
	}
	return outcome.accepted
		? Response.json({ reference: outcome.reference }, { status: 202, headers })
		: Response.json({ errors: outcome.errors }, { status: 422, headers });
}

function plain(
	status: number,
	text: string,
	headers: Readonly<Record<string, string>> = {},
): Response {
	return new Response(`${text}\n`, {
		status,
		headers: {
			'Content-Type': 'text/plain; charset=utf-8',
			'Cache-Control': 'no-store',
			...headers,
		},
	});
}
