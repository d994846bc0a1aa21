import type { BeforeAfter, Changes, Outline } from '../../catalog/queries/changes-to-judge.ts';
import { revealsAddress } from '../../domain/place.ts';
import type { Project } from '../../domain/project.ts';
import { idList } from '../../domain/sentences/counted.ts';
import type { Unit } from '../../domain/unit.ts';
import type { AbsentPhoto } from '../read/load-photos-and-write.ts';
import { type Reason, guardLosses, mostMeant, type Losses } from './loss-guard.ts';

/** The words for one, and for several. */
const words = {
	units: ['unit # is still online', 'units # are still online'],
	addresses: ['the address of unit # is still public', 'the addresses of units # are still public'],
	prices: ['the price of unit # is still public', 'the prices of units # are still public'],
	photos: ['photos of unit # are still public', 'photos of units # are still public'],
	links: ['links of unit # are still public', 'links of units # are still public'],
	projects: ['project # is still online', 'projects # are still online'],
	projectAddresses: [
		'the address of project # is still public',
		'the addresses of projects # are still public',
	],
	projectPhotos: ['photos of project # are still public', 'photos of projects # are still public'],
	projectLinks: ['links of project # are still public', 'links of projects # are still public'],
} as const;
const kinds = Object.keys(words).filter((key): key is keyof typeof words => key in words);

/** What a refused build would have removed or hidden, as ids of units and projects. */
export type Waiting = Readonly<Record<keyof typeof words, readonly number[]>>;

interface WaitingOptions {
	/** Why the build is refused. */
	readonly reasons: readonly Reason[];
	/** Units of which the CRM says itself that they are not public. */
	readonly hidden: ReadonlySet<number>;
	/** Units of which it says that their price is on request. */
	readonly onRequest: ReadonlySet<number>;
	readonly absent: readonly AbsentPhoto[];
	readonly records: (id: number) => BeforeAfter<Unit> | undefined;
	readonly projectRecords: (id: number) => BeforeAfter<Project> | undefined;
}

/** Finds what visitors still see although the CRM does not show it any more. What a reason names is left to it. */
export function findWaiting(
	{ removed, changed, projects }: Changes,
	{ reasons, hidden, onRequest, absent, records, projectRecords }: WaitingOptions,
): Waiting {
	const units = removalsWaiting(
		removed.map(({ id }) => id),
		{ reasons, hidden },
	);
	const goes = new Set(units);
	const isReason = (id: number, what: 'price' | 'photos') =>
		reasons.some(
			({ about }) => typeof about === 'object' && about.what === what && about.ids.includes(id),
		);
	const notHad = new Set(absent.map(({ owner, id, image }) => `${owner} ${id} ${image ?? ''}`));
	const losesPhoto = (owner: AbsentPhoto['owner'], id: number, found: Found) =>
		lostFrom(found, ({ pictures }) => pictures.map((picture) => picture.id ?? picture.jpeg.name))
			// A picture without an id may be any of those that could not be had.
			.some((image) => !notHad.has(`${owner} ${id} ${typeof image === 'number' ? image : ''}`));
	const ofUnits = (loses: (id: number, found: BeforeAfter<Unit>) => boolean) =>
		changed.map(({ after }) => after.id).filter((id) => holds(id, records(id), loses));
	const ofProjects = (loses: (id: number, found: BeforeAfter<Project>) => boolean) =>
		projects.changed.filter((id) => holds(id, projectRecords(id), loses));
	return {
		units,
		addresses: ofUnits((_, found) => hidesAddress(found)),
		prices: changed
			.filter(({ before, after }) => before.cents !== null && after.cents === null)
			.map(({ after }) => after.id)
			.filter((id) => onRequest.has(id) || !isReason(id, 'price')),
		photos: ofUnits((id, found) => !isReason(id, 'photos') && losesPhoto('unit', id, found)),
		links: ofUnits((_, found) => losesLink(found)),
		projects: reasons.every(({ about }) => about === 'units')
			? []
			: projects.removed.filter((project) =>
					removed.every(({ id, projectId }) => projectId !== project || goes.has(id)),
				),
		projectAddresses: ofProjects((_, found) => hidesAddress(found)),
		projectPhotos: ofProjects((id, found) => losesPhoto('project', id, found)),
		projectLinks: ofProjects((_, found) => losesLink(found)),
	};
}

