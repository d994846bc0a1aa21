import { natural, type Unit } from './unit.ts';

type Placed = Pick<Unit, 'id' | 'reference' | 'floor'> & {
	readonly place: { readonly street?: string | undefined };
};

/** One unit in a drawing of all of them. */
interface PlanCell<Of> {
	readonly unit: Of;
	/** Its reference without what all references begin with. */
	readonly label: string;
	/** Distance from the left and width, as shares of the house. */
	readonly left: number;
	readonly width: number;
}

/** A floor, or a part of one that has too many units for one line. */
interface PlanRow<Of> {
	/** Absent in the further lines of a floor, and for units whose floor is not known. */
	readonly floor: number | undefined;
	readonly cells: readonly PlanCell<Of>[];
}

export interface PlanHouse<Of> {
	/** Letter or street of an entrance, where there are several. */
	readonly name: { readonly letter: string } | { readonly street: string } | undefined;
	/** Most cells that stand side by side. */
	readonly columns: number;
	/** The highest first. */
	readonly rows: readonly PlanRow<Of>[];
}

export interface StackingPlan<Of> {
	/** Houses of a row stand on the ground, side by side. */
	readonly kind: 'storeys' | 'row';
	readonly houses: readonly PlanHouse<Of>[];
}

/** More would be too narrow to hold a number on a phone. */
export const mostColumns = 10;
/** As many houses of a row leave room for their facts on a phone. */
const mostHouses = 5;

/**
 * Where the units of a project lie, from their floors and references: "LE-2.3" is the third on the second floor,
 * "B1.2" is in house B. References that say nothing of the kind, or contradict each other, give the order only.
 */
export function stackingPlan<Of extends Placed>(units: readonly Of[]): StackingPlan<Of> {
	const prefix = commonPrefix(units.map(({ reference }) => reference));
	const named = units.map((unit) => ({ unit, label: unit.reference.slice(prefix.length) }));
	const ordered = named.toSorted((a, b) => natural.compare(a.label, b.label));
	if (!ordered.some(({ unit }) => unit.floor !== undefined)) {
		const most = units.length > 6 * mostHouses ? mostColumns : mostHouses;
		return { kind: 'row', houses: [houseInLines(ordered, most)] };
	}
	return { kind: 'storeys', houses: entrances(ordered).map(houseInStoreys) };
}

interface Named<Of> {
	readonly unit: Of;
	readonly label: string;
}

// Digits say where a unit lies, so only what stands before the first of them may go.
function commonPrefix(references: readonly string[]): string {
	const [first = '', ...others] = references;
	if (others.length === 0) return '';
	let length = 0;
	while (length < first.length && others.every((other) => other[length] === first[length]))
		length++;
	const [prefix = ''] = /^\D*/.exec(first.slice(0, length)) ?? [];
	const isWhole = references.every((reference) => /^\d/.test(reference.slice(prefix.length)));
	const [upToSeparator = ''] = /^.*[^\p{L}\p{N}]/u.exec(prefix) ?? [];
	const cut = isWhole ? prefix : upToSeparator;
	return references.some((reference) => reference.length === cut.length) ? '' : cut;
}

/** Entrances by the letter that references begin with, else by street and number, else one. */
function entrances<Of extends Placed>(
	units: readonly Named<Of>[],
): { readonly name: PlanHouse<Of>['name']; readonly units: readonly Named<Of>[] }[] {
	const byLetter = Map.groupBy(units, ({ label }) => /^(\p{Lu}{1,2})[\s./-]*\d/u.exec(label)?.[1]);
	if (isSplit(byLetter)) {
		return [...byLetter].map(([letter = '', units]) => ({ name: { letter }, units }));
	}
	const byStreet = Map.groupBy(units, ({ unit }) => unit.place.street);
	if (isSplit(byStreet)) {
		return [...byStreet]
			.toSorted(([a = ''], [b = '']) => natural.compare(a, b))
			.map(([street = '', units]) => ({ name: { street }, units }));
	}
	return [{ name: undefined, units }];
}

