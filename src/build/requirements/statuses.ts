import type { PropertyStatus } from '../../crm/contract/status.ts';
import type { Site } from '../../domain/site.ts';
import { Status } from '../../domain/status.ts';
import { statusKey } from '../../domain/site/statuses.ts';
import { statusMap, statusName } from '../../gate/fields/status.ts';

/**
 * Compares the status map of the site with the statuses of the account.
 * @throws when the map is empty or names none of them; the message holds them, ready to paste.
 */
export function checkStatuses(site: Site, account: readonly PropertyStatus[]): void {
	const isEmpty = Status.options.every((status) => site.statuses[status].length === 0);
	if (isEmpty) throw new Error(message('names no status of the CRM', account));
	const map = statusMap(site);
	const isPublic = (status: PropertyStatus) => (map(status) ?? 'internal') !== 'internal';
	if (account.length > 0 && !account.some(isPublic)) {
		throw new Error(message('matches none of the statuses of this CRM account', account));
	}
}

/** What the site's map names though the account has no such status: most often a typing error. */
export function missingStatuses(
	{ statuses }: Site,
	account: readonly PropertyStatus[],
): (string | number)[] {
	const ids = new Set(account.map(({ id }) => id));
	const names = new Set(account.map(({ name }) => statusKey(name)));
	return Object.values(statuses)
		.flat()
		.filter((mapped) =>
			typeof mapped === 'number' ? !ids.has(mapped) : !names.has(statusKey(mapped)),
		);
}

/** Statuses in the order of the account. */
export function inOrder(statuses: Iterable<PropertyStatus>): PropertyStatus[] {
	return [...statuses].sort((a, b) => (a.position ?? 0) - (b.position ?? 0) || a.id - b.id);
}

function message(fault: string, account: readonly PropertyStatus[]): string {
	const key = '`statuses` in src/company/config.ts';
	const list = account.map(({ id, name }) => `\t\t// ${id}, // ${statusName(name)}`);
	if (list.length === 0) {
		return `${key} ${fault}, so no unit is public, and the CRM tells none: look the statuses up in the CRM and enter their names.`;
	}
	return [
		`${key} ${fault}, so no unit is public. Paste this, uncomment the statuses that are public, and move those that do not mean available:`,
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