/** "Unit 4711 is still online, the address of unit 4712 is still public"; nothing where nothing waits. */
export function waitingWords(waiting: Waiting): string | undefined {
	const parts = kinds
		.filter((kind) => waiting[kind].length > 0)
		.map((kind) => {
			const [one, several] = words[kind];
			const ids = waiting[kind];
			return (ids.length === 1 ? one : several).replace('#', idList(ids));
		});
	const text = parts.join(', ');
	return text === '' ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}

type Found = BeforeAfter<Pick<Unit, 'pictures' | 'links' | 'place'>>;

/**
 * Units that are removed for certain: where too many do, the CRM may have failed to send them, unless it says itself that
 * they are not public.
 */
function removalsWaiting(
	removed: readonly number[],
	{ reasons, hidden }: Pick<WaitingOptions, 'reasons' | 'hidden'>,
): readonly number[] {
	if (reasons.every(({ about }) => about !== 'units' && about !== 'reading')) return removed;
	const certain = removed.filter((id) => hidden.has(id));
	const isReason = reasons.every(({ about }) => about === 'units');
	return isReason && certain.length === removed.length ? [] : certain;
}

function hidesAddress({ before, after }: Found): boolean {
	return revealsAddress(before.place) && !revealsAddress(after.place);
}

function losesLink(found: Found): boolean {
	return lostFrom(found, ({ links }) => links.map(({ url }) => url)).length > 0;
}

function holds<T>(
	id: number,
	found: BeforeAfter<T> | undefined,
	loses: (id: number, found: BeforeAfter<T>) => boolean,
): boolean {
	return found !== undefined && loses(id, found);
}

function lostFrom<T>({ before, after }: Found, of: (record: Found['before']) => T[]): T[] {
	const kept = new Set(of(after));
	return of(before).filter((each) => !kept.has(each));
}

interface WaitingCommandOptions {
	/** What the refused build was judged by. */
	readonly losses: Losses;
	/** Photos that an outage of their host removes from those units and projects of which this holds. */
	readonly failed: (isRead: (owner: 'unit' | 'project', id: number) => boolean) => number;
	/** Which units of the live site belong to which project. */
	readonly members: readonly { readonly id: number; readonly projectId: number }[];
}

/**
 * A sentence that names the command which removes or hides exactly what waits, or what its first units have of it;
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
	const removals = part.removed.length;
	const accepts = [undefined, removals].find(
		(acceptRemovals) => guardLosses({ ...trial, acceptRemovals }).publish,
	);
	if (accepts === undefined && !guardLosses(trial).publish) return undefined;
	const option = accepts === undefined ? '' : ` --accept-removals ${accepts}`;
	const command = `npm run build -- --units ${[...meant].join(',')}${option}`;
	return all.length > meant.size
		? `\`${command}\` removes that of these ${meant.size} from the site, and the next refusal names the others`
		: `\`${command}\` removes exactly that from the site`;
}

/** The changes that a build of these units and projects would find. */
function partOf(
	{ before, stillOffered, added, removed, changed, projects }: Changes,
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
		removed: removed.filter(isRead),
		changed: changed.filter((unit) => isRead(unit.before) || isRead(unit.after)),
	};
	const isTouched = (id: number) => touched.has(id);
	return {
		...own,
		before,
		after: before - own.removed.length + own.added.length,
		...(stillOffered !== undefined && { stillOffered }),
		projects: {
			added: projects.added.filter(isTouched),
			removed: projects.removed.filter(isTouched),
			changed: projects.changed.filter(isTouched),
			shown: projects.shown.filter(isTouched),
		},
	};
}
