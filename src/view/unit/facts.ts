import type { Locale } from '../../domain/locale.ts';
import { foreign } from '../../domain/spoken.ts';
import { isTenanted } from '../../domain/tenanted.ts';
import { mainArea, pricePerArea, type Unit } from '../../domain/unit.ts';
import { totalRent } from '../../domain/price.ts';
import { isOnOffer } from '../../domain/status.ts';
import { formatArea, formatMoney, formatNumber } from '../../i18n/format.ts';
import { speakWords } from '../../i18n/account-words.ts';
import { fieldRow, isBesideRent } from './custom-fields.ts';
import { translator } from '../../i18n/translate.ts';
import { amountText, boundText } from './price.ts';
import { isLivedIn } from '../../domain/kind.ts';
import { availableText, floorName, bedroomText, toldBedrooms } from './measures.ts';
import { kindName } from './name.ts';
import type { Languages, PageLanguages } from '../../domain/page.ts';
import type { Row, RowGroup } from '../rows.ts';

/** Rows of the facts under a unit's title; its price stands across from them. */
export function unitFacts(unit: Unit, languages: Omit<Languages, 'defaultLocale'>): Row[] {
	const { locale } = languages;
	const t = translator(locale);
	const area = mainArea(unit);
	const { plot } = unit.areas;
	return [
		[areaName(unit, locale), area ? formatArea(area, locale) : undefined],
		roomsRow(unit, locale),
		unit.kind === 'house'
			? [t('unit.plot'), plot ? formatArea(plot, locale) : undefined]
			: [t('unit.floor'), floorOfFloors(unit, locale)],
		availability(unit, languages),
	];
}

/**
 * What a unit costs in a few rows, while it is on offer: the price and that of a square metre, or the rent with and
 * without bills, and that of a square metre of business premises. "Per month" stands with the name, which keeps the amounts short.
 */
export function priceFacts(unit: Unit, locale: Locale): Row[] {
	const { price } = unit;
	if (!isOnOffer(unit.status)) return [];
	const name = priceName(unit, locale);
	const t = translator(locale);
	const perArea = pricePerArea(unit);
	if (price.kind !== 'rent') {
		return [
			[name, amountText(price, locale)],
			[t('unit.pricePerSquareMetre'), perArea && formatMoney(perArea, locale)],
		];
	}
	const total = totalRent(price, unit.costs);
	return [
		[t('unit.perMonth', { price: name }), boundText(price.base, price.bound, locale)],
		[
			t('unit.perMonth', { price: totalRentName(unit, locale) }),
			total && formatMoney(total, locale),
		],
		[t('unit.pricePerSquareMetre'), perArea && formatMoney(perArea, locale)],
	];
}

/** Name of the rent including all costs. */
export function totalRentName(unit: Pick<Unit, 'kind' | 'place'>, locale: Locale): string {
	return translator(locale)(isHeatedByHouse(unit) ? 'unit.totalRent' : 'unit.totalRent.business');
}

/** Whether German tells its rent "kalt" and "warm": that of dwellings, except in Spain, where tenants heat for themselves. */
export function isHeatedByHouse({ kind, place }: Pick<Unit, 'kind' | 'place'>): boolean {
	return isDwelling(kind) && place.country !== 'ES';
}

/** The floor; above the ground floor with the number of storeys of the building, if known. */
function floorOfFloors({ floor, floors }: Unit, locale: Locale): string | undefined {
	if (floor === undefined) return undefined;
	if (floor <= 0) return floorName(floor, locale);
	const t = translator(locale);
	const name = t('unit.floor.bare', { n: floor });
	return floors ? t('unit.floor.of', { floor: name, floors }) : name;
}

/** Name of the row of rooms, which differs for business premises. */
function roomsName({ kind }: Pick<Unit, 'kind'>, locale: Locale): string {
	return translator(locale)(isLivedIn(kind) ? 'unit.rooms' : 'unit.rooms.business');
}

function roomsRow(unit: Unit, locale: Locale): Row {
	const told = toldBedrooms(unit, locale);
	if (told !== undefined) return [translator(locale)('unit.bedrooms'), bedroomText(told, locale)];
	return [roomsName(unit, locale), unit.rooms ? formatNumber(unit.rooms, locale) : undefined];
}

