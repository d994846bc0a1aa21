import { richProject } from './answers/project.ts';
import { richUnit } from './answers/unit.ts';
import type { PartOwner } from './db/parts.ts';
import type { Fields, StoredRecord } from './db/records.ts';
import type { Service } from './service.ts';

type Told = Pick<Service, 'account' | 'events'>;

/** Tells the hooks of a unit or project, in the shape they get it. */
export function tellHooks(
	{ account, events }: Told,
	happened: 'created' | 'updated',
	{ type, record }: { readonly type: PartOwner; readonly record: StoredRecord },
): void {
	const wishes = { languages: [], locale: undefined, origin: '' };
	if (type === 'Property') {
		events.fire(`property_${happened}`, () => richUnit(record, account, wishes));
	} else {
		events.fire(`project_${happened}`, () => richProject(record, account, wishes));
	}
}

/** Takes in units and projects that do not come through the API. */
export interface Arrivals {
	put(type: PartOwner, id: number, fields: Fields): void;
	/** Tells the hooks of all that were put: to be called once they are there for good. */
	tell(): void;
}

/** Makes what puts records into an account and remembers whom to tell. */
export function createArrivals(told: Told): Arrivals {
	const { units, projects, hooks } = told.account;
	const isHeard = hooks.count() > 0;
	const arrived: (() => void)[] = [];
	return {
		put(type, id, fields) {
			const records = type === 'Property' ? units : projects;
			const happened = records.has(id) ? 'updated' : 'created';
			records.put(id, fields);
			const owner = { type, record: { ...fields, id } };
			if (isHeard) arrived.push(() => tellHooks(told, happened, owner));
		},
		tell() {
			for (const tellOne of arrived.splice(0)) tellOne();
		},
	};
}
