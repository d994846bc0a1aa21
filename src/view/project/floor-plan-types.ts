import { mainArea } from '../../domain/main-area.ts';
import type { Picture } from '../../domain/pictures/picture.ts';
import type { Unit } from '../../domain/unit.ts';

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
