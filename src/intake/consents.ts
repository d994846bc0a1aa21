import type { Consent } from '../domain/inquiry.ts';
import type { Locale } from '../domain/locale.ts';
import { speak } from '../domain/spoken.ts';
import type { FormBoxes } from './form.ts';
import type { InquiryForm } from './read-form.ts';

/**
 * What was ticked, with the words that stood beside it. A page of weeks ago may show an older version; nobody
 * can say any more what stood there, so that is no consent.
 */
export function consentsOf(
	form: InquiryForm,
	{
		boxes,
		defaultLocale,
		at,
	}: { readonly boxes: FormBoxes; readonly defaultLocale: Locale; readonly at: string },
): Consent[] {
	const offered = [
		['newsletter', boxes.newsletter, form.newsletter],
		['contact', boxes.permission, form.permission],
	] as const;
	return offered.flatMap(([purpose, box, ticked]) => {
		const spoken = speak(box?.text, form.locale, defaultLocale);
		if (!box || !spoken || ticked !== box.version) return [];
		const { text, lang: locale } = spoken;
		return [{ purpose, text, version: box.version, locale, form: form.concern, at }];
	});
}
