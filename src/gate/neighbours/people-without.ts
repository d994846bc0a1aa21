import type { Team } from '../../crm/contract/team.ts';
import type { BrokerDraft } from '../draft.ts';
import { defined } from '../fields/defined.ts';
import type { HiddenFact } from '../hidden/fact.ts';
import { legalFields } from '../fields/legal.ts';
import { plainText } from '../html/plain-text.ts';
import { wordsWithout } from './words-without.ts';

/** A person of whom nothing tells what a unit hides; none where the name does. */
export function brokerWithout(broker: BrokerDraft, fact: HiddenFact): BrokerDraft | undefined {
	const { tells, line, html } = wordsWithout(fact);
	const { role, abstract, description, logo, phone, email, ...rest } = broker;
	if (tells(broker.name)) return undefined;
	return {
		...rest,
		...defined({
			phone: phone !== undefined && tells(phone) ? undefined : phone,
			email: email !== undefined && tells(email) ? undefined : email,
			role: line(role),
			abstract: line(abstract),
			description: html(description),
			logo: logo && !tells(logo.team) ? logo : undefined,
		}),
	};
}

/** The same of a team whose legal texts are clean; where its name tells, it is named by its id. */
export function teamWithout(team: Team, fact: HiddenFact): Team {
	const { line, html } = wordsWithout(fact);
	const notes = legalFields.map((field) => [field, html(team[field] ?? undefined)]);
	return {
		...team,
		...Object.fromEntries(notes),
		name: line(plainText(team.name)) ?? String(team.id),
	};
}
