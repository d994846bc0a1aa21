import type { Account } from './db/account.ts';
import type { PartList, PartOwner } from './db/parts.ts';
import { fieldsIn, type Fields, type Records, type StoredRecord } from './db/records.ts';
import { formatMoment } from './db/moment.ts';
import { tellHooks } from './record-events.ts';
import { notFound } from './refusal.ts';
import type { Service } from './service.ts';
import { unitOfStandIn } from './db/stand-ins.ts';

/** The unit or project that images and links lie in. */
export interface Owner {
	readonly type: PartOwner;
	readonly record: StoredRecord;
}

/** A unit or project that may get an image or link. */
export function findOwner(
	account: Account,
	{ type, id }: { readonly type: PartOwner; readonly id: number },
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
	{ list, id }: { readonly list: PartList; readonly id: string },
): Owner & { readonly part: Fields } {
	const known = account.parts.owner(list, Number(id));
	// Stand-ins are not stored; their ids tell the unit.
	const place = known ?? { type: 'Property', id: unitOfStandIn(Number(id)) };
	const owner = findOwner(account, place);
	const part = fieldsIn(owner?.record[list]).find((one) => one['id'] === Number(id));
	if (owner && part) return { ...owner, part };
	throw notFound(list === 'images' ? 'Image' : 'Link', id);
}

/** Stores other images or links in a record, dates it, and tells the hooks. */
export function putParts(
	service: Service,
	{ type, record }: Owner,
	{ list, parts }: { readonly list: PartList; readonly parts: readonly Fields[] },
): void {
	const { updated_at_formatted: _recorded, ...rest } = record;
	const changed = { ...rest, [list]: parts, updated_at: formatMoment(service.clock()) };
	tableOf(service.account, type).put(record.id, changed);
	tellHooks(service, 'updated', { type, record: changed });
}

function tableOf(account: Account, type: PartOwner): Records {
	return type === 'Property' ? account.units : account.projects;
}
