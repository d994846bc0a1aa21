import type { Body } from '../../crm/body.ts';
import type { Project as WireProject } from '../../crm/contract/project.ts';
import type { PropertyStatus } from '../../crm/contract/status.ts';
import type { Team } from '../../crm/contract/team.ts';
import { Unit } from '../../crm/contract/unit.ts';
import { decodeEach, idOf, type Problem } from '../../crm/decode.ts';
import { readListBody } from '../../crm/list-body.ts';
import type { Page } from '../../crm/page.ts';
import { quickDecoder } from '../../crm/quick-decode.ts';
import type { Site } from '../../domain/site.ts';
import { addFieldKeys } from './field-keys.ts';
import { createPacker, type PackedDrafts } from './packed-drafts.ts';
import { createUnitGate } from '../../gate/gate-unit.ts';
import { furtherUnitFields } from '../../gate/public-unit.ts';
import type { UnitFacts } from '../../gate/neighbours/unit-facts.ts';

const quick = quickDecoder(Unit, furtherUnitFields);

/** What the gate has to know before the first unit. */
export interface GateContext {
	readonly site: Site;
	readonly projects: readonly WireProject[];
	/** Empty when the key may not read them. */
	readonly teams: readonly Team[];
	/** ISO 8601 time of the reading, or its day: its law counts, and nothing has happened after it. */
	readonly today: string;
}

/** A page of units behind the privacy gate: of the records themselves nothing is left. */
export interface GatedPage extends Page {
	readonly facts: readonly UnitFacts[];
	readonly statuses: readonly PropertyStatus[];
	/** Keys of the custom fields that the units carry. */
	readonly fieldKeys: ReadonlySet<string>;
	/** Of records that have no id. */
	readonly problems: readonly Problem[];
	readonly drafts: PackedDrafts;
}

/**
 * Decodes pages of units and lets each unit pass the gate.
 * @param page for messages; absent for units that were asked for by themselves
 */
export function createPageGate(
	context: GateContext,
): (body: Body, page: number | undefined) => GatedPage {
	const gateUnit = createUnitGate(context);
	const packer = createPacker();
	return (body, page) => {
		const { total, records } = readListBody(body);
		const where = page === undefined ? 'an answer' : `page ${page}`;
		const ids: (number | undefined)[] = [];
		const facts = new Map<number, UnitFacts>();
		const statuses = new Map<number, PropertyStatus>();
		const fieldKeys = new Set<string>();
		const nameless: Problem[] = [];
		const noted = noting(records, (record) => ids.push(idOf(record)));
		for (const { value, problems } of decodeEach(Unit, noted, 'unit', { where, quick })) {
			if (value) addFieldKeys(fieldKeys, value);
			const gated = value && gateUnit(value);
			const id = gated?.facts.id ?? ids.at(-1);
			if (id === undefined) {
				nameless.push(...problems);
				continue;
			}
			const own = gated?.facts ?? { id, isUnreadable: true };
			const found = [...problems, ...(own.problems ?? [])];
			facts.set(id, found.length > 0 ? { ...own, problems: found } : own);
			if (gated?.draft) packer.add(gated.draft);
			if (gated?.status) statuses.set(gated.status.id, gated.status);
		}
		return {
			ids,
			total,
			facts: [...facts.values()],
			statuses: [...statuses.values()],
			fieldKeys,
			problems: nameless,
			drafts: packer.pack(),
		};
	};
}

function* noting<T>(things: Iterable<T>, note: (thing: T) => void): Generator<T> {
	for (const thing of things) {
		note(thing);
		yield thing;
	}
}
