import { useOf, type AdvertisedUnit } from './advertised-unit.ts';
import type { LawTable } from './law-table.ts';
import { spanishRegion, type SpanishRegion } from './spanish-region.ts';

/** Regions whose law asks more of offers of homes to let in stressed areas (Ley 12/2023), and where such areas are. */
export const stressedAreas: LawTable & {
	readonly regions: Partial<
		Readonly<Record<SpanishRegion, readonly { from: string; until?: string; covers: string }[]>>
	>;
} = {
	file: 'src/domain/law/stressed-areas.ts',
	holds: 'stressed areas',
	looked: '2026-11-25',
	ends: '2027-03-16',
	regions: {
		CT: [
			{
				from: '2024-03-16',
				until: '2027-03-16',
				covers: '140 municipalities (TER/800/2024; abogadoarrendamientos.com)',
			},
			{
				from: '2024-10-09',
				covers: '131 more municipalities (bobinas.p4g.club; first and last day not verified)',
			},
		],
	},
};

/** Where an offer stands with a stressed area; the list of municipalities is not in the program, so a field must say it. */
export type StressedArea =
	/** No home let for good, or in a region without such areas. */
	'elsewhere' | 'yes' | 'no' | 'unsaid';

/** Where a unit stands with a stressed area. */
export function stressedArea(unit: AdvertisedUnit, country: string | undefined): StressedArea {
	const region = country === 'ES' ? spanishRegion(unit.place) : undefined;
	const isHome = useOf(unit) === 'dwelling' && unit.kind !== 'shortStay';
	if (!isHome || region === undefined || !stressedAreas.regions[region]) return 'elsewhere';
	const said = unit.fields.find(({ role }) => role === 'stressedArea')?.reading;
	if (said?.kind !== 'flag') return 'unsaid';
	return said.is ? 'yes' : 'no';
}
