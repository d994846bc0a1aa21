import { findingSentence, type Finding } from './rule.ts';

const shownIds = 10;

/**
 * Findings of many units as lines of the build report: one for each duty, because thousands of units lack
 * the same. "unit 4711: main energy carrier missing (§ 87 GEG)", or "3 units: …: 4711, 4712, 4713".
 */
export function findingLines(
	ofUnits: Iterable<readonly [id: number, findings: readonly Finding[]]>,
): string[] {
	const byDuty = new Map<string, number[]>();
	for (const [id, findings] of ofUnits) {
		for (const found of findings) {
			const sentence = findingSentence('', found);
			const ids = byDuty.get(sentence) ?? [];
			ids.push(id);
			byDuty.set(sentence, ids);
		}
	}
	return [...byDuty]
		.sort(([, a], [, b]) => b.length - a.length)
		.map(([sentence, ids]) => {
			const [only, ...others] = ids;
			if (others.length === 0) return `unit ${only}${sentence}.`;
			const rest = ids.length > shownIds ? ` and ${ids.length - shownIds} more` : '';
			return `${ids.length} units${sentence}: ${ids.slice(0, shownIds).join(', ')}${rest}.`;
		});
}
