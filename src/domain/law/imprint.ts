import { imprintRules } from './imprint-rules.ts';
import { plainWords } from './plain-words.ts';
import type { Severities } from './rules.ts';
import { isLaw } from './provision.ts';
import { finding, type Finding } from './rule.ts';

/**
 * What an imprint lacks, as far as its text can be searched for it.
 * @param text HTML or Markdown, in German, English or Spanish
 * @param at.country where the company has its seat (ISO 3166-1 alpha-2), because that law governs its imprint
 */
export function imprintFindings(
	text: string,
	at: {
		readonly country: string | undefined;
		readonly today: string;
		readonly severities?: Severities;
	},
): Finding[] {
	const words = plainWords(text);
	return imprintRules
		.filter((rule) => isLaw(rule, at) && (rule.when?.test(words) ?? true))
		.filter(({ pattern }) => !pattern.test(words))
		.map((rule) => {
			const { says } = rule;
			return finding(rule, { field: 'imprint', says, severities: at.severities ?? {} });
		});
}
