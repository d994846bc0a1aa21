import type { Body } from '../../crm/body.ts';
import type { Crm } from '../../crm/client.ts';
import { unitsById } from '../../crm/pages.ts';
import type { Account } from '../../gate/account.ts';
import { createPageGate } from './gate-crm-page.ts';
import { createGate } from '../../gate/gate-account.ts';
import { createDraftShelf } from './packed-drafts.ts';
import type { PullOptions } from './pull.ts';

export type Reading = ReturnType<typeof openReading>;

/** Units that are read by themselves and pass the gate. */
export function openReading(
	crm: Crm,
	{
		account,
		options: { site, today },
	}: { readonly account: Account; readonly options: PullOptions },
) {
	const gatePage = createPageGate({ site, today, ...account });
	const gate = createGate(account, site, { today, isPart: true });
	const shelf = createDraftShelf();
	const asked = new Set<number>();
	const found = new Set<number>();
	const projects = new Set<number>();
	const cities = new Set<string>();
	const brokers = new Set<number>();
	let looksAtIds = true;
	const take = (body: Body) => {
		const page = gatePage(body, undefined);
		for (const facts of page.facts) {
			gate.take(facts);
			if (facts.member) projects.add(facts.member.projectId);
			if (facts.city !== undefined) cities.add(facts.city);
			if (facts.broker) brokers.add(facts.broker.id);
		}
		for (const status of page.statuses) gate.seen(status);
		shelf.put(page.drafts);
		return page;
	};
	const readByIds = unitsById(crm, take, { translations: site.locales });
	return {
		asked,
		found,
		brokers,
		projects: () => new Set(projects),
		cities: () => [...cities],
		drafts: shelf.take,
		async read(ids: readonly number[]): Promise<void> {
			const wanted = ids.filter((id) => !asked.has(id));
			for (const id of wanted) asked.add(id);
			const read = await readByIds(wanted);
			if (!read) looksAtIds = false;
			for (const id of read ?? []) found.add(id);
		},
		/** Whether the CRM has sent only units it was asked for. */
		looksAtIds: () => looksAtIds,
		decide: () => gate.decide([...found].sort((a, b) => a - b)),
	};
}
