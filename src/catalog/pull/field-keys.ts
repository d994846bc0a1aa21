import type { CustomFields } from '../../crm/contract/custom-fields.ts';
import type { Site } from '../../domain/site.ts';
import type { z } from 'zod';

type Entity = Site['customFields'][number]['of'];

/** The keys of an account's custom fields, by what has them. */
export interface FieldKeys {
	/** As the account lists them, used or not; absent when the API key may not read the list. */
	readonly listed?: readonly string[] | undefined;
	/** Those that records carry. */
	readonly seen: ReadonlySet<string>;
}

/** Adds the keys of a record's custom fields, also of empty ones; never a value. */
export function addFieldKeys(
	keys: Set<string>,
	{ custom_fields }: { readonly custom_fields?: z.infer<typeof CustomFields> },
): void {
	for (const key of Object.keys(custom_fields ?? {})) keys.add(key);
}

/**
 * A sentence for each custom field of the settings that the account does not have, with the keys that it has: those
 * spelled alike first, then by the alphabet. Where no key at all can be read, nothing is known and nothing is said.
 */
export function unknownFieldKeys(
	wanted: Site['customFields'],
	account: Readonly<Record<Entity, FieldKeys>>,
): string[] {
	return wanted.flatMap(({ of, key }) => {
		const { listed, seen } = account[of];
		const known = seen.union(new Set(listed));
		if (known.has(key) || (listed === undefined && known.size === 0)) return [];
		return [`customFields: ${of} key "${key}" is unknown; this account has: ${likest(key, known)}`];
	});
}

const most = 8;

function likest(key: string, known: ReadonlySet<string>): string {
	if (known.size === 0) return 'none.';
	const sorted = [...known]
		.map((each) => {
			const distance = editDistance(key, each.slice(0, longest));
			return { each, distance: Math.min(distance, key.length / 2) };
		})
		.sort((a, b) => a.distance - b.distance || (a.each < b.each ? -1 : 1))
		.map(({ each }) => printable(each));
	const shown = sorted.slice(0, most).join(', ');
	return sorted.length > most ? `${shown}, …` : `${shown}.`;
}

/** Characters of a key that are compared and shown. */
const longest = 60;

function printable(key: string): string {
	return key.slice(0, longest).replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '');
}

/** How many characters must be added, dropped or replaced to make one text the other (Levenshtein). */
function editDistance(one: string, other: string): number {
	let row = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (const [line, letter] of [...one.toLowerCase()].entries()) {
		const next = [line + 1];
		for (let at = 1; at <= other.length; at++) {
			const replaced = (row[at - 1] ?? 0) + (letter === other[at - 1]?.toLowerCase() ? 0 : 1);
			next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
		}
		row = next;
	}
	return row.at(-1) ?? 0;
}
