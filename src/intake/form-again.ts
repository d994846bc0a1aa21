import { Concern } from '../domain/inquiry.ts';
import type { Locale } from '../domain/locale.ts';
import {
	mostTargets,
	fieldNames,
	fields as form,
	fieldsOf,
	hiddenNames,
	type FormBoxes,
} from './form.ts';
import { pathOf } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';
import { formHtml, type Complaint } from './form-html.ts';
import type { FormErrors } from './read-form.ts';
import { textsOf, type Fields } from './fields.ts';
import { complaintsOf, plainAnswer, retryAfter } from './inquiry-answers.ts';

/** A form that was not taken. */
interface Refused {
	readonly locale: Locale;
	readonly fields: Fields;
	/** What is wrong; the disk when absent, unless too many came from there. */
	readonly errors: FormErrors | undefined;
	readonly isRefused: boolean;
}

interface FormAgainOptions {
	readonly pageAt: (path: string) => Promise<string | undefined>;
	/** Where a visitor may call then. */
	readonly phone: string;
	readonly boxes: FormBoxes;
	readonly defaultLocale: Locale;
}

/**
 * Makes the function that shows a form again without JavaScript: the release's own inquiry page, with what was
 * typed and what is wrong; sentences alone where there is no page. 422, 503 when the disk has refused, or 429 when too
 * many came from there.
 */
export function createFormAgain(
	options: FormAgainOptions,
): (refused: Refused) => Promise<Response> {
	return async (refused) => {
		const { locale, errors, isRefused } = refused;
		const t = translator(locale);
		const status = errors ? 422 : isRefused ? 429 : 503;
		const sentence = isRefused ? 'form.error.tooMany' : 'form.error.server';
		const complaints = errors
			? complaintsOf(errors, t)
			: [{ message: t(sentence, { phone: options.phone }) }];
		const headers = errors ? {} : { 'Retry-After': retryAfter };
		const page = await options.pageAt(pathOf(locale, { kind: 'inquiry' }));
		// The build marks where the form stands in its page.
		const [before, , after] = page?.split(/<!--\/?form-->/) ?? [];
		if (before === undefined || after === undefined) {
			return plainAnswer(status, complaints.map(({ message }) => message).join('\n'), headers);
		}
		return new Response(before + formOf(refused, { ...options, complaints }) + after, {
			status,
			headers: {
				'Content-Type': 'text/html; charset=utf-8',
				'Cache-Control': 'no-store',
				...headers,
			},
		});
	};
}

/** The form that was sent, with what was entered. */
function formOf(
	{ locale, fields, errors }: Refused,
	{
		boxes,
		defaultLocale,
		complaints,
	}: FormAgainOptions & { readonly complaints: readonly Complaint[] },
): string {
	const valueOf = (name: string) => textsOf(fields[name])[0];
	const concern = Concern.catch('inquiry').parse(fields[hiddenNames.concern]);
	const { page, target, submission, campaign } = hiddenNames;
	const isAboutUnit = fieldNames.some(
		(name) => form[name].about === 'unit' && fields[name] !== undefined,
	);
	// What is not published any more is dropped, so that the same form arrives as a general inquiry.
	const carried = errors?.target
		? [page, submission, campaign]
		: [page, target, submission, campaign];
	return formHtml({
		concern,
		locale,
		defaultLocale,
		boxes,
		fields: fieldsOf(concern, { isAboutUnit }),
		values: Object.fromEntries(fieldNames.map((name) => [name, valueOf(name)])),
		ticked: { newsletter: valueOf('newsletter'), permission: valueOf('permission') },
		hidden: carried.flatMap((name) =>
			textsOf(fields[name])
				.slice(0, mostTargets)
				.map((value) => [name, value] as const),
		),
		complaints,
	});
}
