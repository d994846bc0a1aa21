import type { z } from 'zod';
import type { CustomFields } from '../../crm/contract/custom-fields.ts';
import { closestNames } from '../../domain/sentences/closest-name.ts';
import type { Site } from '../../domain/site.ts';

type Entity = Site['customFields'][number]['of'];

/** The keys of an account's custom fields, by what has them. */
interface FieldKeys {
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
		return [
			`customFields: ${of} key "${key}" is unknown; this account has: ${closestNames(key, known)}`,
		];
	});
}
