import type { Locale } from '../domain/locale.ts';
import type { Money } from '../domain/money.ts';
import type { Price } from '../domain/price.ts';
import { isOnOffer } from '../domain/status.ts';
import type { Unit } from '../domain/unit.ts';
import { formatNumber } from './format.ts';
import { translator } from './translate.ts';
import { amountText, mainArea } from './unit-words.ts';

/** What a project says of its units, derived from those that are published. */
export interface ProjectFigures {
	readonly units: number;
	readonly free: number;
	/** "54–132 m²". */
	readonly areas: string | undefined;
	/** "2–5". */
	readonly rooms: string | undefined;
	/** Lowest price of a unit on offer; nothing when none of them names its price. */
	readonly priceFrom: string | undefined;
}

export function projectFigures(units: readonly Unit[], locale: Locale): ProjectFigures {
	const counted = countedUnits(units);
	const free = counted.filter(({ status }) => status === 'available');
	const areas = range(
		counted.flatMap((unit) => mainArea(unit) ?? []),
		(area) => formatNumber(Math.round(area), locale, 0),
	);
	return {
		units: counted.length,
		free: free.length,
		areas: areas && `${areas}\u00A0m²`,
		rooms: range(
			counted.flatMap(({ rooms }) => rooms ?? []),
			(rooms) => formatNumber(rooms, locale),
		),
		priceFrom: lowestPrice(counted, locale),
	};
}

/** The units a project is counted by: parking spaces only where there is nothing else. */
export function countedUnits<Of extends Pick<Unit, 'kind'>>(units: readonly Of[]): readonly Of[] {
	const homes = units.filter(({ kind }) => kind !== 'parking');
	return homes.length > 0 ? homes : units;
}

/** "20 Einheiten, 11 frei". */
export function availabilityText({ units, free }: ProjectFigures, locale: Locale): string {
	const t = translator(locale);
	return `${t.count('project.units', units)}, ${t.count('project.free', free)}`;
}

function lowestPrice(units: readonly Unit[], locale: Locale): string | undefined {
	const prices = units
		.filter(({ status }) => isOnOffer(status))
		.flatMap(({ price }) => (price.kind === 'onRequest' ? [] : [price]));
	const [first, ...others] = prices;
	if (!first) return undefined;
	const lowest = others.reduce<PricedOffer>(
		(low, one) => (amountOf(one).cents < amountOf(low).cents ? one : low),
		first,
	);
	return amountText(lowest, locale);
}

type PricedOffer = Exclude<Price, { kind: 'onRequest' }>;

function amountOf(price: PricedOffer): Money {
	return price.kind === 'purchase' ? price.amount : price.base;
}

function range(values: readonly number[], write: (value: number) => string): string | undefined {
	if (values.length === 0) return undefined;
	const [low, high] = [write(Math.min(...values)), write(Math.max(...values))];
	return low === high ? low : `${low}–${high}`;
}
