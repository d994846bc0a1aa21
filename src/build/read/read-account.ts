import type { Crm } from '../../crm/client.ts';
import type { Broker } from '../../crm/contract/broker.ts';
import { Project } from '../../crm/contract/project.ts';
import type { PropertyStatus } from '../../crm/contract/status.ts';
import type { Team } from '../../crm/contract/team.ts';
import { decodeRecords, type Problem } from '../../crm/decode.ts';
import {
	type OptionalList,
	readBrokers,
	readFieldKeys,
	readStatuses,
	readTeams,
} from '../../crm/optional-lists.ts';
import { readProjects } from '../../crm/pages.ts';
import type { Site } from '../../domain/site.ts';

export interface ReadProgress {
	readonly what: 'units' | 'projects';
	/** A list is read again until two readings agree; the first is 1. */
	readonly pass: number;
	readonly read: number;
	readonly total: number | undefined;
}

/** Asks only for the keys of what the settings have custom fields of. */
export async function readListedKeys(crm: Crm, { customFields }: Site) {
	const keysOf = (of: 'unit' | 'project', entity: 'for_properties' | 'for_projects') =>
		customFields.some((field) => field.of === of) ? readFieldKeys(crm, entity) : undefined;
	const [unit, project] = await Promise.all([
		keysOf('unit', 'for_properties'),
		keysOf('project', 'for_projects'),
	]);
	return { unit, project };
}

/**
 * Reads everything but the units. What a website's key often may not read (statuses, teams, brokers) is a
 * line in the report, never an end.
 * @throws {CrmError} when projects cannot be read completely.
 */
export async function readAccount(
	crm: Crm,
	site: Site,
	onProgress?: (progress: ReadProgress) => void,
): Promise<Account> {
	const reading = Promise.all([readStatuses(crm), readTeams(crm), readBrokers(crm)]);
	// Awaited after the projects, so that a CRM that is down is told of by the same sentence each time.
	reading.catch(() => undefined);
	const projectList = await readProjects(crm, {
		translations: site.locales,
		onProgress: (progress) => onProgress?.({ what: 'projects', ...progress }),
	});
	const others = await reading;
	const [statuses, teams, brokers] = others;
	const projects = decodeRecords(Project, projectList.records, 'project');
	return {
		projects: projects.records,
		statuses: statuses.available ? statuses.records : undefined,
		teams: recordsOf(teams),
		brokers: recordsOf(brokers),
		problems: [projects, ...others].flatMap((list) => ('problems' in list ? list.problems : [])),
		notes: [
			...others.flatMap((list) => (list.available ? [] : [list.reason])),
			...unknownTeams(site, teams),
		],
	};
}

/** A list that is empty, or has a team that cannot be read, does not prove that there is none. */
function unknownTeams({ offices }: Pick<Site, 'offices'>, teams: OptionalList<Team>): string[] {
	if (!teams.available || teams.records.length === 0 || teams.problems.length > 0) return [];
	const known = new Set(teams.records.map(({ id }) => id));
	return offices.flatMap(({ name, team }) =>
		team === undefined || known.has(team)
			? []
			: [
					`The account has no team ${team}, so nobody is shown at the office ${name}: correct \`offices\` in src/company/config.ts.`,
				],
	);
}

function recordsOf<T>(list: OptionalList<T>): readonly T[] {
	return list.available ? list.records : [];
}

/**
 * Everything a site is made of but the units, decoded and not yet reduced to what is public. Never written
 * anywhere.
 */
export interface Account {
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
