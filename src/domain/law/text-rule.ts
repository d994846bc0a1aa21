import { isLaw } from './provision.ts';
import type { Severities } from './rules.ts';
import { finding, type Finding, type RuleBase } from './rule.ts';

/** A duty of every text that somebody wrote, wherever it stands. */
export interface TextRule extends RuleBase {
	/** What the words are: `"…" in FIELD <says>`. */
	readonly says: string;
	/** What would be right in their place. */
	readonly right: string;
	/** Whether it binds texts of what is sold or let as well. */
	readonly always?: true;
	/** The words of a text that break it, each once. */
	readonly words: (text: string) => readonly string[];
}

/**
 * What texts break, each finding with the words.
 * @param texts HTML or plain text by the name of its field
 */
export function textFindings(
	rules: readonly TextRule[],
	texts: Iterable<readonly [field: string, text: string]>,
	{ severities = {}, ...at }: TextLaw,
): Finding[] {
	const law = rules.filter((rule) => isLaw(rule, at));
	return [...texts].flatMap(([field, text]) =>
		law.flatMap((rule) =>
			rule.words(text).map((words) => {
				const says = `"${words}" in ${field} ${rule.says}; right: ${rule.right}`;
				return finding(rule, { field, says, severities });
			}),
		),
	);
}

/** The law texts are held against. */
export interface TextLaw {
	/** ISO 3166-1 alpha-2. */
	readonly country: string | undefined;
	/** ISO date. */
	readonly today: string;
	readonly severities?: Severities;
}
