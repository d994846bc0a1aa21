import type { z } from 'zod';
import type { Crm } from './client.ts';
import { Broker } from './contract/broker.ts';
import type { CustomFieldEntity } from './contract/custom-field-group.ts';
import { endpoints } from './contract/endpoints.ts';
import { PropertyStatus } from './contract/status.ts';
import { Team } from './contract/team.ts';
import { decodeRecords, type Problem } from './decode.ts';
import { CrmError } from './errors.ts';

/**
 * A list that a website can do without: its key may not read it, or the account has none. `reason` is one sentence
 * for the report.
 */
export type OptionalList<T> =
	| { readonly available: true; readonly records: T[]; readonly problems: Problem[] }
	| { readonly available: false; readonly reason: string };

/** @throws {CrmError} for everything but a missing right or list. */
export function readStatuses(crm: Crm): Promise<OptionalList<PropertyStatus>> {
	return read(crm, { name: 'propertyStatuses', schema: PropertyStatus, kind: 'unit status' });
}

/** @throws {CrmError} for everything but a missing right or list. */
export function readTeams(crm: Crm): Promise<OptionalList<Team>> {
	return read(crm, { name: 'teams', schema: Team, kind: 'team' });
}

/** @throws {CrmError} for everything but a missing right or list. */
export function readBrokers(crm: Crm): Promise<OptionalList<Broker>> {
	return read(crm, { name: 'brokers', schema: Broker, kind: 'broker' });
}

/**
 * Keys of the custom fields that the account has set up; `undefined` where they cannot be read, for whatever reason:
 * they only help to spell the settings.
 */
export async function readFieldKeys(
	crm: Crm,
	entity: z.infer<typeof CustomFieldEntity>,
): Promise<string[] | undefined> {
	try {
		const { data } = await crm.call(endpoints.customFieldGroups, { query: { entity } });
		return data
			.filter((group) => (group.entity ?? entity) === entity)
			.flatMap(({ custom_fields }) => (custom_fields ?? []).flatMap(({ name }) => name ?? []));
	} catch (error) {
		if (error instanceof CrmError) return undefined;
		throw error;
	}
}

async function read<Schema extends z.ZodType>(
	crm: Crm,
	{
		name,
		schema,
		kind,
	}: { name: 'propertyStatuses' | 'teams' | 'brokers'; schema: Schema; kind: string },
): Promise<OptionalList<z.output<Schema>>> {
	try {
		const list = await crm.call(endpoints[name]);
		const records = Array.isArray(list) ? list : list.data;
		return { available: true, ...decodeRecords(schema, records, kind) };
	} catch (error) {
		if (!(error instanceof CrmError)) throw error;
		const { method, path, deniedBy } = error;
		if (deniedBy === undefined) throw error;
		// Not the words of the error, which doubt address and key: a site is only built where both are right.
		const reason = `${method} ${path} answered ${deniedBy}: the CRM gives this API key no ${plurals[name]}, and the site does without.`;
		return { available: false, reason };
	}
}

const plurals = { propertyStatuses: 'unit statuses', teams: 'teams', brokers: 'brokers' } as const;
