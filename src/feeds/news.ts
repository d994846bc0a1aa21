import type { Locale } from '../domain/locale.ts';
import { foreign } from '../domain/spoken.ts';
import type { PageFrame } from '../domain/page.ts';
import type { Unit } from '../domain/unit.ts';
import { excerpt } from '../view/prose.ts';
import { mediaPath, pathOf } from '../i18n/paths.ts';
import { translator } from '../i18n/translate.ts';
import { provenanceLabel } from '../view/pictures.ts';
import { headline, kindInPlace } from '../view/unit/name.ts';
import { priceText } from '../view/unit/price.ts';
import { shortFacts } from '../view/unit/card.ts';

/** Units a feed tells of. */
export const newsLimit = 50;

/** A feed of what is new, in whatever format; every address is a full one. */
export interface News {
	readonly title: string;
	readonly description: string;
	readonly locale: Locale;
	readonly company: string;
	readonly home: string;
	/** Where the feed itself stands. */
	readonly self: string;
	readonly items: readonly NewsItem[];
}

export interface NewsPicture {
	readonly url: string;
	readonly width: number;
	/** Says that it was altered or made by a computer. */
	readonly label: string | undefined;
}

/** A unit in a feed. */
export interface NewsItem {
	/** The same for ever, whatever the unit's title and address become. */
	readonly id: string;
	readonly url: string;
	readonly title: string;
	/** Language of the title where it is not the feed's. */
	readonly lang: Locale | undefined;
	/** What, where, for how much; plain text like all the others. */
	readonly summary: string;
	/** The beginning of the description, in the feed's language or not at all. */
	readonly about: string | undefined;
	readonly picture: NewsPicture | undefined;
	/** ISO 8601 times, where known. */
	readonly published: string | undefined;
	readonly changed: string | undefined;
}

/**
 * What is new. It knows no time but those of the records, so that the same units make the same feed.
 * @param units on offer, newest first
 */
export function newsOf(
	units: readonly Unit[],
	{ site, locale, origin, path }: Pick<PageFrame, 'site' | 'locale' | 'origin' | 'path'>,
): News {
	const t = translator(locale);
	const { name } = site;
	const context = { locale, defaultLocale: site.defaultLocale, origin };
	return {
		title: t('feed.title', { name }),
		description: t('feed.description', { name }),
		locale,
		company: name,
		home: origin + pathOf(locale, { kind: 'home' }),
		self: origin + path,
		items: units.map((unit) => itemOf(unit, context)),
	};
}

interface Context {
	readonly locale: Locale;
	readonly defaultLocale: Locale;
	readonly origin: string;
}

function itemOf(unit: Unit, { locale, defaultLocale, origin }: Context): NewsItem {
	const title = headline(unit, locale, defaultLocale);
	const reserved = unit.status === 'reserved' && translator(locale)('unit.status.reserved');
	const facts = [kindInPlace(unit, locale), priceText(unit, locale), ...shortFacts(unit, locale)];
	const photo = unit.pictures.find(({ kind }) => kind === 'photo');
	const label = provenanceLabel(photo, locale);
	const about = unit.description[locale];
	return {
		id: `${new URL(origin).host}/unit/${unit.id}`,
		url: origin + pathOf(locale, { kind: 'unit', id: unit.id, title: unit.title }),
		title: title.text,
		lang: foreign(title.lang, locale),
		summary: [reserved, ...facts].filter(Boolean).join(' · '),
		about: about && excerpt(about, 400),
		picture: photo && {
			url: origin + mediaPath(photo.jpeg.name),
			width: photo.jpeg.width,
			label: label && translator(locale)('feed.picture', { label }),
		},
		published: unit.createdAt,
		changed: unit.updatedAt,
	};
}
