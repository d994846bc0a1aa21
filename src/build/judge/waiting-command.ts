import type { Changes, Outline } from '../../catalog/queries/changes-to-judge.ts';
import { guardLosses, mostMeant, type Losses } from './loss-guard.ts';
import type { Waiting } from './waiting.ts';

export interface WaitingCommandOptions {
	/** What the refused build was judged by. */
	readonly losses: Losses;
	/** Photos that an outage takes off those units and projects of which this holds. */
	readonly failed: (isRead: (owner: 'unit' | 'project', id: number) => boolean) => number;
	/** Which units of the live site belong to which project. */
	readonly members: readonly { readonly id: number; readonly projectId: number }[];
}

/**
 * A sentence that names the command which takes exactly what waits off the site, or what its first units have of it;
 * nothing where that would be refused as well. A build of named units reads their projects whole.
 */
export function waitingCommand(
	waiting: Waiting,
	{ losses, failed, members }: WaitingCommandOptions,
): string | undefined {
	const { units, addresses, prices, photos, links, ...ofProjects } = waiting;
	const projects = new Set(Object.values(ofProjects).flat());
	const ownUnits = [units, addresses, prices, photos, links].flat();
	const isOf = (project: number) => (id: number) =>
		members.some((member) => member.id === id && member.projectId === project);
	const chosen = [...projects].flatMap((project) =>
		ownUnits.some(isOf(project))
			? []
			: members.filter(({ projectId }) => projectId === project).slice(0, 1),
	);
	const all = [...new Set([...ownUnits, ...chosen.map(({ id }) => id)])];
	const meant = new Set(all.slice(0, mostMeant));
	if (meant.size === 0) return undefined;
	const { changes, undescribed, images, acceptRemovals: _, ...rest } = losses;
	const touched = new Set(
		[...members, ...changes.added, ...changes.changed.map(({ after }) => after)].flatMap(
			({ id, projectId }) => (meant.has(id) && projectId !== null ? [projectId] : []),
		),
	);
	const isRead = ({ id, projectId }: Pick<Outline, 'id' | 'projectId'>) =>
		meant.has(id) || (projectId !== null && touched.has(projectId));
	const part = partOf(changes, { isRead, touched });
	const trial: Losses = {
		...rest,
		changes: part,
		undescribed: undescribed.filter(isRead),
		images: {
			...images,
			failed: failed((owner, id) =>
				owner === 'project'
					? touched.has(id)
					: !meant.has(id) && members.some((each) => each.id === id && isRead(each)),
			),
		},
		acceptShown: undefined,
		meant,
	};
	const removals = part.gone.length;
	const accepts = [undefined, removals].find(
		(acceptRemovals) => guardLosses({ ...trial, acceptRemovals }).publish,
	);
	if (accepts === undefined && !guardLosses(trial).publish) return undefined;
	const option = accepts === undefined ? '' : ` --accept-removals ${accepts}`;
	const command = `npm run build -- --units ${[...meant].join(',')}${option}`;
	return all.length > meant.size
		? `\`${command}\` takes that of these ${meant.size} off the site, and the next refusal names the others`
		: `\`${command}\` takes exactly that off the site`;
}

/** The changes that a build of these units and projects would find. */
function partOf(
	{ before, stillOffered, added, gone, changed, projects }: Changes,
	{
		isRead,
		touched,
	}: {
		readonly isRead: (unit: Outline) => boolean;
		readonly touched: ReadonlySet<number>;
	},
): Changes {
	const own = {
		added: added.filter(isRead),
		gone: gone.filter(isRead),
		changed: changed.filter((unit) => isRead(unit.before) || isRead(unit.after)),
	};
	const isTouched = (id: number) => touched.has(id);
	return {
		...own,
		before,
		after: before - own.gone.length + own.added.length,
		...(stillOffered !== undefined && { stillOffered }),
		projects: {
			added: projects.added.filter(isTouched),
			gone: projects.gone.filter(isTouched),
			changed: projects.changed.filter(isTouched),
			shown: projects.shown.filter(isTouched),
		},
	};
}
