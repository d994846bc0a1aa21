/** ISO 8601 time at which any of these changed last, where known. */
export function lastChange(
	things: readonly { readonly updatedAt?: string | undefined }[],
): string | undefined {
	return things
		.flatMap(({ updatedAt }) => updatedAt ?? [])
		.toSorted()
		.at(-1);
}
