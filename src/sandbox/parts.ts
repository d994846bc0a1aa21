import { fieldsIn } from './answers/picture.ts';
import type { Account } from './db/account.ts';
import { holdsPart } from './db/condition.ts';
import type { Fields, Records, StoredRecord } from './db/records.ts';
import { formatMoment } from './moment.ts';
import { notFound } from './refusal.ts';
import { richProject } from './answers/project.ts';
import { richUnit } from './answers/unit.ts';
import type { Service } from './service.ts';

export type OwnerType = 'Property' | 'Project';
type List = 'images' | 'links';

/** The unit or project that images and links lie in. */
export interface Owner {
	readonly type: OwnerType;
	readonly record: StoredRecord;
}

/** A unit or project that may get an image or link. */
export function findOwner(
	account: Account,
	{ type, id }: { readonly type: OwnerType; readonly id: number },
): Owner | undefined {
	const record = tableOf(account, type).get(id);
	return record && { type, record };
}

/**
 * The one record that holds the image or link with this id.
 *
 * @throws {Refusal} 404
 */
export function ownerOfPart(
	account: Account,
	{ list, id }: { readonly list: List; readonly id: string },
): Owner & { readonly part: Fields } {
	for (const type of ['Property', 'Project'] as const) {
		const where = [holdsPart(list, Number(id))];
		const [record] = tableOf(account, type).list({ where, per: 1 });
		const part = fieldsIn(record?.[list]).find((one) => one['id'] === Number(id));
		if (record && part) return { type, record, part };
	}
	throw notFound(list === 'images' ? 'Image' : 'Link', id);
}

/** Stores other images or links in a record, dates it, and tells the hooks. */
export function putParts(
	{ account, clock, events }: Service,
	{ type, record }: Owner,
	{ list, parts }: { readonly list: List; readonly parts: readonly Fields[] },
): void {
	const changed = { ...record, [list]: parts, updated_at: formatMoment(clock()) };
	tableOf(account, type).put(record.id, changed);
	const wishes = { languages: [], locale: undefined, origin: '' };
	if (type === 'Property')
		events.fire('property_updated', () => richUnit(changed, account, wishes));
	else events.fire('project_updated', () => richProject(changed, account, wishes));
}

function tableOf(account: Account, type: OwnerType): Records {
	return type === 'Property' ? account.units : account.projects;
}
