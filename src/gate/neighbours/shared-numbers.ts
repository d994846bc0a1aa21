import { idList } from '../../domain/sentences/id-list.ts';
import type { Findings } from '../report.ts';
import type { UnitFacts } from './unit-facts.ts';

/** Names published units of one exposé number: who quotes it could mean either. */
export function noteSharedNumbers(published: readonly UnitFacts[], findings: Findings): void {
	const named = published.filter(({ exposee }) => exposee !== undefined);
	for (const [number, units] of Map.groupBy(named, ({ exposee }) => exposee?.toLowerCase())) {
		if (units.length < 2) continue;
		const [{ exposee = number } = {}] = units;
		findings.note(
			`units ${idList(units.map(({ id }) => id))}`,
			`share the exposé number “${exposee}”; give each its own in the CRM`,
		);
	}
}
