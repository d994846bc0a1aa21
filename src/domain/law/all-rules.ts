import { z } from 'zod';
import { austria, austrianDrafts } from './austria.ts';
import { europeanDrafts, europeanUnion } from './european-union.ts';
import { germanyEnergy } from './germany-energy.ts';
import { germanDrafts, germany } from './germany.ts';
import type { Rule } from './rule.ts';
import { spain, spanishDrafts } from './spain.ts';

/** The rules of every country by their names; each is changed in the file of its country. */
const rules = { ...europeanUnion, ...germanyEnergy, ...germany, ...austria, ...spain };

/** Names of the rules, as `law.rules` in src/company/config.ts writes them. */
const RuleId = z.enum(Object.keys(rules).filter(isRuleId));
type RuleId = keyof typeof rules;

/** What a broken rule leads to: a line in the build report, or a unit that is not published. */
const Severity = z.enum(['warn', 'withhold']);

/** What a company decides about rules; one that is not named warns. */
export const Severities = z.partialRecord(RuleId, Severity);
export type Severities = Readonly<z.infer<typeof Severities>>;

/** A rule by its name, which begins with its country; `EU` is law in each of them. */
export type NamedRule = Rule & { readonly id: RuleId; readonly country: string };

const rows = RuleId.options.flatMap((id): NamedRule[] => {
	const country = id.slice(0, 2).toUpperCase();
	return [rules[id]].flat().map((rule) => ({ id, country, ...rule }));
});

/** Every rule of every country and time: about units, about texts, about imprints. */
export const unitRules = rows.filter((rule) => 'units' in rule);
export const textRules = rows.filter((rule) => 'finds' in rule);
export const imprintRules = rows.filter((rule) => 'pattern' in rule);

/** What the program does not check, by country. */
export const drafts = {
	EU: europeanDrafts,
	DE: germanDrafts,
	AT: austrianDrafts,
	ES: spanishDrafts,
};

function isRuleId(name: string): name is RuleId {
	return Object.hasOwn(rules, name);
}
