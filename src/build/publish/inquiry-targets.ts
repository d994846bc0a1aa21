import type { Outlines, ProjectOutline, UnitOutline } from '../../catalog/queries/outlines.ts';
import type { PublishedTarget } from '../../domain/inquiry.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Site } from '../../domain/site.ts';
import { isOnOffer } from '../../domain/status.ts';
import type { Unit } from '../../domain/unit.ts';
import { locationOf } from '../../view/feeds/calendar.ts';
import { headline } from '../../view/unit/name.ts';
import { projectName } from '../../view/project/name.ts';
import type { Change, TargetKey } from '../../release/release-draft.ts';

type Known = Pick<Outlines, 'unit' | 'unitRecord' | 'project' | 'reachable'>;
type TargetSettings = Pick<Site, 'defaultLocale' | 'people'>;

/** What and whom visitors of a release may ask; titles are in the language the company works in. */
export function* inquiryTargets(
	outlines: Outlines,
	site: TargetSettings,
): Generator<PublishedTarget> {
	const locale = site.defaultLocale;
	for (const unit of outlines.units()) {
		const target = unitTarget(unit, outlines, locale);
		if (target) yield target;
	}
	for (const project of outlines.projects()) yield projectTarget(project, locale);
	yield* personTargets(outlines, site);
}

/** What visitors may and may not ask about any more, when only some units and projects have changed. */
export function changedTargets(
	outlines: Known,
	{
		changed,
		before,
		site,
	}: {
		readonly changed: Iterable<TargetKey>;
		readonly before: Pick<Outlines, 'reachable'>;
		readonly site: TargetSettings;
	},
): Change<PublishedTarget, TargetKey> {
	const locale = site.defaultLocale;
	// There are few people: all of them are put.
	const put: PublishedTarget[] = personTargets(outlines, site);
	const people = new Set(put.map(({ id }) => id));
	const drop: TargetKey[] = personTargets(before, site).filter(({ id }) => !people.has(id));
	for (const key of changed) {
		const unit = key.kind === 'unit' ? outlines.unit(key.id) : undefined;
		const project = key.kind === 'project' ? outlines.project(key.id) : undefined;
		const target = unit
			? unitTarget(unit, outlines, locale)
			: project && projectTarget(project, locale);
		if (target) put.push(target);
		else drop.push(key);
	}
	return { put, drop };
}

function unitTarget(
	unit: UnitOutline,
	outlines: Pick<Outlines, 'unitRecord'>,
	locale: Locale,
): PublishedTarget | undefined {
	const { id, status, reference, brokerId, projectId, city, district, viewings = [] } = unit;
	if (!isOnOffer(status)) return undefined;
	const title = headline({ ...unit, place: { city, district } }, locale, locale).text;
	return {
		kind: 'unit',
		id,
		title,
		reference,
		...(brokerId !== undefined && { brokerId }),
		...(projectId !== undefined && { projectId }),
		// Those that nobody can book, too: somebody may have booked one before.
		...(viewings.length > 0 && { viewings, ...whereabouts(outlines.unitRecord(id)) }),
	};
}

function whereabouts(unit: Unit | undefined): Pick<PublishedTarget, 'where' | 'team'> {
	const where = unit && locationOf(unit.place);
	const team = unit?.broker?.department;
	return { ...(where && { where }), ...(team !== undefined && { team }) };
}

/** Whoever has a page of their own. */
function personTargets(
	outlines: Pick<Outlines, 'reachable'>,
	{ people }: TargetSettings,
): PublishedTarget[] {
	if (people !== 'pages') return [];
	return outlines.reachable().map(({ id, name }) => {
		return { kind: 'person', id, title: name, reference: String(id), brokerId: id };
	});
}

function projectTarget(project: ProjectOutline, locale: Locale): PublishedTarget {
	const { id, title, brokerId, city, district } = project;
	const { text } = projectName({ title, place: { city, district } }, locale, locale);
	return {
		kind: 'project',
		id,
		title: text,
		reference: String(id),
		...(brokerId !== undefined && { brokerId }),
	};
}
