import { isOnOffer } from '../status.ts';
import { useOf, type AdvertisedUnit } from './advertised-unit.ts';
import { austria } from './austria.ts';
import { certificateState } from './certificate.ts';
import { facts } from './facts.ts';
import { germany } from './germany.ts';
import { odrFindings } from './odr-link.ts';
import { publishedTexts } from './published-texts.ts';
import type { Severities } from './rule-id.ts';
import { finding, isLaw, type Finding } from './rule.ts';
import { spain } from './spain.ts';
import type { UnitRule } from './unit-rule.ts';

/** Every rule about units, of every country and time. */
export const unitRules: readonly UnitRule[] = [...germany, ...austria, ...spain];

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
	const links = odrFindings(publishedTexts(unit), { today, severities });
	if (!isOnOffer(unit.status)) return links;
	const at = { country, today };
	const circumstances = { use: useOf(unit), certificate: certificateState(unit, at) };
	const broken = rules.filter(
		(rule) =>
			isLaw(rule, at) && concerns(rule, unit, circumstances) && !facts[rule.fact].holds(unit),
	);
	const duties = broken.map((rule) => {
		const { field, says } = facts[rule.fact];
		return finding(rule, { field, says, severities });
	});
	return [...duties, ...links];
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
	},
): boolean {
	const { deal, use, kind, certificate, issued } = when;
	if (deal !== undefined && deal !== unit.deal) return false;
	if (use !== undefined && use !== circumstances.use) return false;
	if (kind !== undefined && kind !== unit.kind) return false;
	if (certificate !== undefined && certificate !== circumstances.certificate) return false;
	if (issued === undefined) return true;
	const day = unit.energy?.issued;
	if (day === undefined) return issued.until === undefined;
	return issued.from <= day && (issued.until === undefined || day <= issued.until);
}
