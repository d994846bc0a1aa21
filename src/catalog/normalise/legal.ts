import type { Team } from '../../crm/contract/team.ts';
import { LegalKind } from '../../domain/legal.ts';
import type { LegalText } from '../../domain/legal.ts';
import type { Locale } from '../../domain/locale.ts';
import { sanitise } from './sanitise.ts';

/** The legal texts of the account's teams: of each kind the first one, in the teams' own order. */
export function legalTexts(teams: readonly Team[], locale: Locale): LegalText[] {
	const inOrder = [...teams].sort(
		(a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || a.id - b.id,
	);
	return LegalKind.options.flatMap((kind) => {
		const html = inOrder.map((team) => sanitise(team[fields[kind]])).find(Boolean);
		return html === undefined ? [] : [{ kind, html: { [locale]: raiseHeadings(html) } }];
	});
}

/** The page of a legal text has nothing between its own heading and the text. */
function raiseHeadings(html: string): string {
	return html.replaceAll(/<(\/?)h([3-5])>/g, (_, slash: string, level: string) => {
		return `<${slash}h${Number(level) - 1}>`;
	});
}

const fields = {
	imprint: 'imprint_note',
	privacy: 'privacy_note',
	terms: 'terms_note',
	cancellation: 'cancellation_policy_note',
} as const satisfies Record<LegalKind, keyof Team>;
