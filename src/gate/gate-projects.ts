import { unwrap } from '../crm/contract/field.ts';
import type { Project as WireProject } from '../crm/contract/project.ts';
import { idList } from '../domain/sentences/id-list.ts';
import type { Site } from '../domain/site.ts';
import type { Account } from './account.ts';
import type { BrokerDraft, ProjectDraft } from './draft.ts';
import type { Findings } from './report.ts';
import { brokerOf } from './broker.ts';
import { projectDraft } from './public-project.ts';
import type { Sibling } from './neighbours/siblings.ts';
import { teamLogos } from './fields/team-logo.ts';
import type { UnitFacts } from './neighbours/unit-facts.ts';

/** What is known when it is decided about projects. */
export interface Context {
	readonly site: Site;
	readonly findings: Findings;
	/** ISO date. */
	readonly today: string;
	/** By project. */
	readonly members: ReadonlyMap<number, readonly Broked[]>;
}

type Broked = Sibling & { readonly broker: BrokerDraft | undefined };

/** The published units of each project. */
export function membersOf(published: readonly UnitFacts[]): Map<number, Broked[]> {
	return Map.groupBy(
		published.flatMap(({ id, member, broker }) => (member ? [{ ...member, id, broker }] : [])),
		({ projectId }) => projectId,
	);
}

/** The projects that have a published unit, reduced to what is public of them. */
export function publicProjects(
	account: Account,
	published: readonly UnitFacts[],
	{ site, findings, today, members }: Context,
): ProjectDraft[] {
	const brokers = brokersById(account, published, findings);
	const broker = (id: number | null | undefined) => brokers.get(id ?? 0);
	return account.projects.flatMap((wire: WireProject) => {
		const own = members.get(wire.id) ?? [];
		if (own.length === 0) return [];
		// Not documented for projects, but a project that says so is not meant for visitors.
		if ((unwrap(wire['archived']) ?? false) !== false) {
			findings.note(`project ${wire.id}`, 'is archived and not published');
			return [];
		}
		noteTellingUnits(wire, own, findings);
		return [projectDraft(wire, own, { site, findings, today, broker })];
	});
}

/** Units say for themselves whether they show their address; who has hidden that of the project may not know it. */
function noteTellingUnits(
	{ id, hide_address }: WireProject,
	own: readonly Sibling[],
	findings: Findings,
): void {
	if (hide_address !== true || own.some(({ hiddenAddress }) => hiddenAddress)) return;
	const telling = own.filter(({ shownPlace }) => shownPlace?.street !== undefined);
	const [units, show] = telling.length === 1 ? ['unit', 'shows its own'] : ['units', 'show theirs'];
	if (telling.length === 0) return;
	findings.note(
		`project ${id}`,
		`hides its address, and ${units} ${idList(telling.map((unit) => unit.id))} of it ${show}; hide or show that of all in the CRM`,
	);
}

function brokersById(
	{ brokers, teams }: Account,
	published: readonly UnitFacts[],
	{ note }: Findings,
): Map<number, BrokerDraft> {
	const logos = teamLogos(teams);
	const listed = brokers.map((broker) => brokerOf(broker, logos, note));
	const embedded = published.map(({ broker }) => broker);
	const known = new Map<number, BrokerDraft>();
	for (const broker of [...listed, ...embedded]) if (broker) known.set(broker.id, broker);
	return known;
}
