import type { Localised } from '../locale.ts';
import type { Costs } from '../price.ts';
import type { Unit } from '../unit.ts';

/** What of a unit an advertisement says in words and figures; its pictures and people do not matter here. */
export type AdvertisedUnit = Omit<Unit, 'pictures' | 'previews' | 'broker'>;

/** What a building is used for, which decides what must be said of its energy. */
export type Use = 'dwelling' | 'business' | 'unclear';

/** The use that a unit's kind tells. Plots and parking spaces are no buildings that people heat. */
export function useOf({ kind, category }: Pick<Unit, 'kind' | 'category'>): Use | undefined {
	const isRentalHouse = kind === 'investment' && category === 'multiFamilyHouse';
	return isRentalHouse ? 'dwelling' : uses[kind];
}

const uses: Readonly<Record<Unit['kind'], Use | undefined>> = {
	apartment: 'dwelling',
	house: 'dwelling',
	shortStay: 'dwelling',
	office: 'business',
	retail: 'business',
	gastronomy: 'business',
	industrial: 'business',
	investment: 'unclear',
	special: 'unclear',
	other: 'unclear',
	plot: undefined,
	parking: undefined,
};

/** Whether a text is there in any language. */
export function isSaid(text: Localised | undefined): boolean {
	return Object.keys(text ?? {}).length > 0;
}

/** What units and projects have in words; these name a commission by itself. */
type Worded = Pick<Unit, 'title' | 'description' | 'location' | 'furnishing' | 'links' | 'fields'> &
	Partial<Pick<Unit, 'other' | 'costs'>> &
	Pick<Costs, 'commission' | 'commissionNote'> & { readonly subtitle?: Localised | undefined };

/** Every text of a unit or project that somebody wrote, by the name of its field and language. */
export function* publishedTexts(record: Worded): Generator<readonly [field: string, text: string]> {
	const { title, subtitle, description, location, furnishing, other, costs = record } = record;
	const { commission, commissionNote } = costs;
	const texts = { title, subtitle, description, location, furnishing, other };
	for (const [field, text] of Object.entries({ ...texts, commission, commissionNote })) {
		for (const [locale, words] of Object.entries(text ?? {})) yield [`${field} (${locale})`, words];
	}
	for (const { url } of record.links) yield ['links', url];
	for (const { key, value } of record.fields) yield [`field "${key}"`, value];
}
