import type { InquiryTarget } from '../domain/inquiry.ts';
import type { Locale } from '../domain/locale.ts';
import type { BookableTime } from '../domain/viewing.ts';
import { pathOf } from '../i18n/paths.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Accepted } from './accept.ts';
import { fieldNames, targetField } from './form.ts';
import { sentenceOf } from './field-words.ts';
import type { FormErrors } from './validate-form.ts';

/** A sentence for the visitor; `field` says what it is about, and is absent when it is about no field. */
export interface Complaint {
	readonly field?: string | undefined;
	readonly message: string;
}

/** Seconds after which a browser or script may try again. */
export const retryAfter = '120';

const unkept = { 'Cache-Control': 'no-store' } as const;
const later = { ...unkept, 'Retry-After': retryAfter } as const;

interface Booked {
	/** Path of the page of the place that was booked, with the language as its query. */
	readonly booking: string | undefined;
}

/** What became of an inquiry, for a script; `undefined` when it could not be stored. */
export function jsonAnswer(
	outcome: Accepted | undefined,
	{ t, booking, free }: Booked & { readonly t: Translate; readonly free: readonly BookableTime[] },
): Response {
	if (outcome === undefined) {
		return Response.json({ error: 'unavailable' }, { status: 503, headers: later });
	}
	if (outcome.accepted) {
		const { reference } = outcome;
		return Response.json({ reference, booking }, { status: 202, headers: unkept });
	}
	const { errors } = outcome;
	if (errors === undefined) {
		return Response.json({ error: 'too many' }, { status: 429, headers: later });
	}
	const messages = Object.fromEntries(
		complaintsOf(errors, t).map(({ field, message }) => [field, message]),
	);
	const times = errors.viewing && free.map(({ id }) => id);
	return Response.json({ errors, messages, times }, { status: 422, headers: unkept });
}

/**
 * Back to the site the form stands on, with nothing in the address but the reference and whom it went to; to the page of
 * the place that was booked, which this server has.
 */
export function thanksAnswer(
	request: Request,
	{
		locale,
		reference,
		booking,
		person,
	}: Booked & {
		readonly locale: Locale;
		readonly reference: string;
		readonly person: InquiryTarget | undefined;
	},
): Response {
	if (booking !== undefined) {
		const headers = { Location: `${booking}&done=booked`, ...unkept };
		return new Response(null, { status: 303, headers });
	}
	const to = person ? `&to=${targetField(person)}` : '';
	const path = `${pathOf(locale, { kind: 'thanks' })}?ref=${reference}${to}`;
	const origin = URL.parse(request.headers.get('origin') ?? '');
	const isElsewhere = origin !== null && origin.host !== new URL(request.url).host;
	const location = isElsewhere ? `${origin.origin}${path}` : path;
	return new Response(null, { status: 303, headers: { Location: location, ...unkept } });
}

/** A sentence or two, where there is no page to say it on. */
export function plainAnswer(
	status: number,
	text: string,
	headers: Readonly<Record<string, string>> = {},
): Response {
	return new Response(`${text}\n`, {
		status,
		headers: { 'Content-Type': 'text/plain; charset=utf-8', ...unkept, ...headers },
	});
}

/** The problem of each field as a sentence in the visitor's language. */
export function complaintsOf(
	errors: FormErrors,
	t: Translate,
): (Complaint & { readonly field: string })[] {
	return problemNames.flatMap((field) => {
		const problem = errors[field];
		return problem ? [{ field, message: sentenceOf(field, problem, t) }] : [];
	});
}

const problemNames = [...fieldNames, 'target'] as const;
