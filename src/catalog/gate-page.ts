import { readBody, type Body } from '../crm/body.ts';
import { List } from '../crm/contract/field.ts';
import type { Project as WireProject } from '../crm/contract/project.ts';
import type { PropertyStatus } from '../crm/contract/status.ts';
import { Unit } from '../crm/contract/unit.ts';
import { decodeRecords, idOf, type Problem } from '../crm/decode.ts';
import type { Page } from '../crm/pass.ts';
import { quickDecoder } from '../crm/quick-decode.ts';
import type { Site } from '../domain/site.ts';
import type { UnitDraft } from './draft.ts';
import { packDrafts, type PackedDrafts } from './packed-drafts.ts';
import { createUnitGate } from './normalise/gate-unit.ts';
import { furtherUnitFields } from './normalise/unit.ts';
import type { UnitFacts } from './normalise/unit-facts.ts';

const quickUnit = quickDecoder(Unit, furtherUnitFields);

/** What the gate has to know before the first unit. Can be handed to another thread. */
export interface GateContext {
	readonly site: Site;
	readonly projects: readonly WireProject[];
}

/** A page of units behind the privacy gate: of the records themselves nothing is left. */
export interface GatedPage extends Page {
	readonly facts: readonly UnitFacts[];
	readonly statuses: readonly PropertyStatus[];
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
	return (body, page) => {
		const list = readBody(body, List);
		const records = Array.isArray(list) ? list : list.data;
		const where = page === undefined ? 'an answer' : `page ${page}`;
		const decoded = decodeRecords(Unit, records, 'unit', { where, quick: quickUnit });
		const facts = new Map<number, UnitFacts>();
		const statuses = new Map<number, PropertyStatus>();
		const drafts: UnitDraft[] = [];
		for (const wire of decoded.records) {
			const gated = gateUnit(wire);
			facts.set(wire.id, gated.facts);
			if (gated.draft) drafts.push(gated.draft);
			if (gated.status) statuses.set(gated.status.id, gated.status);
		}
		const ofUnits = Map.groupBy(decoded.problems, ({ id }) => id);
		for (const [id, problems] of ofUnits) {
			if (id === undefined) continue;
			const own = facts.get(id) ?? { id, isUnreadable: true };
			facts.set(id, { ...own, problems: [...problems, ...(own.problems ?? [])] });
		}
		return {
			ids: records.map(idOf),
			total: Array.isArray(list) ? undefined : list.meta?.total_count,
			facts: [...facts.values()],
			statuses: [...statuses.values()],
			problems: ofUnits.get(undefined) ?? [],
			drafts: packDrafts(drafts),
		};
	};
}
