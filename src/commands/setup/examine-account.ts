import { brokerOf } from '../../gate/broker.ts';
import { legalTexts } from '../../gate/fields/legal.ts';
import { statusMap, statusName, statusOf } from '../../gate/fields/status.ts';
import { advised, needed, sentencesOf, type Finding } from '../../build/checks.ts';
import { unknownFieldKeys } from '../../build/read/field-keys.ts';
import { checkStatuses, missingStatuses } from '../../build/requirements/statuses.ts';
import type { Crm } from '../../crm/client.ts';
import { endpoints } from '../../crm/contract/endpoints.ts';
import type { PropertyStatus } from '../../crm/contract/status.ts';
import { Unit } from '../../crm/contract/unit.ts';
import { readTasks } from '../../crm/appointments.ts';
import { decodeRecords, idOf } from '../../crm/decode.ts';
import { CrmError } from '../../crm/errors.ts';
import { readBrokers, readFieldKeys, readStatuses, readTeams } from '../../crm/optional-lists.ts';
import type { LegalText } from '../../domain/legal.ts';
import { ownLocale, type Site } from '../../domain/site.ts';

export interface ExaminedAccount {
	readonly findings: readonly Finding[];
	/** The legal texts of its teams. */
	readonly legal: readonly LegalText[];
	/** Its people, as visitors would see them. */
	readonly people: readonly { readonly id: number }[];
}

/**
 * What a site lacks in its account of the CRM: rights of the key, statuses, sources and fields that the settings name.
 * The most important comes first.
 */
export async function examineAccount(crm: Crm, site: Site): Promise<ExaminedAccount> {
	const units = await readable(() => crm.call(endpoints.units, { query: { new: 1, per: 1 } }));
	// Where not even units can be read, everything else would say the same once more.
	if (units !== undefined) return { findings: [needed(units)], legal: [], people: [] };
	const [statuses, teams, brokers, fields] = await Promise.all([
		readStatuses(crm),
		readTeams(crm),
		readBrokers(crm),
		unknownFields(crm, site),
	]);
	const known = statuses.available ? statuses.records : [];
	const missing = known.length > 0 ? missingStatuses(site, known) : [];
	const findings = [
		...(await rights(crm)),
		...(await sentencesOf(() => checkStatuses(site, known))).map(needed),
		...(await unnamedStatuses(crm, site, known)),
		...missing.map((name) =>
			advised(
				`\`statuses\` in src/company/config.ts names ${JSON.stringify(name)}, and the account has no such status.`,
			),
		),
		...(await sourceFinding(crm, site)),
		...(await viewingFindings(crm, site)),
		...fields.map((line) => advised(`src/company/config.ts: ${line}`)),
	];
	return {
		findings,
		legal: teams.available ? legalTexts(teams.records, ownLocale(site)) : [],
		people: (brokers.available ? brokers.records : []).flatMap(
			(broker) => brokerOf(broker, new Map()) ?? [],
		),
	};
}

/** What the key may not read. Whether it may write is only seen by writing. */
async function rights(crm: Crm): Promise<Finding[]> {
	const [projects, ...ofInquiries] = await Promise.all([
		readable(() => crm.call(endpoints.projects, { query: { per: 1 } })),
		readable(() => crm.call(endpoints.contacts, { query: { per: 1 } })),
		readable(() => crm.call(endpoints.activities, { query: { per: 1 } })),
	]);
	return [
		...(projects ? [needed(projects)] : []),
		...ofInquiries.flatMap((why) => (why ? [advised(`${why} Inquiries need that.`)] : [])),
	];
}

/** Statuses of the account that the settings do not name although units have them. */
async function unnamedStatuses(
	crm: Crm,
	site: Site,
	known: readonly PropertyStatus[],
): Promise<Finding[]> {
	const map = statusMap(site);
	const findings: Finding[] = [];
	for (const { id, name } of known.filter((status) => map(status) === undefined)) {
		const query = { new: 1, status: String(id), per: 1, with_meta: 1 } as const;
		const list = await crm.call(endpoints.units, { query }).catch(nothingOf);
		const { data, meta } = 'data' in list ? list : { data: list, meta: undefined };
		const [unit] = decodeRecords(Unit, data, 'unit').records;
		// A CRM that does not know the filter answers with any unit.
		if (!unit || statusOf(unit)?.id !== id) continue;
		const count = meta?.total_count;
		const who =
			count === undefined ? 'Units have' : count === 1 ? '1 unit has' : `${count} units have`;
		const they = count === 1 ? 'it stays' : 'they stay';
		findings.push(
			advised(
				`${who} the status ${JSON.stringify(statusName(name))} (${id}), which \`statuses\` in src/company/config.ts does not name, so ${they} off the site.`,
			),
		);
	}
	return findings;
}

/** What the CRM does not tell is not known to be missing. */
function nothingOf(error: unknown): never[] {
	if (error instanceof CrmError) return [];
	throw error;
}

async function sourceFinding(crm: Crm, { inquiry }: Site): Promise<Finding[]> {
	if (inquiry.sourceId === undefined) return [];
	try {
		const sources = await crm.call(endpoints.contactSources);
		if (sources.some(({ id }) => id === inquiry.sourceId)) return [];
		const there = sources.map(({ id, name }) => `${id} (${name})`).join(', ');
		return [
			advised(
				`\`inquiry.sourceId\` in src/company/config.ts is ${inquiry.sourceId}, and the account has no such contact source; it has: ${there || 'none'}.`,
			),
		];
	} catch (error) {
		if (error instanceof CrmError) return [];
		throw error;
	}
}

/** What keeps viewing times off the site. */
async function viewingFindings(crm: Crm, { viewings }: Site): Promise<Finding[]> {
	if (!viewings) return [];
	const { types } = viewings;
	const why = await readable(async () => {
		const { data } = await crm.call(endpoints.activities, {
			query: { item_type: 'event', category_ids: [...types], per: 1 },
		});
		await readTasks(
			crm,
			data.flatMap((item) => idOf(item) ?? []),
		);
	});
	// A key that may not read the types is no reason: they are only named in the settings.
	const known = await crm.call(endpoints.activityTypes).catch(nothingOf);
	const there = 'data' in known ? known.data : [];
	const unknown =
		there.length === 0 ? [] : types.filter((type) => !there.some(({ id }) => id === type));
	const all = there.map(({ id, name }) => `${id} (${name})`).join(', ');
	return [
		...(why === undefined ? [] : [advised(`${why} Viewing times need that.`)]),
		...unknown.map((type) =>
			advised(
				`\`viewings.types\` in src/company/config.ts names ${type}, and the account has no such type of activity; it has: ${all}.`,
			),
		),
	];
}

async function unknownFields(crm: Crm, { customFields }: Site): Promise<string[]> {
	if (customFields.length === 0) return [];
	const [unit, project] = await Promise.all([
		readFieldKeys(crm, 'for_properties'),
		readFieldKeys(crm, 'for_projects'),
	]);
	// What cannot be read is not known to be missing.
	const readable = customFields.filter(({ of }) => (of === 'unit' ? unit : project) !== undefined);
	return unknownFieldKeys(readable, {
		unit: { listed: unit, seen: new Set() },
		project: { listed: project, seen: new Set() },
	});
}

/** Why a list cannot be read; nothing when it can. */
async function readable(read: () => Promise<unknown>): Promise<string | undefined> {
	try {
		await read();
		return undefined;
	} catch (error) {
		if (error instanceof CrmError) return error.message;
		throw error;
	}
}
