import { unwrap } from './contract/field.ts';

export type Path = readonly PropertyKey[];

/**
 * The longest beginning of a path that exists in a value, with the wrapping of the rich shape made explicit
 * (`status.name` becomes `status.value.name`). Empty when nothing of it exists.
 */
export function existing(value: unknown, path: Path): Path {
	const found: PropertyKey[] = [];
	let here = value;
	for (const key of path) {
		const opened = unwrap(here);
		if (typeof opened !== 'object' || opened === null) break;
		if (!Object.hasOwn(opened, key) || Reflect.get(opened, key) === undefined) break;
		if (opened !== here) found.push('value');
		found.push(key);
		here = Reflect.get(opened, key);
	}
	return found;
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
