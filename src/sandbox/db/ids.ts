/** The ids in a list that may hold anything. */
export function idsIn(list: unknown): readonly number[] {
	return Array.isArray(list) ? list.filter((id) => typeof id === 'number') : [];
}
