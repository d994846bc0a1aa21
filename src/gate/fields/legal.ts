import type { Team } from '../../crm/contract/team.ts';
import { LegalKind, type LegalText } from '../../domain/legal.ts';
import type { Locale } from '../../domain/locale.ts';
import { plainText } from '../html/plain-text.ts';
import { sanitise } from '../html/sanitise.ts';

/**
 * The legal texts of the account's teams, in the teams' own order. Where teams have different texts of one
 * kind, as offices have imprints, each is kept under the team's name.
 */
export function legalTexts(teams: readonly Team[], locale: Locale): LegalText[] {
	const inOrder = [...teams].sort(
		(a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || a.id - b.id,
	);
	return LegalKind.options.flatMap((kind): LegalText[] => {
		const field = fieldOf[kind];
		if (field === undefined) return [];
		const written = inOrder.flatMap((team) => {
			const html = sanitise(team[field]);
			return html === undefined ? [] : [{ of: plainText(team.name) ?? String(team.id), html }];
		});
		const different = written.filter(
			({ html }, at) => at === written.findIndex((other) => other.html === html),
		);
		const [first, ...others] = different;
		if (!first) return [];
		if (others.length === 0) return [{ kind, html: { [locale]: raiseHeadings(first.html) } }];
		return [
			{
				kind,
				of: first.of,
				html: { [locale]: first.html },
				others: others.map(({ of, html }) => ({ of, html: { [locale]: html } })),
			},
		];
	});
}

/** The page of one text alone has nothing between its own heading and the text. */
function raiseHeadings(html: string): string {
	return html.replaceAll(/<(\/?)h([3-5])>/g, (_, slash: string, level: string) => {
		return `<${slash}h${Number(level) - 1}>`;
	});
}

/** The account keeps no statement on accessibility. */
const fieldOf = {
	imprint: 'imprint_note',
	privacy: 'privacy_note',
	terms: 'terms_note',
	cancellation: 'cancellation_policy_note',
	accessibility: undefined,
} as const satisfies Record<LegalKind, keyof Team | undefined>;

/** The fields of a team that hold its legal texts. */
export const legalFields = Object.values(fieldOf).filter((field) => field !== undefined);
