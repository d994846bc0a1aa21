import type { PropertyStatus } from '../../crm/contract/status.ts';
import type { Unit as WireUnit } from '../../crm/contract/unit.ts';
import type { Site } from '../../domain/site.ts';
import { Status } from '../../domain/status.ts';
import { statusKey } from '../../domain/site/statuses.ts';
import { plainText } from '../html/plain-text.ts';

/**
 * Says what the public is told of a status of the account; `undefined` where the site names it nowhere. What it calls
 * internal anywhere, by id or by name, is public nowhere.
 */
export function statusMap({ statuses }: Site) {
	const known = new Map<number | string | undefined, Status | 'internal'>();
	for (const status of strictestFirst) {
		for (const mapped of statuses[status]) {
			const key = statusKey(mapped);
			if (!known.has(key)) known.set(key, status);
		}
	}
	return ({ id, name }: Pick<PropertyStatus, 'id' | 'name'>) => {
		const byName = statusKey(name);
		const found = [known.get(id), byName === undefined ? undefined : known.get(byName)];
		return strictestFirst.find((status) => found.includes(status));
	};
}

/** What tells less comes first, for a status that is listed in one way by its id and in another by its name. */
const strictestFirst = ['internal', ...Status.options.toReversed()] as const;

/** The status of a unit in either shape. */
export function statusOf(unit: WireUnit): PropertyStatus | undefined {
	return unit.property_status ?? unit.status ?? undefined;
}

/** The name of a status as messages show it, in at most 80 characters. */
export function statusName(name: string | null | undefined): string {
	return (plainText(name) ?? '').slice(0, 80);
}
