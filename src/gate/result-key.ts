import type { Problem } from '../crm/decode.ts';
import type { Project as WireProject } from '../crm/contract/project.ts';
import { Unit, type Unit as WireUnit } from '../crm/contract/unit.ts';
import { dayOf } from '../domain/day.ts';
import { yearsLater } from '../domain/law/certificate.ts';
import { textRules, unitRules } from '../domain/law/all-rules.ts';
import type { TeamLogos } from './broker.ts';
import type { UnitDraft } from './draft.ts';
import { instant, isAfter, isoDate, lastDay } from './fields/date.ts';
import { addressLines, wireAddressOf } from './fields/wire-address.ts';
import { furtherUnitFields } from './public-unit.ts';

/**
 * Digests of all inputs of a result beside the program and its settings: where they are the same, so is the
 * result, as long as no day has passed that it depends on.
 * @param today ISO date
 */
export function resultKeys(
	keyed: (text: string) => string,
	projectOf: (wire: WireUnit) => WireProject | undefined,
	logos: TeamLogos,
	today: string,
) {
	const inForce = [...unitRules, ...textRules].map(
		({ from, until = today }) => from <= today && today <= until,
	);
	const rest = JSON.stringify([inForce, [...logos]]);
	return {
		/** @param problems that decoding it has met */
		keyOf(wire: WireUnit, problems: readonly Problem[]): string {
			const project = projectOf(wire);
			const address = project && [wireAddressOf(project), addressLines(project)];
			const read = unitFields.map((field) => wire[field]);
			return keyed(JSON.stringify([read, address, rest, problems]) + withoutQueries(wire.images));
		},
		/** @param known of the units of the project */
		keyOfProject({ images, ...fields }: WireProject, ...known: unknown[]): string {
			return keyed(JSON.stringify([fields, known, rest]) + withoutQueries(images));
		},
	};
}

/** Copying them one by one is faster than copying all but one. */
const unitFields = [...Object.keys(Unit.shape), ...furtherUnitFields].filter(
	(field) => field !== 'images',
);

/** Addresses of pictures expire by their queries. */
function withoutQueries(images: unknown): string {
	return JSON.stringify(images ?? []).replaceAll(
		/("(?:[a-z_]*url|original|big|medium|thumb)":"https?:[^"?]*)\?[^"]*/g,
		'$1',
	);
}

/** Which years are plausible changes with the year. */
export function endOfYear(today: string): string {
	return `${today.slice(0, 4)}-12-31`;
}

/**
 * The last day on which a result is certain to hold, ISO: a home becomes free, or a certificate ends, which is 5 or 10
 * years after its issue where no day is told. A day too many costs nothing but another result. Empty where a time of the
 * record is still to come, because that may pass within the day.
 */
export function lastCertainDay(
	{ availableFrom, energy }: UnitDraft,
	wire: WireUnit,
	now: string,
): string {
	const today = dayOf(now);
	const { issued, validUntil } = energy ?? {};
	const expiries = [5, 10].map((years) => issued && yearsLater(issued, years));
	const { energy_certificate_start_date: start, energy_certificate_end_date: end } = wire;
	const isToCome = [wire.status_updated_at, wire.created_at, wire.updated_at, wire.sold_date, start]
		.map((raw) => instant(raw) ?? isoDate(raw))
		.some((time) => time !== undefined && isAfter(time, now));
	// One that ends too far ahead is a slip, and nearer with each day.
	if (isToCome || isoDate(end) !== validUntil) return '';
	const turns = [
		endOfYear(today),
		availableFrom && lastDay(availableFrom),
		validUntil,
		...expiries,
	];
	return turns.reduce<string>(
		(first, day) => (day && day >= today && day < first ? day : first),
		'9999',
	);
}
