import type { Provision } from './provision.ts';
import type { RuleId, Severities, Severity } from './rules.ts';

/** What every rule says of itself. */
export interface RuleBase extends Provision {
	readonly id: RuleId;
	/** What the page must show, or must not. */
	readonly shows: string;
}

/** A duty that a record does not fulfil. */
export interface Finding {
	readonly rule: RuleId;
	/** The provision as it is cited. */
	readonly source: string;
	/** Path of the missing or wrong value in our own words, such as `energy.carrier`. */
	readonly field: string;
	readonly severity: Severity;
	/** What is wrong, in English, without the record: "main energy carrier missing". */
	readonly says: string;
}

/** A finding of a rule, as severe as the company wants it. */
export function finding(
	{ id, source }: Pick<RuleBase, 'id' | 'source'>,
	{ field, says, severities }: Pick<Finding, 'field' | 'says'> & { severities: Severities },
): Finding {
	return { rule: id, source, field, severity: severities[id] ?? 'warn', says };
}

/** "main energy carrier missing (§ 87 GEG)". */
export function dutyWords({ says, source }: Finding): string {
	return `${says} (${source})`;
}

/** "unit 4711: main energy carrier missing (§ 87 GEG)". */
export function findingSentence(record: string, found: Finding): string {
	return `${record}: ${dutyWords(found)}`;
}
