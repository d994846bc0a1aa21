import type { Locale } from '../../domain/locale.ts';
import { foreign, speak, type Spoken } from '../../domain/spoken.ts';
import type { FieldReading, FieldRole, PublishedField } from '../../domain/published-field.ts';
import { speakOwnWords } from '../../i18n/account-words.ts';
import { formatDistance, formatMoney, formatNumber, formatShare } from '../../i18n/format.ts';
import { partialDateText } from '../../i18n/partial-date.ts';
import { translator } from '../../i18n/translate.ts';
import type { Languages } from '../../domain/page.ts';
import type { Row } from '../rows.ts';

/**
 * Label and value of a custom field as a page prints them; the value in the page's language if `customFields` could read
 * it, else as the account words it.
 */
export function fieldWords(field: PublishedField, languages: Languages) {
	const { locale, defaultLocale } = languages;
	const label = speak(field.label, locale, defaultLocale) ?? { text: field.key, lang: locale };
	const read = field.reading && readingText(field.reading, field.value, locale);
	const value: Spoken = read ? { text: read, lang: locale } : speakOwnWords(field.value, languages);
	return { label, value };
}

/** Whether the law wants a field beside the rent, so that it stands there and not among the data. */
export function isBesideRent({ role }: Pick<PublishedField, 'role'>): boolean {
	return role !== undefined && besideRent.has(role);
}

const besideRent: ReadonlySet<FieldRole> = new Set<FieldRole>([
	'stressedArea',
	'lastRent',
	'referenceRent',
	'largeHolder',
]);

/** A custom field as a row of a list. */
export function fieldRow(field: PublishedField, languages: Languages): Row {
	const { label, value } = fieldWords(field, languages);
	const [lang, labelLang] = [value, label].map((each) => foreign(each.lang, languages.locale));
	return [label.text, value.text, lang, labelLang];
}

function readingText(reading: FieldReading, value: string, locale: Locale): string | undefined {
	const t = translator(locale);
	switch (reading.kind) {
		case 'date':
			return partialDateText(reading, locale);
		case 'flag':
			return t(reading.is ? 'field.yes' : 'field.no');
		case 'minutes': {
			const n = formatNumber(reading.minutes, locale);
			return t(reading.by ? `project.minutes.${reading.by}` : 'project.minutes', { n });
		}
		case 'amount':
			return formatMoney(reading.money, locale);
		case 'metres':
			return formatDistance(reading.metres, locale);
		// A value that says more than a percentage is printed as it is worded.
		case 'share':
			return bareShare.test(value) ? formatShare(reading.share, locale, 2) : undefined;
	}
}

const bareShare = /^\s*[\d.,]+\s*(?:%|Prozent|percent)\s*$/i;
