import type { Team } from '../crm/contract/team.ts';
import { publishedTexts } from '../domain/law/advertised-unit.ts';
import { isExpired } from '../domain/law/certificate.ts';
import {
	completeness,
	dutyWords,
	findingSentence,
	imprintFindings,
	hidesUnit,
	textFindings,
} from '../domain/law/findings.ts';
import { textRules } from '../domain/law/all-rules.ts';
import type { LegalText } from '../domain/legal.ts';
import { seatOf } from '../domain/office.ts';
import type { Site } from '../domain/site.ts';
import type { ProjectDraft, UnitDraft } from './draft.ts';
import { legalFields } from './fields/legal.ts';

interface Law {
	readonly site: Site;
	/** ISO date: the law of that day. */
	readonly today: string;
}

/** Whose law holds for a record: a place that names no country lies in that of the company. */
function lawFor({ place }: Pick<UnitDraft, 'place'>, { site, today }: Law) {
	return { country: place.country ?? seatOf(site), today, severities: site.law.rules };
}

/** What a unit lacks by law, in words, and why it may not be published with that. */
export function unitDuties(
	draft: UnitDraft,
	law: Law,
): { readonly duties: readonly string[]; readonly hidden?: string } {
	const findings = completeness(draft, lawFor(draft, law));
	const duties = findings.map(dutyWords);
	if (!hidesUnit(findings)) return { duties };
	const [first] = findings.filter(({ severity }) => severity === 'withhold').map(dutyWords);
	return { duties, hidden: `because the law asks for more: ${first}` };
}

/**
 * The unit with a mark on an energy certificate that is no longer valid. The mark is part of the record, so a
 * page that says so is made again on the day the certificate expires, like any page whose record changes.
 */
export function withCertificateAge(draft: UnitDraft, law: Law): UnitDraft {
	const { energy } = draft;
	if (!energy || !isExpired(energy, lawFor(draft, law))) return draft;
	return { ...draft, energy: { ...energy, expired: true } };
}

/** What the texts of a project lack by law, in words. */
export function projectDuties(draft: ProjectDraft, law: Law): string[] {
	return textFindings(textRules, publishedTexts(draft), lawFor(draft, law)).map(dutyWords);
}

/** What the texts of the company lack by law, a line each. @param legal those of the teams that are published */
export function companyDuties(
	teams: readonly Team[],
	legal: readonly LegalText[],
	{ site, today }: Law,
): string[] {
	const seat = seatOf(site);
	const at = { today, severities: site.law.rules, country: seat };
	const words = teams.flatMap((team) =>
		textFindings(textRules, notesOf(team), at).map((found) =>
			findingSentence(`team ${team.id}`, found),
		),
	);
	const imprints = legal
		.filter(({ kind }) => kind === 'imprint')
		.flatMap(({ html, of, others = [] }) => [{ html, of }, ...others]);
	const lacks = imprints.flatMap(({ html, of }) => {
		const office = site.offices.find(({ name }) => name === of);
		const country = office?.country ?? seat;
		const record = of === undefined ? 'the imprint of the CRM' : `the imprint of ${of} in the CRM`;
		return Object.values(html).flatMap((text) =>
			imprintFindings(text, { ...at, country }).map((found) => findingSentence(record, found)),
		);
	});
	return [...words, ...lacks].map((line) => `${line}.`);
}

function* notesOf(team: Team): Generator<readonly [field: string, text: string]> {
	for (const field of legalFields) yield [field, team[field] ?? ''];
}
