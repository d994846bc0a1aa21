import { isOnOffer } from '../status.ts';
import { useOf, type AdvertisedUnit } from './advertised-unit.ts';
import { austria } from './austria.ts';
import { certificateState } from './certificate.ts';
import { catalonia } from './catalonia.ts';
import { facts, type FactCheck } from './facts.ts';
import { germany } from './germany.ts';
import { publishedTexts } from './published-texts.ts';
import type { Severities } from './rules.ts';
import { isLaw } from './provision.ts';
import { finding, type Finding } from './rule.ts';
import { spain } from './spain.ts';
import { stressedArea, type StressedArea } from './stressed-areas.ts';
import { textFindings } from './text-rule.ts';
import { textRules } from './text-rules.ts';
import type { UnitRule } from './unit-rule.ts';

/** Every rule about units, of every country and time. */
export const unitRules: readonly UnitRule[] = [...germany, ...austria, ...spain, ...catalonia];

export interface CompletenessOptions {
	/** ISO 3166-1 alpha-2 of the unit's place; nothing is asked in a country without rules here. */
	readonly country: string | undefined;
	/** ISO date: the law of that day. */
	readonly today: string;
	readonly severities?: Severities;
	readonly rules?: readonly UnitRule[];
}

/** What the page of a unit lacks by law. Units that are sold or references advertise nothing. */
export function completeness(
	unit: AdvertisedUnit,
	{ country, today, severities = {}, rules = unitRules }: CompletenessOptions,
): Finding[] {
	const at = { country, today };
	const isOffered = isOnOffer(unit.status);
	const words = textFindings(
		textRules.filter(({ always }) => isOffered || always),
		publishedTexts(unit),
		{ ...at, severities },
	);
	if (!isOffered) return words;
	const circumstances = {
		use: useOf(unit),
		certificate: certificateState(unit, at),
		stressed: stressedArea(unit, country),
	};
	const broken = rules.filter(
		(rule) =>
			isLaw(rule, at) && concerns(rule, unit, circumstances) && !facts[rule.fact].holds(unit),
	);
	const duties = broken.map((rule) => {
		const { field, says, words: quoted }: FactCheck = facts[rule.fact];
		const quote = quoted?.(unit);
		const sentence = quote === undefined ? says : `"${quote}": ${says}`;
		return finding(rule, { field, says: sentence, severities });
	});
	return [...duties, ...words];
}

/** Whether a unit must not be published with these findings. */
export function isWithheld(findings: readonly Finding[]): boolean {
	return findings.some(({ severity }) => severity === 'withhold');
}

function concerns(
	{ when }: UnitRule,
	unit: AdvertisedUnit,
	circumstances: {
		readonly use: ReturnType<typeof useOf>;
		readonly certificate: ReturnType<typeof certificateState>;
		readonly stressed: StressedArea;
	},
): boolean {
	const { deal, use, kind, certificate, issued, stressed } = when;
	if (deal !== undefined && deal !== unit.deal) return false;
	if (use !== undefined && use !== circumstances.use) return false;
	if (kind !== undefined && kind !== unit.kind) return false;
	if (certificate !== undefined && certificate !== circumstances.certificate) return false;
	if (stressed !== undefined && !stressed.includes(circumstances.stressed)) return false;
	if (issued === undefined) return true;
	const day = unit.energy?.issued;
	if (day === undefined) return issued.until === undefined;
	return issued.from <= day && (issued.until === undefined || day <= issued.until);
}
