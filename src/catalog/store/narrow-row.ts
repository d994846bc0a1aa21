import { leadPicture, mediaHash, type Picture } from '../../domain/pictures/picture.ts';
import type { Money } from '../../domain/price.ts';
import { monthlyBasis } from '../../domain/monthly/monthly-basis.ts';
import { revealsAddress } from '../../domain/place.ts';
import type { Project } from '../../domain/project.ts';
import { isOnOffer } from '../../domain/status.ts';
import type { Unit } from '../../domain/unit.ts';
import { factsOf } from './indexed-units.ts';

/** The columns of a unit, by their names in `tables.ts`. @param digest of its record */
export function unitRow(unit: Unit, digest: string) {
	const price = comparablePrice(unit);
	const { location } = unit.place;
	return {
		id: unit.id,
		digest,
		on_offer: Number(isOnOffer(unit.status)),
		status: unit.status,
		deal: unit.deal,
		kind: unit.kind,
		category: unit.category ?? null,
		city: unit.place.city ?? null,
		district: unit.place.district ?? null,
		project_id: unit.projectId ?? null,
		floor: unit.floor ?? null,
		reference: unit.reference,
		created_at: milliseconds(unit.createdAt),
		updated_at: milliseconds(unit.updatedAt),
		price_cents: price?.cents ?? null,
		currency: price?.currency ?? null,
		area: comparableArea(unit) ?? null,
		titles: JSON.stringify(unit.title),
		cover: coverOf(unit) ?? null,
		lat: location?.lat ?? null,
		lng: location?.lng ?? null,
		radius: location?.precision === 'cell' ? location.radiusMetres : null,
		facts: factsOf(unit),
		monthly: JSON.stringify(monthlyBasis(unit)) ?? null,
		broker_id: unit.broker?.id ?? null,
		hidden: Number(!revealsAddress(unit.place)),
		viewings: unit.viewings ? JSON.stringify(unit.viewings) : null,
	};
}

export function projectRow(project: Project, digest: string) {
	return {
		id: project.id,
		digest,
		deal: project.deal,
		city: project.place.city ?? null,
		district: project.place.district ?? null,
		titles: JSON.stringify(project.title),
		cover: coverOf(project) ?? null,
		broker_id: project.broker?.id ?? null,
		hidden: Number(!revealsAddress(project.place)),
	};
}

/** Pictures a page shows, in their order: what is sold shows only what its card and its page begin with. */
export function shownPictures(of: {
	readonly pictures: readonly Picture[];
	readonly status?: Unit['status'];
}): Picture[] {
	if (!of.status || isOnOffer(of.status)) return [...of.pictures];
	const cover = leadPicture(of);
	return cover ? [cover] : [];
}

function coverOf(record: Unit | Project): string | undefined {
	const cover = leadPicture(record);
	return cover && mediaHash(cover.jpeg.name);
}

/** The amount two units are compared by: purchase price, or rent without ancillary costs. */
export function comparablePrice({ price }: Pick<Unit, 'price'>): Money | undefined {
	if (price.kind === 'onRequest') return undefined;
	return price.kind === 'rent' ? price.base : price.amount;
}

/** Square metres two units are compared by. */
export function comparableArea({ areas }: Pick<Unit, 'areas'>): number | undefined {
	return areas.living ?? areas.usable ?? areas.commercial ?? areas.total ?? areas.plot;
}

function milliseconds(time: string | undefined): number {
	return time === undefined ? 0 : Date.parse(time);
}
