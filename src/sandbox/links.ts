import { fieldsIn } from './db/records.ts';
import type { LinkWrite } from './contract/record-writes.ts';
import { findOwner, ownerOfPart, putParts, type Owner } from './parts.ts';
import { checkReferences } from './references.ts';
import { Refusal } from './refusal.ts';
import type { Service } from './service.ts';

/**
 * Adds a link to a unit, and returns its id.
 * @throws {Refusal} 422 without an address, and when there is no such unit
 */
export function createLink(service: Service, { link, property_id }: LinkWrite): number {
	if (link.url === undefined) throw new Refusal(422, 'link.url: must be filled');
	const unit = findUnit(service, property_id);
	return service.account.transaction(() => {
		const links = fieldsIn(unit.record['links']);
		const part = {
			id: service.account.newPartId(),
			title: null,
			is_embedable: false,
			on_landing_page: false,
			is_private: false,
			position: links.length + 1,
			...link,
		};
		putParts(service, unit, { list: 'links', parts: [...links, part] });
		return part.id;
	});
}

/** Changes a link, and moves it where another unit is named. */
export function changeLink(service: Service, id: string, { link, property_id }: LinkWrite): void {
	const { part, ...owner } = ownerOfPart(service.account, { list: 'links', id });
	const changed = { ...part, ...link };
	const target = property_id === undefined ? owner : findUnit(service, property_id);
	const isSame = target.type === owner.type && target.record.id === owner.record.id;
	service.account.transaction(() => {
		const rest = fieldsIn(owner.record['links']);
		const parts = isSame
			? rest.map((one) => (one['id'] === part['id'] ? changed : one))
			: rest.filter((one) => one['id'] !== part['id']);
		putParts(service, owner, { list: 'links', parts });
		if (isSame) return;
		const moved = [...fieldsIn(target.record['links']), changed];
		putParts(service, target, { list: 'links', parts: moved });
	});
}

/** @throws {Refusal} 404 when there is no such link */
export function deleteLink(service: Service, id: string): void {
	const { part, ...owner } = ownerOfPart(service.account, { list: 'links', id });
	const parts = fieldsIn(owner.record['links']).filter((one) => one['id'] !== part['id']);
	service.account.transaction(() => putParts(service, owner, { list: 'links', parts }));
}

function findUnit({ account }: Service, id: number | undefined): Owner {
	checkReferences(account, { property_id: id });
	const unit = id === undefined ? undefined : findOwner(account, { type: 'Property', id });
	if (!unit) throw new Refusal(422, 'property_id: must be filled');
	return unit;
}
