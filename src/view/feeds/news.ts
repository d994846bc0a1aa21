import { foreign } from '../../domain/spoken.ts';
import type { PageFrame, PageLanguages } from '../../domain/page.ts';
import type { Unit } from '../../domain/unit.ts';
import { excerpt } from '../prose.ts';
import { mediaPath } from '../../i18n/media-path.ts';
import { pathOf } from '../../i18n/paths.ts';
import { translator } from '../../i18n/translate.ts';
import { provenanceLabel } from '../pictures.ts';
import { headline, kindInPlace } from '../unit/name.ts';
import { priceText } from '../unit/price.ts';
import { shortFacts } from '../unit/card.ts';

/** Units a feed tells of. */
export const newsLimit = 50;

/** A feed of new units, for any format; every address is a full one. */
export type News = ReturnType<typeof newsOf>;
/** A unit in a feed. */
export type NewsItem = News['items'][number];

/**
 * A feed of the newest units. All times are those of the records, so that the same units make the same feed.
 * @param units on offer, newest first
 */
export function newsOf(
	units: readonly Unit[],
	{ site, locale, origin, path }: Pick<PageFrame, 'site' | 'locale' | 'origin' | 'path'>,
) {
	const t = translator(locale);
	const { name } = site;
	return {
		title: t('feed.title', { name }),
		description: t('feed.description', { name }),
		locale,
		company: name,
		home: origin + pathOf(locale, { kind: 'home' }),
		/** Address of the feed itself. */
		self: origin + path,
		items: units.map((unit) =>
			newsItem(unit, { locale, defaultLocale: site.defaultLocale, origin }),
		),
	};
}

function newsItem(
	unit: Unit,
	{ locale, defaultLocale, origin }: PageLanguages & { readonly origin: string },
) {
	const title = headline(unit, locale, defaultLocale);
	const reserved = unit.status === 'reserved' && translator(locale)('unit.status.reserved');
	const facts = [kindInPlace(unit, locale), priceText(unit, locale), ...shortFacts(unit, locale)];
	const photo = unit.pictures.find(({ kind }) => kind === 'photo');
	const label = provenanceLabel(photo, locale);
	const about = unit.description[locale];
	return {
		/** Stays the same, whatever the unit's title and address become. */
		id: `${new URL(origin).host}/unit/${unit.id}`,
		url: origin + pathOf(locale, { kind: 'unit', id: unit.id, title: unit.title }),
		title: title.text,
		/** Language of the title where it is not the feed's. */
		lang: foreign(title.lang, locale),
		summary: [reserved, ...facts].filter(Boolean).join(' · '),
		/** The beginning of the description, in the feed's language or not at all. */
		about: about && excerpt(about, 400),
		picture: photo && {
			url: origin + mediaPath(photo.jpeg.name),
			width: photo.jpeg.width,
			label: label && translator(locale)('feed.picture', { label }),
		},
		/** ISO 8601 times, where known. */
		published: unit.createdAt,
		changed: unit.updatedAt,
	};
}
