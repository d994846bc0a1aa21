import type { Unit } from '../unit.ts';

/** What of a unit an advertisement says in words and figures; its pictures and people do not matter here. */
export type AdvertisedUnit = Omit<Unit, 'pictures' | 'previews' | 'broker'>;

/** What a building is used for, which decides what must be said of its energy. */
export type Use = 'dwelling' | 'business' | 'unclear';

/** The use that a unit's kind tells. Plots and parking spaces are no buildings that people heat. */
export function useOf({ kind, category }: Pick<Unit, 'kind' | 'category'>): Use | undefined {
	switch (kind) {
		case 'apartment':
		case 'house':
		case 'shortStay':
			return 'dwelling';
		case 'office':
		case 'retail':
		case 'gastronomy':
		case 'industrial':
			return 'business';
		case 'investment':
			return category === 'multiFamilyHouse' ? 'dwelling' : 'unclear';
		case 'special':
		case 'other':
			return 'unclear';
		case 'plot':
		case 'parking':
			return undefined;
	}
}
