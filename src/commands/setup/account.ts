import { countryCode } from '../../gate/fields/country.ts';
import type { Crm } from '../../crm/client.ts';
import { endpoints } from '../../crm/contract/endpoints.ts';
import { Unit } from '../../crm/contract/unit.ts';
import { decodeRecords } from '../../crm/decode.ts';
import { CrmError } from '../../crm/errors.ts';
import { readStatuses, readTeams, type OptionalList } from '../../crm/optional-lists.ts';

/** What a new site wants to know of an account of the CRM. What its key may not read is empty. */
export interface Account {
	/** In the order of the account. */
	readonly statuses: readonly { readonly id: number; readonly name: string }[];
	/** Where contacts can come from; one of them makes a task an inquiry. */
	readonly sources: readonly Named[];
	/** Departments; offices often are. */
	readonly teams: readonly Named[];
	readonly fields: readonly AccountField[];
	/** Where its newest units are, as far as they say so; the country in two letters. */
	readonly places: readonly { readonly city: string; readonly country: string }[];
}

interface Named {
	readonly id: number;
	readonly name: string;
}

/** A custom field of the account. */
interface AccountField {
	readonly of: 'unit' | 'project';
	readonly key: string;
	/** What people call it. */
	readonly label: string;
}

/** @throws {CrmError} for everything but a missing right or list. */
export async function readAccount(crm: Crm): Promise<Account> {
	// A key that may not read units is wrong, or the address is; lists that only help may be missing.
	const units = await crm.call(endpoints.units, { query: { new: 1, per: 100 } });
	const [statuses, teams, sources, ofUnits, ofProjects] = await Promise.all([
		readStatuses(crm),
		readTeams(crm),
		orNothing(crm.call(endpoints.contactSources)),
		orNothing(crm.call(endpoints.customFieldGroups, { query: { entity: 'for_properties' } })),
		orNothing(crm.call(endpoints.customFieldGroups, { query: { entity: 'for_projects' } })),
	]);
	const fieldsOf = (of: AccountField['of'], groups: typeof ofUnits): AccountField[] =>
		(groups?.data ?? [])
			.flatMap(({ custom_fields }) => custom_fields ?? [])
			.flatMap(({ name, pretty_name }) =>
				name ? [{ of, key: name, label: pretty_name || name }] : [],
			);
	return {
		statuses: recordsIn(statuses)
			.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id - b.id)
			.flatMap(named),
		teams: recordsIn(teams).flatMap(named),
		sources: (sources ?? []).flatMap(named),
		fields: [...fieldsOf('unit', ofUnits), ...fieldsOf('project', ofProjects)],
		places: decodeRecords(Unit, 'data' in units ? units.data : units, 'unit').records.flatMap(
			placeOf,
		),
	};
}

function placeOf({ city, country }: Pick<Unit, 'city' | 'country'>): Account['places'] {
	const code = countryCode(country);
	return city && code !== undefined ? [{ city, country: code }] : [];
}

function recordsIn<T>(list: OptionalList<T>): readonly T[] {
	return list.available ? list.records : [];
}

function named({ id, name }: { id: number; name?: string | null | undefined }): Named[] {
	const trimmed = name?.trim();
	return trimmed ? [{ id, name: trimmed }] : [];
}

/** A key of a website may often not read what only helps to fill in the settings. */
async function orNothing<T>(call: Promise<T>): Promise<T | undefined> {
	try {
		return await call;
	} catch (error) {
		if (error instanceof CrmError && ['unauthorised', 'notFound'].includes(error.failure.reason)) {
			return undefined;
		}
		throw error;
	}
}
