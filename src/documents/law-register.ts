import { iso31662 } from 'iso-3166/2.js';
import type { DatedRate, Tariff } from '../domain/law/dated-rate.ts';
import { facts } from '../domain/law/facts.ts';
import { imprintRules } from '../domain/law/imprint-rules.ts';
import { lawTables } from '../domain/law/last-looked.ts';
import type { Provision, Verification } from '../domain/law/provision.ts';
import { austrianFees, germanFees } from '../domain/law/purchase-fees.ts';
import { registerEntries, type RegisterEntry } from '../domain/law/register-entries.ts';
import {
	austrianTransferTax,
	germanTransferTax,
	spanishTransferTax,
} from '../domain/law/purchase-rates.ts';
import { textRules } from '../domain/law/text-rules.ts';
import { unitRules } from '../domain/law/findings.ts';
import { day, euros, percent } from './law-words.ts';

/** A rule as the register tells it. */
interface Told extends Provision {
	readonly id: string;
	readonly shows: string;
	readonly concerns: string;
	/** What the build says where it is broken. */
	readonly says: string;
}

const countries = { DE: 'Germany', AT: 'Austria', ES: 'Spain', EU: 'European Union' } as const;

const told: readonly Told[] = [
	...unitRules.map((rule) => ({ ...rule, says: facts[rule.fact].says })),
	...textRules.map((rule) => ({
		...rule,
		concerns: rule.always
			? 'every text'
			: 'every text of a unit on offer, of a project, of the company',
		says: `‘…’ in … ${rule.says}; right: ${rule.right}`,
	})),
	...imprintRules.map((rule) => ({ ...rule, concerns: 'the imprint' })),
];

/** The register of the law as Markdown for people who do not read code, made of the rules themselves. */
export function lawRegister(): string {
	return `# The register of the law

**This is no legal advice.** \`npm run law\` makes this page of the rules that each build applies. They were written by programmers from public sources; they find what is forgotten, not every fault, and a page without findings is not thereby lawful. Have a lawyer look at your pages, your imprint and your forms before you publish, and whenever a law changes. How to follow a change in the program is told in [law-code.md](law-code.md).

Each entry says which provision it rests on, since when and until when it is checked, whom it binds, what the page must show, what the build says where it does not, when somebody last looked, and whether the provision was verified: **wording** means that the text of the law was read, **report** that an authority, a chamber, a law firm or the press describes it, **not verified** what nobody has found a source for. A build applies the rules of its own day, by the law of the country a unit lies in, else of the first office. What is sold, let or a reference advertises nothing; only its links are looked at.

A finding is a line of the build's report. The settings can keep a unit off the site instead, by the name of the rule: \`law: { rules: { 'de-energy-carrier': 'withhold' } }\`. What a day to come would find, \`npm run build -- --as-of 2027-01-01\` tells without publishing anything.

${Object.entries(countries)
	.map(
		([code, name]) => `## ${name}\n\n${provisions(told.filter(({ country }) => country === code))}`,
	)
	.join('\n\n')}

## Drafts, and law that no rule checks

${registerEntries.map(entryText).join('\n\n')}

## Purchase costs

The estimate on the pages shows each line with its basis and the day of its source. Nobody is bound by it. Shares of the price:

${costs().join('\n')}

Not known and therefore not estimated: the other Spanish communities, first sales in Spain (VAT and stamp duty in place of the ITP), Spanish business premises, parking spaces and plots, notary and register in Spain, and every reduction that depends on the buyer.

## When somebody last looked

A build names each of these files once nobody has looked at it for twelve months.

${lawTables.map(({ file, holds, looked, ends }) => `- ${holds} (\`${file}\`): ${day(looked)}${ends === undefined ? '' : `; ends in part on ${day(ends)}`}`).join('\n')}
`;
}

/** Rules that rest on the same provision stand under it. */
function provisions(rules: readonly Told[]): string {
	const groups = Map.groupBy(rules, ({ source, from, until, binds, looked, verified }) =>
		JSON.stringify([source, from, until, binds, looked, verified]),
	);
	return [...groups.values()]
		.map((group) => {
			const [first] = group;
			return first === undefined ? '' : `${head(first)}\n\n${group.map(line).join('\n')}`;
		})
		.join('\n\n');
}

function head({ source, from, until, binds, looked, verified }: Told): string {
	const end = until === undefined ? 'until further notice' : `until ${day(until)}`;
	return `### ${source}

Checked from ${day(from)} ${end}. Binds ${binds}. Last looked at on ${day(looked)}; ${verification(verified)}.`;
}

function line({ id, concerns, shows, says }: Told): string {
	return `- \`${id}\`: ${concerns}. The page must show: ${shows}. The build says: “${says}”.`;
}

function entryText({ source, country, from, until, ...entry }: RegisterEntry): string {
	const { state = 'A draft' } = entry;
	const since = from === undefined ? `${state}: it asks nothing` : `In force since ${day(from)}`;
	const end = until === undefined ? '' : ` until ${day(until)}`;
	return `### ${source} (${countries[country]})

${since}${end}. Binds ${entry.binds}. What pages show: ${entry.shows}. What the program does: ${entry.program} Last looked at on ${day(entry.looked)}; ${verification(entry.verified)}.`;
}

function verification(verified: Verification): string {
	if (verified.how === 'unverified') return `**not verified**: ${verified.why}`;
	const open = verified.open === undefined ? '' : `; **not verified**: ${verified.open}`;
	return `verified by ${verified.how} (${verified.at})${open}`;
}

function costs(): string[] {
	return [
		...Object.entries(germanTransferTax).flatMap(([state, rates]) =>
			rates.map((rate) => `- Grunderwerbsteuer ${region(`DE-${state}`)}: ${rateText(rate)}`),
		),
		...austrianTransferTax.map((rate) => `- Grunderwerbsteuer in Austria: ${rateText(rate)}`),
		...Object.entries(spanishTransferTax).flatMap(([community, rates]) =>
			rates.map((rate) => `- ITP ${region(`ES-${community}`)}: ${rateText(rate)}`),
		),
		...[
			...germanFees.map((fee) => ({ ...fee, of: 'Germany' })),
			...austrianFees.map((fee) => ({ ...fee, of: 'Austria' })),
		].map(({ line: fee, rate, of }) => `- ${fees[fee]} in ${of}: ${rateText(rate)}`),
		'- Commission: as the unit words it, only where one share with VAT leaves no doubt; otherwise it is named as missing',
	];
}

const fees = { notary: 'Notary', landRegister: 'Land register', contract: 'Contract' } as const;

function rateText({ from, until, tariff, law, source, asOf }: DatedRate): string {
	const end = until === undefined ? '' : ` until ${day(until)}`;
	const provision = law === undefined ? '' : `${law}, `;
	return `${tariffText(tariff)}, shown from ${day(from)}${end} (${provision}${source}; ${day(asOf)})`;
}

function tariffText(tariff: Tariff): string {
	if (tariff.kind === 'flat') return percent(tariff.percent);
	const steps = tariff.kind === 'parts' ? tariff.parts : tariff.steps;
	const text = steps.map(({ upTo, percent: share }) =>
		upTo === undefined ? `${percent(share)} above` : `${percent(share)} up to ${euros(upTo)}`,
	);
	return `${text.join(', ')} (${tariff.kind === 'parts' ? 'each part at its rate' : 'the whole at the rate of its step'})`;
}

function region(code: string): string {
	return iso31662.find((each) => each.code === code)?.name ?? code;
}
