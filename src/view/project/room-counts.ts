import type { Locale } from '../../domain/locale.ts';
import type { Unit } from '../../domain/unit.ts';
import { toldBedrooms } from '../unit/measures.ts';

type Counted = Pick<Unit, 'kind' | 'rooms' | 'bedrooms'>;

/** How the homes of a project are told by their rooms, the same way for all of them. */
export interface RoomCounts {
	readonly by: 'rooms' | 'bedrooms';
	readonly of: (unit: Counted) => number | undefined;
}

/** By the bedrooms where the language tells homes by them and those of all homes are known, else by all rooms. */
export function roomCounts(units: readonly Counted[], locale: Locale): RoomCounts {
	const homes = units.filter(({ rooms }) => rooms !== undefined);
	if (homes.length > 0 && homes.every((home) => toldBedrooms(home, locale))) {
		return { by: 'bedrooms', of: ({ bedrooms }) => bedrooms };
	}
	return { by: 'rooms', of: ({ rooms }) => rooms };
}
