/** A part of a filter that has one key. */
export type Slice<Name extends string, Value> = { readonly [Key in Name]?: Value | undefined };

/** Puts a value under its name. */
export function slice<Name extends string, Value>(
	name: Name,
	value: Value | undefined,
): Slice<Name, Value> {
	// A computed key has no type of its own.
	return { [name]: value } as Slice<Name, Value>;
}
