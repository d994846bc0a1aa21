import type { GateResultRow, KeptResult, Owner } from '../../catalog/store/gate-results.ts';
import type { LegalText } from '../../domain/legal.ts';
import { idList } from '../../domain/sentences/counted.ts';
import { missingStatuses } from '../requirements/statuses.ts';
import type { Said } from '../../gate/gate.ts';
import { companyDuties } from '../../gate/law.ts';
import { type Report, unitList } from '../../gate/report.ts';
import type { ReadRecords } from './projects-read.ts';

/** Legal duties that one unit does not meet, in words. */
interface UnitDuties {
	readonly id: number;
	readonly duties: readonly string[];
	/** Whether it is hidden, for this or another reason. */
	readonly isHidden: boolean;
}

/** The findings of a reading. */
export interface ReadReport {
	readonly report: Report;
	/** The duties of the report unabridged, for a rehearsal: of units, and of texts in a line each. */
	readonly duties: { readonly units: readonly UnitDuties[]; readonly texts: readonly string[] };
	/** How many of the units read could be used. */
	readonly readable: number;
	/** How many units are public. */
	readonly published: number;
}

/**
 * The report of what was read.
 * @param rows all results
 * @param notes sentences that stand behind those of the records
 * @param hidden units whose address is hidden with that of another one
 */
export function reportOf(
	{ units, account, site, today, touched }: ReadRecords,
	rows: Readonly<Record<Owner, readonly GateResultRow[]>>,
	legal: readonly LegalText[],
	notes: readonly string[],
	hidden: ReadonlySet<number>,
): ReadReport {
	const problems = [...account.problems, ...units.nameless()];
	const { statuses = [] } = account;
	const missing = statuses.length > 0 ? missingStatuses(site, statuses) : [];
	const sentences = [
		...account.notes,
		...missing.map((name) => `src/company/config.ts: the account has no status "${name}".`),
	];
	const records: (Said & {
		readonly owner: Owner;
		readonly id: number;
		readonly isPublic: boolean;
	})[] = [];
	const published: UnitRow[] = [];
	for (const owner of ['unit', 'project'] as const) {
		for (const row of rows[owner]) {
			const { id, isPublic } = row;
			if (isPublic && owner === 'unit') published.push({ id, project: row.project, ...row.facts });
			if (touched && owner === 'unit' && !units.read.has(id)) continue;
			const said: Said = row.facts.said;
			records.push({ owner, id, isPublic, ...said });
			problems.push(...(said.problems ?? []));
			sentences.push(...(said.notes ?? []));
		}
	}
	for (const sharing of groups(published, ({ exposee }) => exposee?.toLowerCase())) {
		sentences.push(
			`${unitList(sharing)}: share the exposé number “${sharing[0]?.exposee}”; give each its own in the CRM.`,
		);
	}
	for (const house of groups(published, (unit) => unit.house))
		sentences.push(...sameHouse(house, hidden));
	const hiddenRecords = records.filter((each) => each.hidden);
	const unknown = records.filter(({ unknownStatus }) => unknownStatus !== undefined);
	const onRequest = records.flatMap(({ id, isOnRequest }) => (isOnRequest ? id : []));
	const lacking = records.flatMap(({ owner, id, duties = [], isPublic }) =>
		owner === 'unit' && duties.length > 0 ? { id, duties, isHidden: !isPublic } : [],
	);
	const ofProjects = records.flatMap(({ owner, id, duties = [] }) =>
		owner === 'project' ? duties.map((duty) => `project ${id}: ${duty}.`) : [],
	);
	const texts = [...companyDuties(account.teams, legal, { site, today }), ...ofProjects];
	const duties = [...findingLines(lacking.map(({ id, duties: own }) => [id, own])), ...texts];
	const report: Report = {
		problems,
		hidden: idsBy(hiddenRecords, ({ hidden: why = '' }) => why).map(([reason, ids]) => ({
			reason,
			ids,
		})),
		unknownStatuses: idsBy(unknown, ({ unknownStatus = '' }) => unknownStatus).map(
			([status, ids]) => ({ status, ids }),
		),
		notes: [...new Set([...sentences, ...notes])],
		...(duties.length > 0 && { duties }),
		...(onRequest.length > 0 && { onRequest }),
	};
	return {
		report,
		duties: { units: lacking, texts },
		readable: units.read.size - records.filter((each) => each.hidden === '').length,
		published: published.length,
	};
}

function idsBy<T extends { readonly id: number }>(
	records: readonly T[],
	of: (record: T) => string,
) {
	const groups = Map.groupBy(records, of);
	return [...groups].map(([name, group]) => [name, group.map(({ id }) => id)] as const);
}

type UnitRow = Omit<KeptResult['facts'], 'said'> & {
	readonly id: number;
	readonly project: string | null;
};

/** Two units or more of which something is the same. */
function groups(units: readonly UnitRow[], of: (unit: UnitRow) => string | undefined): UnitRow[][] {
	const known = units.filter((unit) => of(unit) !== undefined);
	return [...Map.groupBy(known, of).values()].filter(({ length }) => length > 1);
}

/**
 * Names units that show the address of a house which another unit hides: a house may be entered twice, for sale and
 * for rent, or its garage by itself. It is reported and not hidden, because flats of one house may have different owners.
 * Units of one project hide it together.
 */
function sameHouse(units: readonly UnitRow[], hidden: ReadonlySet<number>): string[] {
	const hiding = units.filter(({ hides }) => hides.length > 0);
	const projects = new Set(hiding.map(({ project }) => project));
	const telling = units.filter(
		({ id, hides, project }) =>
			hides.length === 0 &&
			!hidden.has(id) &&
			(project === null || projects.size > 1 || !projects.has(project)),
	);
	if (hiding.length === 0 || telling.length === 0) return [];
	const hide = hiding.length === 1 ? 'hides its address' : 'hide their address';
	const show = telling.length === 1 ? 'shows it' : 'show it';
	return [
		`${unitList(hiding)}: ${hide}, and ${unitList(telling)} of the same house ${show}; hide or show the address of all units of a house in the CRM.`,
	];
}

/**
 * Duties that units do not fulfil as lines of the build report: one for each duty, because thousands of units
 * lack the same. "unit 4711: main energy carrier missing (§ 87 GEG).", or "3 units: …: 4711, 4712, 4713."
 * @param ofUnits duties as `dutyWords` puts them
 */
export function findingLines(
	ofUnits: Iterable<readonly [id: number, duties: readonly string[]]>,
): string[] {
	const all = [...ofUnits].flatMap(([id, duties]) => duties.map((duty) => ({ id, duty })));
	return idsBy(all, ({ duty }) => duty)
		.sort(([, a], [, b]) => b.length - a.length)
		.map(([duty, ids]) => {
			if (ids.length === 1) return `unit ${ids.join()}: ${duty}.`;
			return `${ids.length} units: ${duty}: ${idList(ids)}.`;
		});
}
