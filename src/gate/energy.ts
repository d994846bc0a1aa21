import { z } from 'zod';
import type { Unit as WireUnit } from '../crm/contract/unit.ts';
import { yearsLater } from '../domain/law/certificate.ts';
import { type Energy, EnergyClass } from '../domain/energy.ts';
import type { UnitDraft } from './draft.ts';
import { hasWords, isoDate } from './fields/date.ts';
import { defined } from './fields/defined.ts';
import { choiceList, isUnset, setWords } from './fields/set-words.ts';
import type { RecordReader } from './record-reader.ts';

type ClassField = 'energy_efficiency_class' | 'aut_hwb_class' | 'aut_fgee_class';
type DayField = 'energy_certificate_start_date' | 'energy_certificate_end_date';

/** What a unit says of its energy certificate; absent when it says nothing. */
export function energyOf(unit: WireUnit, reader: RecordReader): Energy | undefined {
	const { exact, today } = reader;
	const carrier = reader.short(
		choiceList(unit.firing_types)
			.filter((value) => !isUnset(value.replaceAll('_', ' ')))
			.join(', '),
		'the energy carrier',
	);
	const leaveOut = (field: ClassField | DayField, why: string) =>
		reader.doubt(field, `${why}, and is left out`);
	/** @param last ISO date after which the day is a slip */
	const day = (field: DayField, last: string) => {
		const read = isoDate(unit[field]);
		if (!read && hasWords(unit[field])) leaveOut(field, 'which is no day');
		if (!read || read <= last) return read;
		leaveOut(field, 'which is further ahead than a certificate can be');
		return undefined;
	};
	const letter = <Class extends string>(field: ClassField, classes: z.ZodType<Class>) => {
		const label = setWords(unit[field])
			?.replace(aroundClass, '$1')
			.replace(/[_ ]?PLUS$/i, '+')
			.replaceAll(/[\s."'„“”]/gu, '')
			.toUpperCase();
		if (label === undefined || /^NO(?:T_APPLICABLE|_INFORMATION)$/.test(label)) return undefined;
		const read = classes.safeParse(label).data;
		if (read === undefined) leaveOut(field, 'which is no class that is certain');
		return read;
	};
	const rated = (value: number | undefined, field: 'aut_hwb_class' | 'aut_fgee_class') => {
		const label = letter(field, AustrianClass);
		if (value !== undefined) return label === undefined ? { value } : { value, class: label };
		if (label !== undefined) leaveOut(field, 'beside which no figure stands');
		return undefined;
	};
	const stated = () => {
		const words = setWords(unit.energy_certificate_availability);
		const read = availability(words);
		if (read !== 'unclear') return read;
		reader.doubt(
			'energy_certificate_availability',
			'which says neither that there is one nor that none is needed, and is left out',
		);
		return undefined;
	};
	const all = {
		availability: stated(),
		certificate: certificate(unit.building_energy_rating_type),
		value: exact('energy_efficiency_value') ?? exact('thermal_characteristic'),
		heat: exact('thermal_characteristic_heating'),
		electricity: exact('thermal_characteristic_electricity'),
		efficiencyClass: letter('energy_efficiency_class', EnergyClass),
		// Select values come in German, whatever language the account writes in.
		carrier: carrier === undefined ? undefined : { de: carrier },
		year: exact('energy_certificate_construction_year'),
		issued: day('energy_certificate_start_date', today),
		validUntil: day('energy_certificate_end_date', yearsLater(today, longestValidity)),
		// The CRM answers `false` also where nobody has said.
		includesWarmWater: unit.energy_consumption_contains_warm_water === true ? true : undefined,
		co2: exact('co2_emission'),
		hwb: rated(exact('aut_hwb'), 'aut_hwb_class'),
		fgee: rated(exact('aut_fgee'), 'aut_fgee_class'),
	};
	const energy: Energy = defined(all);
	return Object.keys(energy).length > 0 ? energy : undefined;
}

function availability(raw: string | undefined): Energy['availability'] | 'unclear' {
	const text = raw?.trim().toLowerCase() ?? '';
	if (/besichtigung|at.?viewing/.test(text)) return 'atViewing';
	if (exempt.test(text)) return 'notRequired';
	if (/\b(?:nicht|keine?[nrs]?|not?)\b/.test(text)) return undefined;
	if (/liegt vor|vorhanden|available|present/.test(text)) return 'present';
	return text === '' ? undefined : 'unclear';
}

/** As the laws of our languages put it: "unterliegt nicht den Anforderungen des GEG". */
const exempt =
	/nicht (?:benötigt|erforderlich|notwendig|nötig)|(?:unterliegt|unterfällt) nicht|nicht (?:unter (?:das|die|den)|den anforderungen)|kein(?:e|en)? (?:energie)?ausweis(?:pflicht| (?:erforderlich|nötig|notwendig))|not.?(?:required|needed)|no (?:requerido|necesario)|ausgenommen|befreit|exempt|exento/;

function certificate(raw: string | null | undefined): Energy['certificate'] {
	const text = raw?.trim().toLowerCase() ?? '';
	if (/bedarf|require|demand/.test(text)) return 'demand';
	return /verbrauch|consumption/.test(text) ? 'consumption' : undefined;
}

/** Of which the best is A++. */
const AustrianClass = z.enum([...EnergyClass.options, 'A++']);

/** "Klasse C", "Energieeffizienzklasse: C", "Class C" */
const aroundClass =
	/^(?:(?:energie|energy)?[-\s]?(?:effizienz|efficiency)?[-\s]?(?:klasse|class|rating)|letra|clase(?: energética)?)\s*:?\s*(.+)$/iu;

/** Years for which a certificate is valid. */
const longestValidity = 10;

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
