import { iso31662 } from 'iso-3166/2.js';
import { lastReviewed } from '../../domain/law/last-reviewed.ts';
import { purchaseRates, type PurchaseRate } from '../../domain/law/purchase-rates.ts';
import type { Draft } from '../../domain/law/rule.ts';
import { drafts, imprintRules, textRules, unitRules } from '../../domain/law/all-rules.ts';

const countries = { DE: 'Germany', AT: 'Austria', ES: 'Spain', EU: 'European Union' };
const offered = 'every text of a unit on offer, of a project, of the company';
const rules = [
	...unitRules,
	...textRules.map(({ says, right, ...rule }) => ({
		...rule,
		units: rule.always ? 'every text' : offered,
		says: `‘…’ in … ${says}; right: ${right}`,
	})),
	...imprintRules.map((rule) => ({ ...rule, units: 'the imprint' })),
];
const lines = {
	transferTax: 'Grunderwerbsteuer',
	notary: 'Notary',
	landRegister: 'Land register',
	contract: 'Contract',
};

/** The register of the law as Markdown for people who do not read code, made of the rules themselves. */
export function lawRegister(): string {
	return `# The register of the law

**This is no legal advice.** \`npm run law\` makes this page of the rules that each build applies. They were written by programmers from public sources; they find what is forgotten, not every fault, and a page without findings is not thereby lawful. Have a lawyer look at your pages, your imprint and your forms before you publish, and whenever a law changes. How to follow a change in the program is told in [law-code.md](law-code.md).

Each entry says which provision it rests on, since when and until when it is checked, whom it binds, what the page must show, what the build says where it does not, when somebody last looked, and whether the provision was verified: **wording** means that the text of the law was read, **report** that an authority, a chamber, a law firm or the press describes it, **not verified** what nobody has found a source for. A build applies the rules of its own day, by the law of the country a unit lies in, else of the first office. What is sold, let or a reference advertises nothing; only its links are looked at.

A finding is a line of the build's report. The settings can keep a unit off the site instead, by the name of the rule: \`law: { rules: { 'de-energy-carrier': 'withhold' } }\`. What a day to come would find, \`npm run build -- --as-of 2027-01-01\` tells without publishing anything.

${Object.keys(countries).map(lawOf).join('\n\n')}

## Drafts, and law that no rule checks

${Object.entries(drafts).flatMap(draftsOf).join('\n\n')}

## Purchase costs

The estimate on the pages shows each line with its basis and the day of its source. Nobody is bound by it. Shares of the price:

${purchaseRates.map(rateLine).join('\n')}
- Commission: as the unit words it, only where one share with VAT leaves no doubt; otherwise it is named as missing

Not known and therefore not estimated: the other Spanish communities, first sales in Spain (VAT and stamp duty in place of the ITP), Spanish business premises, parking spaces and plots, notary and register in Spain, and every reduction that depends on the buyer.

## When somebody last looked

A build names each of these files once nobody has looked at it for twelve months.

${lastReviewed.map(({ file, holds, reviewedOn, ends }) => `- ${holds} (\`${file}\`): ${day(reviewedOn)}${ends ? `; ends in part on ${day(ends)}` : ''}`).join('\n')}
`;
}

/** The rules of a country; those that rest on the same provision stand under it. */
function lawOf(code: string): string {
	const law = rules.filter(({ country }) => country === code);
	const groups = Map.groupBy(law, ({ provision, from, until, binds, ...rule }) => {
		const end = until ? `until ${day(until)}` : 'until further notice';
		return `### ${provision}\n\nChecked from ${day(from)} ${end}. Binds ${binds}. ${reviewText(rule)}`;
	});
	const sections = Array.from(groups, ([head, group]) => {
		const duties = group.map(
			({ id, units, shows, says }) =>
				`- \`${id}\`: ${units}. The page must show: ${shows}. The build says: “${says}”.`,
		);
		return `${head}\n\n${duties.join('\n')}`;
	});
	return [`## ${nameOf(code)}`, ...sections].join('\n\n');
}

function draftsOf([code, entries]: [code: string, entries: readonly Draft[]]): string[] {
	return entries.map(({ provision, from, until, state = 'A draft', text, ...draft }) => {
		const since = from ? `In force since ${day(from)}` : `${state}: it asks nothing`;
		const end = until ? ` until ${day(until)}` : '';
		return `### ${provision} (${nameOf(code)})\n\n${since}${end}. ${text} ${reviewText(draft)}`;
	});
}

function reviewText({ reviewedOn, verified }: Pick<Draft, 'reviewedOn' | 'verified'>): string {
	const how = verified.replace('; not verified: ', '; **not verified**: ');
	return `Last looked at on ${day(reviewedOn)}; verified by ${how}.`;
}

function rateLine(rate: PurchaseRate): string {
	const { line, place, percent, upTo = [], whole, from, until, law, source, asOf = from } = rate;
	const name = place.startsWith('ES') ? 'ITP' : lines[line];
	const where = place.includes('-') ? nameOf(place) : `in ${nameOf(place)}`;
	const steps = [percent].flat().map((share, n) => {
		const limit = upTo[n] === undefined ? 'above' : `up to ${numbers.format(upTo[n])} €`;
		return `${numbers.format(share)} %${upTo.length > 0 ? ` ${limit}` : ''}`;
	});
	const how = whole ? 'the whole at the rate of its step' : 'each part at its rate';
	const tariff = `${steps.join(', ')}${upTo.length > 0 ? ` (${how})` : ''}`;
	const days = `shown from ${day(from)}${until ? ` until ${day(until)}` : ''}`;
	return `- ${name} ${where}: ${tariff}, ${days} (${law ? `${law}, ` : ''}${source}; ${day(asOf)})`;
}

/** The name of a country or of one of its regions. */
function nameOf(code: string): string {
	const names = new Map(Object.entries(countries));
	return names.get(code) ?? iso31662.find((region) => region.code === code)?.name ?? code;
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const numbers = new Intl.NumberFormat('en-GB');

/** "25 November 2026". */
function day(iso: string): string {
	return days.format(new Date(`${iso}T00:00:00Z`));
}
