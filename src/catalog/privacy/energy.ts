import type { Unit as WireUnit } from '../../crm/contract/unit.ts';
import { EnergyClass, type Energy } from '../../domain/energy.ts';
import { choiceList } from './fields/choices.ts';
import { hasWords, isoDate } from './fields/date.ts';
import { defined } from './fields/defined.ts';
import type { FigureReader } from './figure-reader.ts';
import { plainText } from './html/plain-text.ts';
import { shortText, type Discretion } from './hidden/texts.ts';
import { quoted } from './quoted.ts';

/** What a unit says of its energy certificate; absent when it says nothing. */
export function energyOf(
	unit: WireUnit,
	{ exact }: FigureReader,
	discretion: Discretion,
): Energy | undefined {
	const carrier = shortText(
		choiceList(unit.firing_types).join(', '),
		'the energy carrier',
		discretion,
	);
	const day = (field: 'energy_certificate_start_date' | 'energy_certificate_end_date') => {
		const read = isoDate(unit[field]);
		if (!read && hasWords(unit[field])) {
			discretion.note(
				`${field} ${quoted(unit[field] ?? '', discretion)}, which is no day, and is left out`,
			);
		}
		return read;
	};
	const all = {
		availability: availability(unit.energy_certificate_availability),
		certificate: certificate(unit.building_energy_rating_type),
		value: exact('energy_efficiency_value') ?? exact('thermal_characteristic'),
		heat: exact('thermal_characteristic_heating'),
		electricity: exact('thermal_characteristic_electricity'),
		efficiencyClass: efficiencyClass(unit.energy_efficiency_class),
		// Select values come in German, whatever language the account writes in.
		carrier: carrier === undefined ? undefined : { de: carrier },
		year: exact('energy_certificate_construction_year'),
		issued: day('energy_certificate_start_date'),
		validUntil: day('energy_certificate_end_date'),
		// The CRM answers `false` also where nobody has said.
		includesWarmWater: unit.energy_consumption_contains_warm_water === true ? true : undefined,
		co2: exact('co2_emission'),
		hwb: rated(exact('aut_hwb'), unit.aut_hwb_class),
		fgee: rated(exact('aut_fgee'), unit.aut_fgee_class),
	};
	const energy: Energy = defined(all);
	return Object.keys(energy).length > 0 ? energy : undefined;
}

function availability(raw: string | null | undefined): Energy['availability'] {
	const text = raw?.trim().toLowerCase() ?? '';
	if (/besichtigung|at.?viewing/.test(text)) return 'atViewing';
	if (exempt.test(text)) return 'notRequired';
	if (/\b(?:nicht|keine?[nrs]?|not?)\b/.test(text)) return undefined;
	return /liegt vor|vorhanden|available|present/.test(text) ? 'present' : undefined;
}

/** As the laws of our languages put it: "unterliegt nicht den Anforderungen des GEG". */
const exempt =
	/nicht (?:benötigt|erforderlich|notwendig|nötig)|(?:unterliegt|unterfällt) nicht|nicht (?:unter (?:das|die|den)|den anforderungen)|kein(?:e|en)? (?:energie)?ausweis(?:pflicht| (?:erforderlich|nötig|notwendig))|not.?(?:required|needed)|no (?:requerido|necesario)|ausgenommen|befreit|exempt|exento/;

function certificate(raw: string | null | undefined): Energy['certificate'] {
	const text = raw?.trim().toLowerCase() ?? '';
	if (/bedarf|requirement|demand/.test(text)) return 'demand';
	return /verbrauch|consumption/.test(text) ? 'consumption' : undefined;
}

function efficiencyClass(raw: string | null | undefined): EnergyClass | undefined {
	const text = raw
		?.trim()
		.toUpperCase()
		.replace(/[_ ]?PLUS$/, '+');
	return EnergyClass.safeParse(text).data;
}

function rated(value: number | undefined, label: string | null | undefined): Energy['hwb'] {
	if (value === undefined) return undefined;
	const text = plainText(label);
	return text !== undefined && text.length <= 3 ? { value, class: text } : { value };
}
