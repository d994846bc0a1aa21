import { release, type Body } from '../../crm/body.ts';
import type { Crm } from '../../crm/client.ts';
import { Project } from '../../crm/contract/project.ts';
import { decodeRecords, type Problem } from '../../crm/decode.ts';
import type { Team } from '../../crm/contract/team.ts';
import {
	readBrokers,
	readFieldKeys,
	readStatuses,
	readTeams,
	type OptionalList,
} from '../../crm/optional-lists.ts';
import { readProjects, streamUnits } from '../../crm/pages.ts';
import type { Page } from '../../crm/page.ts';
import type { Site } from '../../domain/site.ts';
import type { Account } from '../../gate/account.ts';
import type { UnitDraft } from '../../gate/draft.ts';
import { addFieldKeys, unknownFieldKeys } from './field-keys.ts';
import { createPageGate } from './gate-crm-page.ts';
import { createGate, type Gated } from '../../gate/gate-account.ts';
import { createDraftShelf } from './packed-drafts.ts';

/** A complete reading of the CRM behind the privacy gate: what is public, and nothing else. */
export interface Pulled extends Omit<Gated, 'published' | 'finish' | 'hiddenHouses'> {
	/** How many units the CRM sent, broken ones included, and how many it counts, when it tells. */
	readonly received: number;
	readonly counted: number | undefined;
	/** How many of them are published. */
	readonly published: number;
	/** Those in ascending order of their ids. They lie packed in memory, and are unpacked as they are asked for. */
	units(): Iterable<UnitDraft>;
}

export interface PullProgress {
	readonly what: 'units' | 'projects';
	/** A list is read again until two readings agree; the first is 1. */
	readonly pass: number;
	readonly read: number;
	readonly total: number | undefined;
}

export interface PullOptions {
	readonly site: Site;
	/** ISO 8601 time of the reading, or its day: its law counts, and nothing has happened after it. */
	readonly today: string;
	readonly onProgress?: ((progress: PullProgress) => void) | undefined;
}

/**
 * Reads all that a site is made of. Units pass the privacy gate page by page, while further pages travel,
 * so memory does not grow with what the CRM sends but only with what is public of it.
 * @throws {CrmError} when units or projects cannot be read completely.
 * @throws when the site maps no status of the account; the message holds the map to be filled in.
 */
export async function pull(crm: Crm, options: PullOptions): Promise<Pulled> {
	const { site, today, onProgress } = options;
	const [account, listedKeys] = await Promise.all([
		readAccount(crm, options),
		readListedKeys(crm, site),
	]);
	const gate = createGate(account, site, { today });
	const shelf = createDraftShelf();
	/** By page, because a page that is read again holds other records. */
	const nameless = new Map<number, readonly Problem[]>();
	const unitKeys = new Set<string>();
	const gatePage = createPageGate({ site, today, ...account });
	const take = (body: Body, page: number | undefined): Page => {
		const { facts, statuses, fieldKeys, problems, drafts, ids, total } = gatePage(body, page);
		release(body);
		for (const key of fieldKeys) unitKeys.add(key);
		for (const each of facts) gate.take(each);
		for (const status of statuses) gate.seen(status);
		if (page !== undefined) nameless.set(page, problems);
		shelf.put(drafts);
		return { ids, total };
	};

	const list = await streamUnits(crm, take, {
		translations: site.locales,
		onProgress: (progress) => onProgress?.({ what: 'units', ...progress }),
	});

	const ids = [...list.ids].sort((a, b) => a - b);
	const problems = [...nameless].sort(([a], [b]) => a - b).flatMap(([, found]) => found);
	const { published, finish, report, hiddenHouses: _hidden, ...gated } = gate.decide(ids, problems);
	const projectKeys = new Set<string>();
	for (const project of account.projects) addFieldKeys(projectKeys, project);
	const unknownKeys = unknownFieldKeys(site.customFields, {
		unit: { listed: listedKeys.unit, seen: unitKeys },
		project: { listed: listedKeys.project, seen: projectKeys },
	});
	return {
		...gated,
		report: { ...report, notes: [...report.notes, ...unknownKeys] },
		received: list.ids.size + list.nameless,
		counted: list.total,
		published: published.length,
		*units() {
			for (const draft of shelf.take(published)) yield finish(draft);
		},
	};
}

/** Asks only for what the settings have custom fields of. */
async function readListedKeys(crm: Crm, { customFields }: Site) {
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
	{ site, onProgress }: Pick<PullOptions, 'site' | 'onProgress'>,
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
