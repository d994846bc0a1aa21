import { unwrap } from '../../crm/contract/field.ts';
import type { Project as WireProject } from '../../crm/contract/project.ts';
import type { LegalText } from '../../domain/legal.ts';
import type { Site } from '../../domain/site.ts';
import type { BrokerDraft, ProjectDraft, UnitDraft } from '../draft.ts';
import type { Pulled } from '../pull.ts';
import { createFindings } from '../report.ts';
import type { Findings, Report } from '../report.ts';
import { brokerOf } from './broker.ts';
import { withOneNamePerCity } from './city-names.ts';
import { legalTexts } from './legal.ts';
import { projectDraft } from './project.ts';
import type { Member } from './project.ts';
import { statusesSeen, statusMap, statusOf, unknownStatuses } from './status.ts';
import type { StatusMap } from './status.ts';
import { unitDraft } from './unit.ts';

/** Everything of a pull that the public may see, and a report of what was left out. */
export interface Normalised {
	readonly units: UnitDraft[];
	readonly projects: ProjectDraft[];
	readonly legal: LegalText[];
	readonly report: Report;
}

/**
 * The privacy gate: copies named fields out of the records of the CRM, and nothing else ever goes on to
 * the disk, a log or a page.
 * @throws when the site maps no status of the account; the message holds the map to be filled in.
 */
export function normalise(pulled: Pulled, site: Site): Normalised {
	const findings = createFindings(pulled);
	const account = pulled.statuses ?? [];
	const map = statusMap(site, account.length > 0 ? account : statusesSeen(pulled.units));
	for (const name of account.length > 0 ? unknownStatuses(site, account) : []) {
		findings.note('src/site.config.ts', `the account has no status "${name}"`);
	}
	const members = publicUnits(pulled, { site, findings, map });
	const projects = publicProjects(pulled, members, { site, findings });
	const ids = new Set(projects.map(({ id }) => id));
	const units = withOneNamePerCity(members.map(({ draft }) => withoutMissingProject(draft, ids)));
	return {
		units,
		projects,
		legal: legalTexts(pulled.teams, site.defaultLocale),
		report: findings.report,
	};
}

interface Context {
	readonly site: Site;
	readonly findings: Findings;
}

function publicUnits(
	{ units, projects }: Pulled,
	context: Context & { readonly map: StatusMap },
): Member[] {
	const members: Member[] = [];
	const projectById = new Map(projects.map((project) => [project.id, project]));
	for (const wire of units) {
		const reason = (text: string) => context.findings.withhold(wire.id, text);
		const status = statusOf(wire);
		const project = projectById.get(wire.project_id ?? 0);
		const mapped = status && context.map(status);
		if (wire.archived === true) reason('archived');
		else if (!status) reason('without a status');
		else if (!mapped) {
			reason(`status "${status.name ?? ''}" (${status.id}) is not in src/site.config.ts`);
		} else members.push({ wire, draft: unitDraft(wire, mapped, { ...context, project }) });
	}
	return members;
}

function publicProjects(
	pulled: Pulled,
	members: readonly Member[],
	context: Context,
): ProjectDraft[] {
	const brokers = brokersById(pulled, members);
	const broker = (id: number | null | undefined) => brokers.get(id ?? 0);
	return pulled.projects.flatMap((wire: WireProject) => {
		const own = members.filter(({ draft }) => draft.projectId === wire.id);
		if (own.length === 0) return [];
		// Not documented for projects, but a project that says so is not meant for visitors.
		if (unwrap(wire['archived']) === true) {
			context.findings.note(`project ${wire.id}`, 'is archived and not published');
			return [];
		}
		return [projectDraft(wire, own, { ...context, broker })];
	});
}

function brokersById({ brokers }: Pulled, members: readonly Member[]): Map<number, BrokerDraft> {
	const listed = brokers.map(brokerOf);
	const embedded = members.map(({ draft }) => draft.broker);
	const known = new Map<number, BrokerDraft>();
	for (const broker of [...listed, ...embedded]) if (broker) known.set(broker.id, broker);
	return known;
}

function withoutMissingProject(draft: UnitDraft, published: ReadonlySet<number>): UnitDraft {
	const { projectId, ...rest } = draft;
	return projectId === undefined || published.has(projectId) ? draft : rest;
}
