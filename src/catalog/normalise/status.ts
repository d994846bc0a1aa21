import type { PropertyStatus } from '../../crm/contract/status.ts';
import type { Unit as WireUnit } from '../../crm/contract/unit.ts';
import type { Site } from '../../domain/site.ts';
import { Status } from '../../domain/status.ts';

/** Says what the public is told of a status of the account; `undefined` means that it is not public. */
export type StatusMap = (status: Pick<PropertyStatus, 'id' | 'name'>) => Status | undefined;

/**
 * Reads the status map of the site against the statuses of the account.
 * @throws when the map is empty or names none of them; the message holds them, ready to paste.
 */
export function statusMap(site: Site, account: readonly PropertyStatus[]): StatusMap {
	const map: StatusMap = ({ id, name }) =>
		Status.options.find((status) =>
			site.statuses[status].some((mapped) =>
				typeof mapped === 'number' ? mapped === id : comparable(mapped) === comparable(name),
			),
		);
	const isEmpty = Status.options.every((status) => site.statuses[status].length === 0);
	if (isEmpty) throw new Error(message('names no status of the CRM', account));
	if (account.length > 0 && !account.some(map)) {
		throw new Error(message('matches none of the statuses of this CRM account', account));
	}
	return map;
}

/** What the site's map names though the account has no such status: most often a typing error. */
export function unknownStatuses(
	site: Site,
	account: readonly PropertyStatus[],
): (string | number)[] {
	const ids = new Set(account.map(({ id }) => id));
	const names = new Set(account.map(({ name }) => comparable(name)));
	return Status.options
		.flatMap((status) => site.statuses[status])
		.filter((mapped) =>
			typeof mapped === 'number' ? !ids.has(mapped) : !names.has(comparable(mapped)),
		);
}

/** The status of a unit in either shape. */
export function statusOf(unit: WireUnit): PropertyStatus | undefined {
	return unit.property_status ?? unit.status ?? undefined;
}

/** All statuses that units have, each once, in the account's order. */
export function statusesSeen(units: readonly WireUnit[]): PropertyStatus[] {
	const seen = new Map<number, PropertyStatus>();
	for (const unit of units) {
		const status = statusOf(unit);
		if (status) seen.set(status.id, status);
	}
	return [...seen.values()].sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id - b.id);
}

function comparable(name: string | null | undefined): string | undefined {
	const text = name?.normalize('NFC').trim().toLowerCase();
	return text === '' ? undefined : text;
}

function message(fault: string, account: readonly PropertyStatus[]): string {
	const key = '`statuses` in src/site.config.ts';
	const list = account.map(({ id, name }) => `\t\t// ${id}, // ${(name ?? '').trim()}`);
	if (list.length === 0) {
		return `${key} ${fault}, so no unit is public, and the CRM tells none: look the statuses up in the CRM and enter their names.`;
	}
	return [
		`${key} ${fault}, so no unit is public. Paste this, take the slashes off the public ones, and move those that are not available:`,
		'statuses: {',
		'\tavailable: [',
		...list,
		'\t],',
		'\treserved: [],',
		'\tsold: [],',
		'\treference: [],',
		'},',
	].join('\n');
}
