import type { Locale } from '../../domain/locale.ts';
import { foreign, speak, type Spoken } from '../../domain/spoken.ts';
import type { FieldReading, FieldRole, PublishedField } from '../../domain/published-field.ts';
import { speakOwnWords } from '../../i18n/account-words.ts';
import { formatNumber, formatShare } from '../../i18n/format.ts';
import { partialDateText } from '../../i18n/partial-date.ts';
import { translator } from '../../i18n/translate.ts';
import type { Languages } from '../page-languages.ts';
import type { Row } from '../rows.ts';

/** Label and value of a custom field as a page prints them. */
interface FieldWords {
	readonly label: Spoken;
	/** In the page's language if `customFields` could read the value, else as the account words it. */
	readonly value: Spoken;
}

/** Label and value of a custom field in a page's language. */
export function fieldWords(field: PublishedField, languages: Languages): FieldWords {
	const { locale, defaultLocale } = languages;
	const label = speak(field.label, locale, defaultLocale) ?? { text: field.key, lang: locale };
	const read = field.reading && readingText(field.reading, field.value, locale);
	const value = read ? { text: read, lang: locale } : speakOwnWords(field.value, languages);
	return { label, value };
}

/** Whether a field must be told with the rent and so stands beside it, not among the data. */
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
		case 'metres': {
			const { metres } = reading;
			return metres < 1000
				? `${formatNumber(metres, locale, 0)}\u00A0m`
				: `${formatNumber(metres / 1000, locale, 1)}\u00A0km`;
		}
		// A value that says more than a percentage is printed as it is worded.
		case 'share':
			return bareShare.test(value) ? formatShare(reading.share, locale, 2) : undefined;
	}
}

const bareShare = /^\s*[\d.,]+\s*(?:%|Prozent|percent)\s*$/i;
