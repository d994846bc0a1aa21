/** Something before a build and after it. */
export interface Both<T> {
	readonly before: T;
	readonly after: T;
}
