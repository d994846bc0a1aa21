import { unwrap } from './contract/field.ts';

export type Path = readonly PropertyKey[];

/**
 * The longest beginning of a path that exists in a value: `field` as the path names it, `spot` with the
 * wrapping of the rich shape made explicit (`status.name` lies at `status.value.name`).
 */
export function existing(value: unknown, path: Path): { spot: Path; field: Path } {
	const spot: PropertyKey[] = [];
	let here = value;
	for (const [depth, key] of path.entries()) {
		const opened = unwrap(here);
		const next: unknown =
			typeof opened === 'object' && opened !== null && Object.hasOwn(opened, key)
				? Reflect.get(opened, key)
				: undefined;
		if (next === undefined) return { spot, field: path.slice(0, depth) };
		spot.push(...(opened === here ? [key] : ['value', key]));
		here = next;
	}
	return { spot, field: path };
}

/** A copy with other values at some paths; `undefined` takes out a field, or an element of a list. */
export function replaceAt(value: unknown, spots: ReadonlyMap<Path, unknown>): unknown {
	if (Array.isArray(value)) {
		return value
			.map((element: unknown, index) => replaceIn(element, index, spots))
			.filter((element) => element !== undefined);
	}
	if (typeof value !== 'object' || value === null) return value;
	const copy = Object.entries(value).map(([key, field]) => [key, replaceIn(field, key, spots)]);
	return Object.fromEntries(copy.filter(([, field]) => field !== undefined));
}

function replaceIn(child: unknown, key: PropertyKey, spots: ReadonlyMap<Path, unknown>): unknown {
	const below = new Map<Path, unknown>();
	for (const [[head, ...rest], instead] of spots) {
		if (head !== key) continue;
		if (rest.length === 0) return instead;
		below.set(rest, instead);
	}
	return below.size === 0 ? child : replaceAt(child, below);
}
