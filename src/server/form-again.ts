import type { Locale } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';
import { fieldNames, type FormErrors } from '../inquiry/form.ts';
import type { Fields } from './fields.ts';
import { fillForm } from './fill.ts';
import { complaintsOf, plainAnswer, retryAfter } from './inquiry-answers.ts';
import { createLimit } from './limit.ts';

/** A form that was not taken. */
export interface Refused {
	readonly locale: Locale;
	readonly fields: Fields;
	/** Who has sent it, as `clientOf` says. */
	readonly client: string;
	/** What is wrong; the disk when absent, unless too many came from there. */
	readonly errors: FormErrors | undefined;
	readonly isRefused: boolean;
}

/** Forms that are shown again to one client in a minute, and to all; more get plain sentences. */
const most = { each: 20, all: 300 };

/**
 * Makes the function that shows a form again without JavaScript: the release's own inquiry page, with what was
 * typed and what is wrong; sentences alone where there is no page. 422, 503 when the disk has refused, or 429 when too
 * many came from there.
 * @param options `pageAt`: the page of a path; `phone`: where a visitor may call then.
 */
export function createFormAgain({
	pageAt,
	phone,
	clock,
}: {
	readonly pageAt: (path: string) => Promise<string | undefined>;
	readonly phone: string;
	readonly clock: () => number;
}): (refused: Refused) => Promise<Response> {
	const each = createLimit({ most: most.each, windowMs: 60_000, clock });
	const all = createLimit({ most: most.all, windowMs: 60_000, clock });

	/** Reading and printing a page costs a hundred times what a sentence costs. */
	function mayShow(client: string): boolean {
		if (each.used(client) >= 1 || all.used('') >= 1) return false;
		each.add(client);
		all.add('');
		return true;
	}

	return async ({ locale, fields, client, errors, isRefused }) => {
		const t = translator(locale);
		const status = errors ? 422 : isRefused ? 429 : 503;
		const complaints = errors
			? complaintsOf(errors, t)
			: [{ message: t(isRefused ? 'form.error.tooMany' : 'form.error.server', { phone }) }];
		const headers = errors ? {} : { 'Retry-After': retryAfter };
		const page = mayShow(client) ? await pageAt(pathOf(locale, { kind: 'inquiry' })) : undefined;
		if (page === undefined) {
			return plainAnswer(status, complaints.map(({ message }) => message).join('\n'), headers);
		}
		// What is not published any more is dropped, so that the same form arrives as a general inquiry.
		const kept = errors?.target ? { ...fields, [fieldNames.target]: undefined } : fields;
		return new Response(fillForm(page, { fields: kept, complaints }), {
			status,
			headers: {
				'Content-Type': 'text/html; charset=utf-8',
				'Cache-Control': 'no-store',
				...headers,
			},
		});
	};
}
