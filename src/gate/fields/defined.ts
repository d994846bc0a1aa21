/** The entries of an object that have a value. */
export function defined<T extends object>(
	object: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> };
export function defined(object: object): object {
	return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
