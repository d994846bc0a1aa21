import type { Outlines } from '../../catalog/queries/outlines.ts';
import type { Change, TargetKey } from '../../release/release-draft.ts';

/**
 * The pictures that come and go when only some units and projects have changed, by what the names of their
 * files begin with.
 */
export function changedPictures(
	changed: Iterable<TargetKey>,
	{ before, after }: { readonly before: Outlines; readonly after: Outlines },
): Change<string> {
	const put = new Set<string>();
	const old = new Set<string>();
	for (const { kind: owner, id } of changed) {
		for (const base of after.pictureBases({ owner, id })) put.add(base);
		for (const base of before.pictureBases({ owner, id })) old.add(base);
	}
	const left = old.difference(put);
	const shown = left.size === 0 ? [] : after.shownAmong([...left]);
	return { put, drop: left.difference(new Set(shown)) };
}
