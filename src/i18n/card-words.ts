import type { Locale } from '../domain/locale.ts';
import { pricePerArea } from '../domain/price-per-area.ts';
import type { Unit } from '../domain/unit.ts';
import { isOnOffer } from '../domain/status.ts';
import { formatMoney } from './format.ts';
import { statusWord } from './status-word.ts';
import { translator } from './translate.ts';
import { shortFacts } from './unit-words.ts';

/** The one word on a card's picture: the status where it is not the usual one, else what is special. */
export function cardTag(
	unit: Pick<Unit, 'status' | 'deal' | 'constructionYear' | 'createdAt' | 'pictures'>,
	{ isNew, locale }: { readonly isNew: boolean; readonly locale: Locale },
): string | undefined {
	if (unit.status !== 'available') return statusWord(unit, locale);
	const t = translator(locale);
	if (isNew) return t('unit.new');
	if (isNewlyBuilt(unit)) return t('unit.newlyBuilt');
	return unit.pictures.some(({ kind }) => kind === 'panorama') ? t('unit.tour') : undefined;
}

/** The short facts of a unit and, where it is known, the letter of its energy class. */
export function cardFacts(unit: Unit, locale: Locale): string[] {
	const letter = isOnOffer(unit.status) && unit.energy?.efficiencyClass;
	const energy = letter && translator(locale)('unit.energyClass', { class: letter });
	return [...shortFacts(unit, locale), ...(energy ? [energy] : [])];
}

/** "4.815 €/m²", of what is to buy. */
export function perSquareMetre(
	unit: Pick<Unit, 'price' | 'status' | 'kind' | 'areas'>,
	locale: Locale,
): string | undefined {
	const price = isOnOffer(unit.status) ? pricePerArea(unit) : undefined;
	return price && translator(locale)('unit.perSquareMetre', { price: formatMoney(price, locale) });
}

/** Finished in the year it was offered in, or yet to be. */
function isNewlyBuilt({
	constructionYear,
	createdAt,
}: Pick<Unit, 'constructionYear' | 'createdAt'>): boolean {
	if (!constructionYear || !createdAt) return false;
	return constructionYear >= Number(createdAt.slice(0, 4));
}
