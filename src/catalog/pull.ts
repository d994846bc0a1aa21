import type { Crm } from '../crm/client.ts';
import type { Broker } from '../crm/contract/broker.ts';
import { Project } from '../crm/contract/project.ts';
import type { PropertyStatus } from '../crm/contract/status.ts';
import type { Team } from '../crm/contract/team.ts';
import { Unit } from '../crm/contract/unit.ts';
import { decodeRecords } from '../crm/decode.ts';
import type { Problem } from '../crm/decode.ts';
import { readBrokers, readStatuses, readTeams } from '../crm/optional-lists.ts';
import type { OptionalList } from '../crm/optional-lists.ts';
import { readProjects, readUnits } from '../crm/pages.ts';
import type { Locale } from '../domain/locale.ts';

/** A complete reading of the CRM, decoded but not yet reduced to what is public. Never written anywhere. */
export interface Pulled {
	readonly units: readonly Unit[];
	/** How many units the CRM sent, broken ones included, and how many it counts, when it tells. */
	readonly unitsReceived: number;
	readonly unitsCounted?: number | undefined;
	readonly projects: readonly Project[];
	/** Absent when the key may not read them. */
	readonly statuses?: readonly PropertyStatus[] | undefined;
	/** Empty when the key may not read them; the same for `brokers`. */
	readonly teams: readonly Team[];
	readonly brokers: readonly Broker[];
	readonly problems: readonly Problem[];
	/** Parts of the CRM that the key may not read. */
	readonly notes: readonly string[];
}

export interface PullProgress {
	readonly what: 'units' | 'projects';
	/** A list is read again until two readings agree; the first is 1. */
	readonly pass: number;
	readonly read: number;
	readonly total: number | undefined;
}

/**
 * Reads all that a site is made of. What a website's key often may not read (statuses, teams, brokers) is
 * a line in the report, never an end.
 * @throws {CrmError} when units or projects cannot be read completely.
 */
export async function pull(
	crm: Crm,
	{
		locales,
		onProgress,
	}: {
		readonly locales: readonly Locale[];
		readonly onProgress?: ((progress: PullProgress) => void) | undefined;
	},
): Promise<Pulled> {
	const told = (what: PullProgress['what']) => ({
		translations: locales,
		onProgress: (progress: Omit<PullProgress, 'what'>) => onProgress?.({ what, ...progress }),
	});
	const unitList = await readUnits(crm, told('units'));
	const projectList = await readProjects(crm, told('projects'));
	const statuses = await readStatuses(crm);
	const teams = await readTeams(crm);
	const brokers = await readBrokers(crm);

	const units = decodeRecords(Unit, unitList.records, 'unit');
	const projects = decodeRecords(Project, projectList.records, 'project');
	return {
		units: units.records,
		unitsReceived: unitList.records.length,
		unitsCounted: unitList.total,
		projects: projects.records,
		statuses: statuses.available ? statuses.records : undefined,
		teams: recordsOf(teams),
		brokers: recordsOf(brokers),
		problems: [units, projects, statuses, teams, brokers].flatMap((list) =>
			'problems' in list ? list.problems : [],
		),
		notes: [statuses, teams, brokers].flatMap((list) => (list.available ? [] : [list.reason])),
	};
}

function recordsOf<T>(list: OptionalList<T>): readonly T[] {
	return list.available ? list.records : [];
}
