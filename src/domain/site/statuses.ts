import { z } from 'zod';
import { Status } from '../status.ts';

const Names = z
	.array(
		z.union([z.int(), z.string().min(1)], { error: 'it must be the id or the name of a status' }),
	)
	.default([]);

/**
 * Which statuses of the CRM account are public, by id or by exact name. A unit whose status is not listed is not
 * published.
 */
export const Statuses = z
	.strictObject({
		available: Names,
		reserved: Names,
		sold: Names,
		reference: Names,
		/** Known and not public. A published unit that takes a status named nowhere stops the build. */
		internal: Names,
	})
	.superRefine((lists, context) => {
		const [twice] = doubled(lists);
		if (!twice) return;
		const { mapped, within } = twice;
		const message = `${JSON.stringify(mapped)} stands in ${within.join(' and in ')}; leave it in one of them`;
		context.addIssue({ code: 'custom', message });
	});

type Lists = Readonly<Record<Status, readonly (string | number)[]>>;

/** Of a status that is public in two ways nobody can tell which is meant; internal goes before both. */
function doubled(lists: Lists) {
	return Status.options.flatMap((status) =>
		lists[status].flatMap((mapped) => {
			const within = Status.options.filter((other) =>
				lists[other].some((each) => statusKey(each) === statusKey(mapped)),
			);
			return within.length > 1 ? [{ mapped, within }] : [];
		}),
	);
}

/** By what a status is found that the settings name; nothing for an empty name. */
export function statusKey(mapped: number | string | null | undefined): number | string | undefined {
	if (typeof mapped === 'number') return mapped;
	return mapped?.normalize('NFC').trim().toLowerCase() || undefined;
}
