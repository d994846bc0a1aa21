/**
 * The record a planned page shows.
 * @throws when the plan names one that the catalogue does not hold, which only damage can cause.
 */
export function recordOf<T>(kind: 'unit' | 'project', id: number, record: T | undefined): T {
	if (record !== undefined) return record;
	throw new Error(
		`The page of ${kind} ${id} was planned, but the catalogue does not hold it: run \`npm run build\` again.`,
	);
}