// As many entrances as units are addresses, not houses.
function isSplit(groups: ReadonlyMap<string | undefined, readonly unknown[]>): boolean {
	const sizes = [...groups.values()].map((group) => group.length);
	const all = sizes.reduce((sum, size) => sum + size, 0);
	return groups.size > 1 && !groups.has(undefined) && groups.size <= all / 2;
}

function houseInStoreys<Of extends Placed>({
	name,
	units,
}: {
	readonly name: PlanHouse<Of>['name'];
	readonly units: readonly Named<Of>[];
}): PlanHouse<Of> {
	const floors = [...Map.groupBy(units, ({ unit }) => unit.floor)].toSorted(
		([a = -Infinity], [b = -Infinity]) => b - a,
	);
	const columns = columnsOf(floors);
	const rows = floors.flatMap(([floor, cells]): PlanRow<Of>[] => {
		if (columns) return [{ floor, cells: byPosition(cells, columns) }];
		return linesOf(cells, mostColumns).map((line, at) => ({
			floor: at === 0 ? floor : undefined,
			cells: evenly(line),
		}));
	});
	return { name, columns: columns ?? widest(rows), rows };
}

function houseInLines<Of>(units: readonly Named<Of>[], most: number): PlanHouse<Of> {
	const lines = linesOf(units, most);
	const columns = Math.max(0, ...lines.map((line) => line.length));
	const rows = lines.map((line) => ({ floor: undefined, cells: evenly(line, columns) }));
	return { name: undefined, columns, rows };
}

/** The number of positions on a floor, where every reference ends with one and they make a house. */
function columnsOf<Of extends Placed>(
	floors: readonly (readonly [number | undefined, readonly Named<Of>[]])[],
): number | undefined {
	let [columns, cells] = [0, 0];
	for (const [floor, units] of floors) {
		const positions = units.flatMap((unit) => positionOf(unit) ?? []);
		const isClear = new Set(positions).size === units.length && floor !== undefined;
		if (!isClear) return undefined;
		columns = Math.max(columns, ...positions);
		cells += units.length;
	}
	// Numbers that run through the whole house leave most of such a grid empty.
	return columns <= mostColumns && cells > 0.6 * columns * floors.length ? columns : undefined;
}

/** Place on the floor, from 1: the 3 of "2.3" and of "203". */
function positionOf<Of extends Placed>({ unit, label }: Named<Of>): number | undefined {
	const [, last] = /\d[.\-/ _](\d{1,2})$/.exec(label) ?? [];
	if (last !== undefined) return Number(last) || undefined;
	const [, floor, place] = /^\D*(\d{1,2})(\d\d)$/.exec(label) ?? [];
	return Number(floor) === unit.floor ? Number(place) || undefined : undefined;
}

// A floor with fewer units than the others, and none missing between them, has larger ones.
function byPosition<Of extends Placed>(
	units: readonly Named<Of>[],
	columns: number,
): PlanCell<Of>[] {
	const placed = units
		.map((unit) => ({ unit, position: positionOf(unit) ?? 1 }))
		.toSorted((a, b) => a.position - b.position);
	const isWhole = placed.every(({ position }, at) => position === at + 1);
	if (isWhole) return evenly(placed.map(({ unit }) => unit));
	return placed.map(({ unit, position }) => ({
		...unit,
		left: (position - 1) / columns,
		width: 1 / columns,
	}));
}

function evenly<Of>(units: readonly Named<Of>[], columns = units.length): PlanCell<Of>[] {
	return units.map((unit, at) => ({ ...unit, left: at / columns, width: 1 / columns }));
}

/** As few lines as the width allows, as equal as they can be. */
function linesOf<T>(all: readonly T[], most: number): T[][] {
	const lines = Math.ceil(all.length / most);
	const length = Math.ceil(all.length / lines);
	return Array.from({ length: lines }, (_, at) => all.slice(at * length, (at + 1) * length));
}

function widest(rows: readonly PlanRow<unknown>[]): number {
	return Math.max(0, ...rows.map(({ cells }) => cells.length));
}
