import { mainArea, type Unit } from '../../domain/unit.ts';
import type { Picture } from '../../domain/pictures/picture.ts';
import { isOnOffer } from '../../domain/status.ts';
import { mediaPath } from '../../i18n/media-path.ts';
import { roomsOfPlans } from '../unit/plan-rooms.ts';

/** Units of one project that share their floor plans. */
export interface FloorPlanType {
	/** One plan for each storey of a unit. */
	readonly plans: readonly Picture[];
	readonly rooms: number | undefined;
	/** Smallest and largest area in square metres; `undefined` when no unit names its area. */
	readonly areas: { readonly low: number; readonly high: number } | undefined;
	readonly units: readonly Unit[];
	readonly free: number;
}

/**
 * Groups units into types, fewest rooms first. Units of one type have the same number of rooms and the same plan
 * pictures. Units without a plan belong to no type.
 */
export function floorPlanTypes(units: readonly Unit[]): FloorPlanType[] {
	const drawn = units
		.map((unit) => ({ unit, plans: unit.pictures.filter(({ kind }) => kind === 'floorPlan') }))
		.filter(({ plans }) => plans.length > 0);
	const groups = Map.groupBy(drawn, ({ unit, plans }) =>
		[unit.rooms, ...plans.map(({ jpeg }) => jpeg.name)].join(' '),
	);
	return [...groups.values()].map(typeOf).toSorted((a, b) => {
		return (a.rooms ?? 0) - (b.rooms ?? 0) || (a.areas?.low ?? 0) - (b.areas?.low ?? 0);
	});
}

function typeOf(
	group: readonly { readonly unit: Unit; readonly plans: readonly Picture[] }[],
): FloorPlanType {
	const units = group.map(({ unit }) => unit);
	const areas = units.flatMap((unit) => mainArea(unit) ?? []);
	return {
		plans: group[0]?.plans ?? [],
		rooms: units[0]?.rooms,
		areas: areas.length > 0 ? { low: Math.min(...areas), high: Math.max(...areas) } : undefined,
		units,
		free: units.filter(({ status }) => status === 'available').length,
	};
}

/**
 * The rooms of a type's plans with the photos they lead to: those of that home on offer which shows most of them, else with those of the project:
 * two homes would show each room twice.
 */
export function typeRooms(
	{ plans, units }: FloorPlanType,
	projectPhotos: readonly Picture[],
	options: Parameters<typeof roomsOfPlans>[2],
) {
	const sets = units
		.filter(({ status }) => isOnOffer(status))
		.map(({ pictures }) => pictures.filter(({ kind }) => kind === 'photo'));
	const found = [...sets, projectPhotos].map((photos) => {
		const rooms = roomsOfPlans(plans, photos, options);
		const led = new Set(rooms.flat().flatMap((room) => room.photos));
		const leading = rooms.flat().filter((room) => room.photos.length > 0).length;
		return {
			rooms,
			photos: photos.filter((photo) => led.has(mediaPath(photo.jpeg.name))),
			leading,
		};
	});
	const homes = found.slice(0, -1).toSorted((a, b) => b.leading - a.leading);
	return homes.find(({ leading }) => leading > 0) ?? found.at(-1) ?? { rooms: [], photos: [] };
}
