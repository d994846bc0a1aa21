import { Concern, type PublishedTarget } from '../domain/inquiry.ts';
import type { Locale } from '../domain/locale.ts';
import { mostTargets, fieldNames, fields as asked, fieldSetOf, hiddenNames } from './form.ts';
import type { BookableTime } from '../domain/viewing.ts';
import { viewingWords } from '../i18n/viewing-time.ts';
import { pathOf } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';
import type { FormErrors } from './validate-form.ts';
import { textsOf, type Fields } from './fields.ts';
import { markup } from './html.ts';
import { refusedForm, type Entered } from './refused-form.ts';
import { isPerson } from './targets.ts';
import { complaintsOf, plainAnswer, retryAfter } from './inquiry-answers.ts';

/** A form that was not taken. */
interface Refused {
	readonly locale: Locale;
	readonly fields: Fields;
	/** Problems of the fields; absent when the disk failed or the source is over its limit. */
	readonly errors: FormErrors | undefined;
	readonly isRefused: boolean;
	/** Times that can be booked of what it is about. */
	readonly free: readonly BookableTime[];
	/** What or whom it is about, where that is one. */
	readonly about?: PublishedTarget | undefined;
	/** When visitors can wish to be called back; whenever the page says, where that is not known. */
	readonly callTimes?: readonly string[] | undefined;
}

/**
 * Makes the function that shows a form again without JavaScript: the release's own inquiry page, with what was
 * typed and what is wrong; sentences alone where there is no page. 422, 503 when the disk has refused, or 429 when too
 * many came from there.
 */
export function createFormAgain({
	pageAt,
	phone,
	titlesIn,
}: {
	readonly pageAt: (path: string) => Promise<string | undefined>;
	/** Where a visitor may call then. */
	readonly phone: string;
	/** Language in which what can be asked about is named. */
	readonly titlesIn: Locale;
}): (refused: Refused) => Promise<Response> {
	return async (refused) => {
		const { locale, errors, isRefused, about, callTimes } = refused;
		const t = translator(locale);
		const status = errors ? 422 : isRefused ? 429 : 503;
		const sentence = isRefused ? 'form.error.tooMany' : 'form.error.server';
		const complaints = errors ? complaintsOf(errors, t) : [{ message: t(sentence, { phone }) }];
		const headers = errors ? {} : { 'Retry-After': retryAfter };
		const page = await pageAt(pathOf(locale, { kind: 'inquiry' }));
		// The build marks where the form stands in its page.
		const [before, form, after] = page?.split(/<!--\/?form-->/) ?? [];
		if (before === undefined || form === undefined || after === undefined) {
			return plainAnswer(status, complaints.map(({ message }) => message).join('\n'), headers);
		}
		const entered = { ...enteredIn(refused), complaints, times: timesOf(refused), callTimes };
		const isHome = about !== undefined && !isPerson(about);
		const lead = isHome
			? markup`<p><strong lang="${titlesIn}">${about.title}</strong></p>`.html
			: about
				? markup`<p>${t('form.to', { name: about.title })}</p>`.html
				: '';
		return new Response(before + lead + refusedForm(form, entered) + after, {
			status,
			headers: {
				'Content-Type': 'text/html; charset=utf-8',
				'Cache-Control': 'no-store',
				...headers,
			},
		});
	};
}

function timesOf({ locale, free }: Refused): Entered['times'] {
	return free.map((time) => [time.id, viewingWords(time, locale)]);
}

/** What the form that was sent goes on with, and what was entered in it. */
function enteredIn({
	locale,
	fields,
	errors,
}: Refused): Pick<Entered, 'fieldSet' | 'hidden' | 'values'> {
	const { concern, page, target, submission, campaign } = hiddenNames;
	const valueOf = (name: string) => textsOf(fields[name])[0];
	const what = Concern.catch('inquiry').parse(fields[concern]);
	const isAboutUnit = fieldNames.some(
		(name) => asked[name].about === 'unit' && fields[name] !== undefined,
	);
	// Drops targets that are not published any more, so that the form arrives as a general inquiry.
	const carried = errors?.target
		? [page, submission, campaign]
		: [page, target, submission, campaign];
	return {
		fieldSet: fieldSetOf(what, isAboutUnit),
		hidden: [
			[concern, what] as const,
			[hiddenNames.locale, locale] as const,
			...carried.flatMap((name) =>
				textsOf(fields[name])
					.slice(0, mostTargets)
					.map((value) => [name, value] as const),
			),
		],
		values: Object.fromEntries(
			[...fieldNames, 'newsletter', 'permission'].map((name) => [name, valueOf(name)]),
		),
	};
}
