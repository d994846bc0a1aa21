import { leadPicture } from '../domain/lead-picture.ts';
import type { Locale } from '../domain/locale.ts';
import type { Spoken } from '../domain/spoken.ts';
import type { Picture } from '../domain/picture.ts';
import type { Unit } from '../domain/unit.ts';
import { cardFacts, cardTag, perSquareMetre } from './card-words.ts';
import { pathOf } from './paths.ts';
import { placeLine } from './place-name.ts';
import { headline, priceText } from './unit-words.ts';

/** What the card of a unit says, and what it shows. */
export interface UnitCardWords {
	/** Path of its page. */
	readonly href: string;
	readonly title: Spoken;
	readonly tag: string | undefined;
	readonly price: string;
	readonly place: string;
	/** Stands across from the place. */
	readonly beside: string | undefined;
	readonly facts: readonly string[];
	readonly picture: Picture | undefined;
}

export interface CardContext {
	readonly locale: Locale;
	readonly defaultLocale: Locale;
	readonly isNew: boolean;
}

/** The card of a unit in the words of a language. Whoever shows the same record again gets the same card. */
export function unitCard(unit: Unit, context: CardContext): UnitCardWords {
	const known = cards.get(unit) ?? new Map<string, UnitCardWords>();
	cards.set(unit, known);
	const { locale, defaultLocale, isNew } = context;
	const name = `${locale} ${defaultLocale} ${isNew}`;
	const card = known.get(name) ?? makeCard(unit, context);
	known.set(name, card);
	return card;
}

/** The units of a city stand on the pages of each other. */
const cards = new WeakMap<Unit, Map<string, UnitCardWords>>();

function makeCard(unit: Unit, { locale, defaultLocale, isNew }: CardContext): UnitCardWords {
	return {
		href: pathOf(locale, { kind: 'unit', id: unit.id, title: unit.title }),
		title: headline(unit, locale, defaultLocale),
		tag: cardTag(unit, { isNew, locale }),
		price: priceText(unit, locale),
		place: placeLine(unit.place, locale),
		beside: perSquareMetre(unit, locale),
		facts: cardFacts(unit, locale),
		picture: leadPicture(unit),
	};
}
