import { EnergyClass } from '../../domain/energy.ts';
import type { UnitDraft } from '../draft.ts';

/**
 * A unit in Spain with the letter of its emissions where a published custom field tells it: the CRM keeps one
 * letter only, that of the consumption, and a Spanish certificate has both.
 */
export function withEmissionsLetter(draft: UnitDraft, seat: string | undefined): UnitDraft {
	const { place, energy, fields } = draft;
	if ((place.country ?? seat) !== 'ES' || !energy) return draft;
	for (const field of fields.filter(({ key }) => namesEmissions.test(key))) {
		const letter = Letter.safeParse(field.value.trim().toUpperCase());
		if (!letter.success) continue;
		return {
			...draft,
			energy: { ...energy, co2Class: letter.data },
			fields: fields.filter((other) => other !== field),
		};
	}
	return draft;
}

/** At the beginning of a word of a key: "premises_class" is none. */
const namesEmissions = /(?<![A-Za-z])(?:[Ee]mis|EMIS|[Cc][Oo][2₂])|(?<=[a-z])(?:Emis|CO2|Co2)/;

const Letter = EnergyClass.exclude(['A+', 'H']);
