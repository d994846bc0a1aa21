import type { Team } from '../../crm/contract/team.ts';
import { idList } from '../../domain/sentences/id-list.ts';
import type { Office } from '../../domain/office.ts';
import type { BrokerDraft, ProjectDraft, UnitDraft } from '../draft.ts';
import { brokerTexts, draftTexts, textsIn } from '../hidden/draft-texts.ts';
import { hiddenAddress } from '../hidden/address.ts';
import type { HiddenFact } from '../hidden/fact.ts';
import { houseKey } from '../hidden/house-key.ts';
import {
	houseKeys,
	houseMentions,
	namesHouse,
	type HouseMention,
} from '../hidden/house-mentions.ts';
import { legalFields } from '../fields/legal.ts';
import { brokerWithout, teamWithout } from './people-without.ts';
import { projectWithout } from './project-without.ts';
import type { Findings } from '../report.ts';
import { sanitise } from '../html/sanitise.ts';
import { textsWithout } from './texts-without.ts';
import type { UnitFacts } from './unit-facts.ts';
import type { WireAddress } from '../fields/wire-address.ts';

/**
 * Takes out the sentences that name street and number of a house which some unit hides: they may stand in the texts of
 * any other record, or of its broker. Records that show the same house themselves keep them (see `noteSameHouses`),
 * units of one project are left to `hideWithSiblings`, and people and teams may say where the company's own offices are.
 */
export function toldHouses(
	published: readonly UnitFacts[],
	{
		findings,
		offices,
		people,
	}: {
		readonly findings: Findings;
		readonly offices: readonly Office[];
		/** Whoever is shown with a unit or project; one person may come in several forms. */
		readonly people: Iterable<BrokerDraft>;
	},
) {
	const byKey = new Map<string, UnitFacts[]>();
	for (const facts of published) {
		for (const key of facts.hidden ? new Set(houseKeys(facts.hidden)) : []) {
			byKey.set(key, [...(byKey.get(key) ?? []), facts]);
		}
	}
	const isNone = byKey.size === 0;
	const ownHouses = new Set(offices.map((office) => houseKey({ ...office, zip_code: office.zip })));
	let isAnyNamed =
		published.some(({ mentions = [] }) => mentions.some(({ isRoad }) => isRoad)) ||
		namesHouse([...people].flatMap(brokerTexts), offices);

	/** What a record must not tell, which the report says, too. */
	function factFor(
		record: string,
		mentions: readonly HouseMention[],
		isSecret: (hiding: UnitFacts) => boolean,
	): HiddenFact | undefined {
		const hiding = mentions.flatMap(({ key }) => byKey.get(key) ?? []).filter(isSecret);
		const addresses = hiding.flatMap(({ hidden }) => hidden ?? []);
		if (addresses.length === 0) return undefined;
		const ids = idList([...new Set(hiding.map(({ id }) => id))]);
		findings.note(
			record,
			`its texts may name the house of unit ${ids}, which hides its address; they are published without such sentences, so take them out in the CRM`,
		);
		return hiddenAddress(addresses, 'numberedHouses');
	}
	const ofCompany = (record: string, texts: readonly string[]) =>
		factFor(record, texts.flatMap(houseMentions), ({ house }) => !ownHouses.has(house?.key));

	const units = new Map<number, HiddenFact>();
	for (const { id, mentions = [], house } of isNone ? [] : published) {
		const fact = factFor(`unit ${id}`, mentions, (other) => {
			return other.id !== id && other.house?.key !== house?.key;
		});
		if (fact) units.set(id, fact);
	}
	const brokers = new Map<number, HiddenFact>();
	for (const [id, forms] of isNone ? [] : Map.groupBy(people, (person) => person.id)) {
		const fact = ofCompany(`broker ${id}`, forms.flatMap(brokerTexts));
		if (fact) brokers.set(id, fact);
	}
	function withBroker<T extends { broker?: BrokerDraft }>(draft: T): T {
		const fact = draft.broker && brokers.get(draft.broker.id);
		if (!draft.broker || !fact) return draft;
		const broker = brokerWithout(draft.broker, fact);
		const result: T = { ...draft, ...(broker && { broker }) };
		if (!broker) delete result.broker;
		return result;
	}
	return {
		/** The hidden houses (see `houseKeys`). */
		keys: new Set(byKey.keys()),
		/** Whether a text of these units, projects and people names a road with a number, which any other unit may hide. */
		get isAnyNamed() {
			return isAnyNamed;
		},
		unit: (draft: UnitDraft) => {
			const fact = units.get(draft.id);
			return withBroker(fact ? textsWithout(draft, fact) : draft);
		},
		/** @param shown the address of the project, where it is public */
		project: (draft: ProjectDraft, shown: WireAddress | undefined) => {
			const texts = draftTexts(draft);
			isAnyNamed ||= namesHouse(texts, shown ? [shown] : []);
			if (isNone) return draft;
			const own = shown && houseKey(shown);
			const mentions = texts.flatMap(houseMentions);
			const fact = factFor(`project ${draft.id}`, mentions, ({ house }) => {
				return own === undefined || house?.key !== own;
			});
			return withBroker(fact ? projectWithout(draft, fact) : draft);
		},
		team: (team: Team) => {
			if (isNone) return team;
			const notes = legalFields.map((field) => [field, sanitise(team[field])] as const);
			const clean: Team = { ...team, ...Object.fromEntries(notes) };
			const fact = ofCompany(`team ${team.id}`, textsIn([team.name, notes]));
			return fact ? teamWithout(clean, fact) : team;
		},
	};
}
