import { idList } from '../sentences/id-list.ts';

/**
 * Duties that units do not fulfil as lines of the build report: one for each duty, because thousands of units
 * lack the same. "unit 4711: main energy carrier missing (§ 87 GEG).", or "3 units: …: 4711, 4712, 4713."
 * @param ofUnits duties as `dutyWords` puts them
 */
export function findingLines(
	ofUnits: Iterable<readonly [id: number, duties: readonly string[]]>,
): string[] {
	const byDuty = new Map<string, number[]>();
	for (const [id, duties] of ofUnits) {
		for (const duty of duties) {
			const ids = byDuty.get(duty) ?? [];
			ids.push(id);
			byDuty.set(duty, ids);
		}
	}
	return [...byDuty]
		.sort(([, a], [, b]) => b.length - a.length)
		.map(([duty, ids]) => {
			if (ids.length === 1) return `unit ${ids.join()}: ${duty}.`;
			return `${ids.length} units: ${duty}: ${idList(ids)}.`;
		});
}
