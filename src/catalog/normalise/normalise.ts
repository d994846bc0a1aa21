import type { Unit as WireUnit } from '../../crm/contract/unit.ts';
import type { LegalText } from '../../domain/legal.ts';
import type { Site } from '../../domain/site.ts';
import type { Account } from '../account.ts';
import type { ProjectDraft, UnitDraft } from '../draft.ts';
import type { Report } from '../report.ts';
import { createUnitGate } from './gate-unit.ts';
import { createGate } from './gate.ts';

/** Everything of an account that the public may see, and a report of what was left out. */
export interface Normalised {
	readonly units: UnitDraft[];
	readonly projects: readonly ProjectDraft[];
	readonly legal: readonly LegalText[];
	readonly report: Report;
}

/**
 * The privacy gate for an account that lies in memory whole: copies named fields out of the records of the
 * CRM, and nothing else ever goes on to the disk, a log or a page.
 * @throws when the site maps no status of the account; the message holds the map to be filled in.
 */
export function normalise(
	account: Account & { readonly units: readonly WireUnit[] },
	site: Site,
): Normalised {
	const gateUnit = createUnitGate({ site, projects: account.projects });
	const gate = createGate(account, site);
	const drafts = new Map<number, UnitDraft>();
	for (const wire of account.units) {
		const { facts, draft, status } = gateUnit(wire);
		gate.take(facts);
		if (status) gate.seen(status);
		if (draft) drafts.set(wire.id, draft);
	}
	const { published, finish, projects, legal, report } = gate.decide(
		account.units.map(({ id }) => id),
	);
	const units = published.flatMap((id) => {
		const draft = drafts.get(id);
		return draft ? [finish(draft)] : [];
	});
	return { units, projects, legal, report };
}
