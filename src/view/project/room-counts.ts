import type { Locale } from '../../domain/locale.ts';
import type { Unit } from '../../domain/unit.ts';
import { formatNumber } from '../../i18n/format.ts';
import { bedroomText, toldBedrooms } from '../unit/measures.ts';

type Counted = Pick<Unit, 'kind' | 'rooms' | 'bedrooms'>;

/** How the homes of a project are told by their rooms, the same way for all of them. */
export interface RoomCounts {
	readonly by: 'rooms' | 'bedrooms';
	/** 0 bedrooms of a studio. */
	readonly of: (unit: Counted) => number | undefined;
	readonly text: (count: number) => string;
}

/** By the bedrooms where the language tells homes by them and those of all homes are known, else by all rooms. */
export function roomCounts(units: readonly Counted[], locale: Locale): RoomCounts {
	const homes = units.filter(({ rooms }) => rooms !== undefined);
	const told = (unit: Counted) => toldBedrooms(unit, locale);
	if (homes.length > 0 && homes.every((home) => told(home) !== undefined)) {
		return { by: 'bedrooms', of: told, text: (count) => bedroomText(count, locale) };
	}
	return { by: 'rooms', of: ({ rooms }) => rooms, text: (count) => formatNumber(count, locale) };
}
