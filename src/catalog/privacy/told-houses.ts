import { idList } from '../../domain/id-list.ts';
import type { UnitDraft } from './draft.ts';
import type { Findings } from './report.ts';
import { hiddenAddress } from './hidden-address.ts';
import type { HiddenFact } from './hidden-fact.ts';
import { houseKeys } from './house-mentions.ts';
import { textsWithout } from './texts-without.ts';
import type { UnitFacts } from './unit-facts.ts';

/** What units of other records tell of a house that a unit hides, and what becomes of their texts. */
export interface ToldHouses {
	/** Takes the sentences out of a unit that name street and number of a house that another unit hides. */
	apply(draft: UnitDraft): UnitDraft;
}

/**
 * A house that one unit hides may stand with its number in the texts of any other. Units that show the same house
 * themselves keep it (see `noteSameHouses`), and those of one project are left to `hideWithSiblings`.
 */
export function toldHouses(published: readonly UnitFacts[], findings: Findings): ToldHouses {
	const byKey = new Map<string, UnitFacts[]>();
	for (const facts of published) {
		for (const key of facts.hidden ? new Set(houseKeys(facts.hidden)) : []) {
			byKey.set(key, [...(byKey.get(key) ?? []), facts]);
		}
	}
	const rules = new Map<number, HiddenFact>();
	for (const { id, mentions = [], house } of byKey.size > 0 ? published : []) {
		const hiding = mentions
			.flatMap(({ key }) => byKey.get(key) ?? [])
			.filter((other) => other.id !== id && other.house?.key !== house?.key);
		const fact = factOf(hiding);
		if (!fact) continue;
		rules.set(id, fact);
		const ids = idList([...new Set(hiding.map((other) => other.id))]);
		findings.note(
			`unit ${id}`,
			`its texts may name the house of unit ${ids}, which hides its address; they are published without such sentences, so take them out in the CRM`,
		);
	}
	return {
		apply: (draft) => {
			const fact = rules.get(draft.id);
			return fact ? textsWithout(draft, fact) : draft;
		},
	};
}

function factOf(hiding: readonly UnitFacts[]): HiddenFact | undefined {
	const addresses = hiding.flatMap(({ hidden }) => hidden ?? []);
	return addresses.length === 0 ? undefined : hiddenAddress(addresses, 'numberedHouses');
}
