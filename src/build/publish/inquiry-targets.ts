import type { Outlines, ProjectOutline, UnitOutline } from '../../catalog/queries/outlines.ts';
import type { PublishedTarget } from '../../domain/inquiry.ts';
import type { Locale } from '../../domain/locale.ts';
import { isOnOffer } from '../../domain/status.ts';
import { headline } from '../../view/unit/name.ts';
import { projectName } from '../../view/project/name.ts';
import type { Change, TargetKey } from '../../release/release-draft.ts';

/** What visitors of a release may ask about; titles are in the language the company works in. */
export function* inquiryTargets(outlines: Outlines, locale: Locale): Generator<PublishedTarget> {
	for (const unit of outlines.units()) {
		const target = unitTarget(unit, locale);
		if (target) yield target;
	}
	for (const project of outlines.projects()) yield projectTarget(project, locale);
}

/** What visitors may and may not ask about any more, when only some units and projects have changed. */
export function changedTargets(
	outlines: Outlines,
	{ changed, locale }: { readonly changed: Iterable<TargetKey>; readonly locale: Locale },
): Change<PublishedTarget, TargetKey> {
	const put: PublishedTarget[] = [];
	const drop: TargetKey[] = [];
	for (const key of changed) {
		const unit = key.kind === 'unit' ? outlines.unit(key.id) : undefined;
		const project = key.kind === 'project' ? outlines.project(key.id) : undefined;
		const target = unit ? unitTarget(unit, locale) : project && projectTarget(project, locale);
		if (target) put.push(target);
		else drop.push(key);
	}
	return { put, drop };
}

function unitTarget(unit: UnitOutline, locale: Locale): PublishedTarget | undefined {
	const { id, status, reference, brokerId, projectId, city, district, viewings = [] } = unit;
	const bookable = viewings.filter(({ places }) => places !== undefined);
	if (!isOnOffer(status)) return undefined;
	const title = headline({ ...unit, place: { city, district } }, locale, locale).text;
	return {
		kind: 'unit',
		id,
		title,
		reference,
		...(brokerId !== undefined && { brokerId }),
		...(projectId !== undefined && { projectId }),
		...(bookable.length > 0 && { viewings: bookable }),
	};
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
