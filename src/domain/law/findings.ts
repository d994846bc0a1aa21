import { isOnOffer } from '../status.ts';
import { publishedTexts, useOf, type AdvertisedUnit } from './advertised-unit.ts';
import { certificateState } from './certificate.ts';
import { plainWords } from './plain-words.ts';
import {
	imprintRules,
	textRules,
	unitRules,
	type NamedRule,
	type Severities,
} from './all-rules.ts';

/** A rule that a record breaks. */
interface Finding {
	readonly rule: NamedRule['id'];
	/** The provision as it is cited. */
	readonly provision: string;
	readonly severity: 'warn' | 'withhold';
	/** The problem, in English, without the record: "main energy carrier missing". */
	readonly says: string;
}

/** The law that a record is held against. */
interface LawAt {
	/** ISO 3166-1 alpha-2; elsewhere than in the countries written down here only the law of the EU is asked for. */
	readonly country: string | undefined;
	/** ISO date: the law of that day. */
	readonly today: string;
	/** What a finding leads to, by the name of its rule. */
	readonly severities?: Severities;
}

/** What the page of a unit lacks by law. Units that are sold or references advertise nothing; only their links are looked at. */
export function completeness(unit: AdvertisedUnit, at: LawAt): Finding[] {
	const isOffered = isOnOffer(unit.status);
	const rules = textRules.filter(({ always }) => isOffered || always);
	const words = textFindings(rules, publishedTexts(unit), at);
	if (!isOffered) return words;
	const certificate = certificateState(unit, at);
	const ruled = { ...unit, energy: unit.energy ?? {}, use: useOf(unit), certificate };
	const duties = inForce(at, unitRules).flatMap((rule) => {
		const { of = () => true, breaks = () => true, says } = rule;
		const broken = of(ruled) && breaks(ruled);
		if (broken === true) return finding(rule, at, says);
		return broken ? finding(rule, at, `"${broken}": ${says}`) : [];
	});
	return [...duties, ...words];
}

/**
 * What texts break, each finding with the words.
 * @param texts HTML or plain text by the name of its field
 */
export function textFindings(
	rules: typeof textRules,
	texts: Iterable<readonly [field: string, text: string]>,
	at: LawAt,
): Finding[] {
	const law = inForce(at, rules);
	return [...texts].flatMap(([field, text]) =>
		law.flatMap((rule) =>
			rule
				.finds(text)
				.map((words) =>
					finding(rule, at, `"${words}" in ${field} ${rule.says}; right: ${rule.right}`),
				),
		),
	);
}

/**
 * What an imprint lacks, as far as its text can be searched for it; whether it is true nobody can tell from the text.
 * @param text HTML or Markdown, in German, English or Spanish
 * @param at the country in which the company has its seat, because that law governs its imprint
 */
export function imprintFindings(text: string, at: LawAt): Finding[] {
	const words = plainWords(text);
	return inForce(at, imprintRules)
		.filter(({ when, pattern }) => (when?.test(words) ?? true) && !pattern.test(words))
		.map((rule) => finding(rule, at, rule.says));
}

/** Whether a unit must not be published with these findings. */
export function hidesUnit(findings: readonly Finding[]): boolean {
	return findings.some(({ severity }) => severity === 'withhold');
}

/** "main energy carrier missing (§ 87 GEG)". */
export function dutyWords({ says, provision }: Finding): string {
	return `${says} (${provision})`;
}

/** "unit 4711: main energy carrier missing (§ 87 GEG)". */
export function findingSentence(record: string, found: Finding): string {
	return `${record}: ${dutyWords(found)}`;
}

/** The rules that are law in a country on a day; those of the EU are in each. */
export function inForce<R extends NamedRule>({ country, today }: LawAt, rules: readonly R[]): R[] {
	return rules
		.filter((rule) => rule.country === 'EU' || rule.country === country)
		.filter(({ from, until = today }) => from <= today && today <= until);
}

function finding({ id, provision }: NamedRule, { severities }: LawAt, says: string): Finding {
	return { rule: id, provision, severity: severities?.[id] ?? 'warn', says };
}
