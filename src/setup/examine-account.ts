import { checkStatuses, missingStatuses } from '../catalog/privacy/status.ts';
import { unknownFieldKeys } from '../catalog/pull/field-keys.ts';
import type { Crm } from '../crm/client.ts';
import { CrmError } from '../crm/errors.ts';
import { readFieldKeys, readStatuses, readTeams } from '../crm/optional-lists.ts';
import type { LegalKind } from '../domain/legal.ts';
import type { Site } from '../domain/site.ts';
import { advised, needed, needsOf, type Finding } from './finding.ts';

export interface ExaminedAccount {
	readonly findings: readonly Finding[];
	/** Kinds of the legal texts that its teams have. */
	readonly legal: readonly { readonly kind: LegalKind }[];
}

/**
 * What a site lacks in its account of the CRM: rights of the key, statuses, sources and fields that the settings name.
 * The most important comes first.
 */
export async function examineAccount(crm: Crm, site: Site): Promise<ExaminedAccount> {
	const units = await readable(() => crm.call('units', { query: { new: 1, per: 1 } }));
	// Where not even units can be read, everything else would say the same once more.
	if (units !== undefined) return { findings: [needed(units)], legal: [] };
	const [statuses, teams, fields] = await Promise.all([
		readStatuses(crm),
		readTeams(crm),
		unknownFields(crm, site),
	]);
	const known = statuses.available ? statuses.records : [];
	const missing = known.length > 0 ? missingStatuses(site, known) : [];
	const findings = [
		...(await rights(crm)),
		...(await needsOf(() => checkStatuses(site, known))),
		...missing.map((name) =>
			needed(
				`\`statuses\` in src/company/config.ts names ${JSON.stringify(name)}, and the account has no such status.`,
			),
		),
		...(await sourceFinding(crm, site)),
		...fields.map((line) => advised(`src/company/config.ts: ${line}`)),
	];
	return { findings, legal: teams.available ? legalOf(teams.records) : [] };
}

/** What the key may not read. Whether it may write is only seen by writing. */
async function rights(crm: Crm): Promise<Finding[]> {
	const [projects, ...ofInquiries] = await Promise.all([
		readable(() => crm.call('projects', { query: { per: 1 } })),
		readable(() => crm.call('contacts', { query: { per: 1 } })),
		readable(() => crm.call('activities', { query: { per: 1 } })),
	]);
	return [
		...(projects ? [needed(projects)] : []),
		...ofInquiries.flatMap((why) => (why ? [needed(`${why} Inquiries need that.`)] : [])),
	];
}

async function sourceFinding(crm: Crm, { inquiry }: Site): Promise<Finding[]> {
	if (inquiry.sourceId === undefined) return [];
	try {
		const sources = await crm.call('contactSources');
		if (sources.some(({ id }) => id === inquiry.sourceId)) return [];
		const there = sources.map(({ id, name }) => `${id} (${name})`).join(', ');
		return [
			needed(
				`\`inquiry.sourceId\` in src/company/config.ts is ${inquiry.sourceId}, and the account has no such contact source; it has: ${there || 'none'}.`,
			),
		];
	} catch (error) {
		if (error instanceof CrmError) return [];
		throw error;
	}
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

type TeamNotes = Readonly<
	Record<'imprint_note' | 'privacy_note' | 'terms_note' | 'cancellation_policy_note', unknown>
>;

function legalOf(teams: readonly Partial<TeamNotes>[]): { kind: LegalKind }[] {
	const kinds = [
		['imprint', 'imprint_note'],
		['privacy', 'privacy_note'],
		['terms', 'terms_note'],
		['cancellation', 'cancellation_policy_note'],
	] as const;
	return kinds.flatMap(([kind, note]) => (teams.some((team) => team[note]) ? [{ kind }] : []));
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