/** When a unit on offer is available, or that it is let. A reserved unit shows a date, but not "now". */
export function availability(
	{ status, availableFrom }: Unit,
	languages: Omit<Languages, 'defaultLocale'>,
): Row {
	const name = translator(languages.locale)(
		isTenanted(availableFrom) ? 'unit.occupancy' : 'unit.available',
	);
	const isLater = availableFrom?.kind !== 'now' && isOnOffer(status);
	if (!availableFrom || !(isLater || status === 'available')) return [name, undefined];
	return [name, ...availableText(availableFrom, languages)];
}

/** Areas and building data of a unit in groups; a group without values is left out. */
export function unitGroups(unit: Unit, languages: Languages): RowGroup[] {
	const groups = [areas(unit, languages), building(unit, languages)];
	if (unit.kind === 'plot' || unit.kind === 'parking') {
		const rows = groups.flatMap((group) => group.rows);
		return [{ title: translator(languages.locale)('unit.object'), rows }];
	}
	return groups.filter(({ rows }) => rows.some(([, value]) => value));
}

function areas({ areas: given, ...unit }: Unit, { locale }: PageLanguages): RowGroup {
	const t = translator(locale);
	const area = (squareMetres: number | undefined) =>
		squareMetres && formatArea(squareMetres, locale);
	const count = (n: number | undefined) => n && formatNumber(n, locale);
	const rows: [string, string | 0 | undefined][] = [
		[t('unit.area'), area(given.living)],
		[t('unit.usable'), area(given.usable)],
		[t('unit.commercialArea'), area(given.commercial)],
		[t('unit.total'), area(given.total)],
		[t('unit.plot'), area(given.plot)],
		[t('unit.balconyArea'), area(given.balcony)],
		[t('unit.gardenArea'), area(given.garden)],
		[t('unit.cellarArea'), area(given.cellar)],
		[roomsName(unit, locale), count(unit.rooms)],
		[t('unit.bedrooms'), count(unit.bedrooms)],
		[t('unit.bathrooms'), count(unit.bathrooms)],
		[t('unit.parkingSpaces'), count(unit.parkingSpaces)],
	];
	return { title: t('unit.areas'), rows: rows.map(([name, value]) => [name, value || undefined]) };
}

function building(unit: Unit, languages: Languages): RowGroup {
	const { locale } = languages;
	const t = translator(locale);
	const own = (name: string, values: readonly (string | undefined)[]): Row => {
		const spoken = speakWords(
			values.flatMap((value) => value ?? []),
			locale,
		);
		return [name, spoken.text, foreign(spoken.lang, locale)];
	};
	return {
		title: t('unit.building'),
		rows: [
			[t('unit.category'), kindName(unit, locale)],
			[
				t('unit.constructionYear'),
				unit.constructionYear ? String(unit.constructionYear) : undefined,
			],
			[t('unit.refurbishedYear'), unit.refurbishedYear ? String(unit.refurbishedYear) : undefined],
			own(t('unit.condition'), [unit.condition]),
			own(t('unit.quality'), [unit.quality]),
			own(t('unit.heating'), [unit.heating]),
			own(t('unit.flooring'), unit.flooring),
			own(t('unit.bathroom'), unit.bathroom),
			...unit.fields
				.filter((field) => !isBesideRent(field))
				.map((field) => fieldRow(field, languages)),
			[t('unit.reference'), unit.reference],
		],
	};
}

/** Name of the price; of a rent, where German tells it so, that it is without bills. */
export function priceName(unit: Pick<Unit, 'deal' | 'kind' | 'place'>, locale: Locale): string {
	const t = translator(locale);
	if (unit.deal === 'buy') return t('unit.price');
	return t(isHeatedByHouse(unit) ? 'unit.rent' : 'unit.rent.plain');
}

function areaName({ kind }: Unit, locale: Locale): string {
	const t = translator(locale);
	if (kind === 'plot') return t('unit.plot');
	return t(isLivedIn(kind) ? 'unit.area' : 'unit.area.other');
}

/** Whether units of the kind are dwellings, which excludes short stays. */
export function isDwelling(kind: Unit['kind']): boolean {
	return kind === 'apartment' || kind === 'house';
}
