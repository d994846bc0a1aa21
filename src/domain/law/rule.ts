import type { RuleId, Severities, Severity } from './rule-id.ts';

/** Countries whose law is written down here; see docs/law.md. */
export type LawCountry = 'DE' | 'AT' | 'ES';

/** What every rule says of itself. */
export interface RuleBase {
	readonly id: RuleId;
	/** `EU` is law in each of the countries. */
	readonly country: LawCountry | 'EU';
	/** First day on which it is checked, ISO. */
	readonly from: string;
	/** Last day, ISO; without one it is law until further notice. */
	readonly until?: string;
	/** The provision as it is cited. */
	readonly source: string;
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

/** Whether a rule is law in a country on a day (ISO). */
export function isLaw(
	{ country, from, until }: RuleBase,
	at: { readonly country: string | undefined; readonly today: string },
): boolean {
	const isHere = country === 'EU' || country === at.country;
	return isHere && from <= at.today && (until === undefined || at.today <= until);
}

/** A finding of a rule, as severe as the company wants it. */
export function finding(
	{ id, source }: RuleBase,
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
