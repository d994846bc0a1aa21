import { dayOf } from '../../domain/day.ts';
import type { Locale } from '../../domain/locale.ts';
import type { PageFrame } from '../../domain/page.ts';
import { ownLocale } from '../../domain/site.ts';
import { speak } from '../../domain/spoken.ts';
import type { Unit } from '../../domain/unit.ts';
import { mediaPath } from '../../i18n/media-path.ts';
import { pathOf } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { excerpt } from '../prose.ts';
import type { Row } from '../rows.ts';
import { comparedUnit } from '../unit/comparison.ts';
import { unitGroups } from '../unit/facts.ts';
import { headline } from '../unit/name.ts';
import { formTimes, viewingRows } from '../viewings.ts';
import { unitListing } from './json-ld-unit.ts';

/** Pictures that are named at most. */
const mostPictures = 12;
/** Characters of each text at most. */
const longestText = 8_000;

export type HomeFile = ReturnType<typeof homeFile>;

/** What programs read of a home on offer: what its page says in every language of the site, and nothing else. */
export function homeFile(unit: Unit, frame: Pick<PageFrame, 'site' | 'origin'>) {
	const { site, origin } = frame;
	const locale = site.defaultLocale;
	const path = pathOf(locale, { kind: 'unit', id: unit.id, title: unit.title });
	const name = headline(unit, locale, locale).text;
	const spoken: Partial<Record<Locale, ReturnType<typeof spokenHome>>> = Object.fromEntries(
		site.locales.map((each) => [each, spokenHome(unit, each, frame)]),
	);
	return {
		id: unit.id,
		/** Day of its last change in the CRM, ISO 8601. */
		updated: unit.updatedAt && dayOf(unit.updatedAt),
		pictures: unit.pictures.slice(0, mostPictures).map(({ jpeg }) => origin + mediaPath(jpeg.name)),
		/** Figures in the terms of schema.org. */
		listing: unitListing(unit, { ...frame, locale, path, name }),
		languages: spoken,
	};
}

function spokenHome(
	unit: Unit,
	locale: Locale,
	{ site, origin }: Pick<PageFrame, 'site' | 'origin'>,
) {
	const { defaultLocale, monthly } = site;
	const languages = { locale, defaultLocale, crmLocale: ownLocale(site) };
	const compared = comparedUnit(unit, { ...languages, monthly, isNew: false });
	const t = translator(locale);
	const texts = (['description', 'furnishing', 'location', 'other'] as const).flatMap((name) => {
		const spoken = speak(unit[name], locale, defaultLocale);
		if (!spoken) return [];
		return {
			name: t(`unit.${name}`),
			language: spoken.lang,
			text: excerpt(spoken.text, longestText),
		};
	});
	return {
		url: origin + pathOf(locale, { kind: 'unit', id: unit.id, title: unit.title }),
		title: headline(unit, locale, defaultLocale).text,
		costs: named(compared.costs),
		facts: named([...compared.facts, ...unitGroups(unit, languages).flatMap(({ rows }) => rows)]),
		features: compared.features,
		/** Plain text, each in the language it was written in. */
		texts,
		viewings: viewingRows(unit, locale).map((row) => ({ ...row, calendar: origin + row.calendar })),
		/** Times that can be booked with the form on its page. */
		bookable: formTimes(unit, locale).map(({ words, ...time }) => ({ ...time, when: words })),
		contact: { company: site.name, name: unit.broker?.name, phone: unit.broker?.phone },
	};
}

/** Rows that say something, by their names. */
function named(rows: readonly Row[]): Record<string, string> {
	return Object.fromEntries(
		rows.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
	);
}
