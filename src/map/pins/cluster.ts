/** Something on the map, in pixels of the whole world at one zoom. */
interface Dot {
	readonly x: number;
	readonly y: number;
}

export interface Group<Member extends Dot> {
	/** The middle of its members. */
	readonly x: number;
	readonly y: number;
	readonly members: readonly Member[];
}

/**
 * Puts together what would overlap on the map. Each dot falls into a square of a fixed grid; groups of
 * neighbouring squares that lie closer than the distance become one, so that no border of a square is seen.
 * @param distance pixels between two groups at least, but for groups that lie in squares far apart.
 */
export function groupsOf<Member extends Dot>(
	dots: readonly Member[],
	distance: number,
): Group<Member>[] {
	const squares = new Map<string, Member[]>();
	for (const dot of dots) {
		const name = nameOf(Math.floor(dot.x / distance), Math.floor(dot.y / distance));
		const members = squares.get(name);
		if (members) members.push(dot);
		else squares.set(name, [dot]);
	}
	const groups = new Map<string, Group<Member>>();
	// The largest first: the small ones join it.
	const sorted = [...squares].sort(([, a], [, b]) => b.length - a.length);
	for (const [name, members] of sorted) {
		const group = groupFrom(members);
		const [column = 0, row = 0] = name.split(' ').map(Number);
		const near = neighbours(column, row).find((other) => {
			const found = groups.get(other);
			return found && Math.hypot(found.x - group.x, found.y - group.y) < distance;
		});
		const found = near === undefined ? undefined : groups.get(near);
		if (near === undefined || !found) groups.set(name, group);
		else groups.set(near, groupFrom([...found.members, ...members]));
	}
	return [...groups.values()];
}

function groupFrom<Member extends Dot>(members: readonly Member[]): Group<Member> {
	const sum = members.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
	return { x: sum.x / members.length, y: sum.y / members.length, members };
}

function neighbours(column: number, row: number): string[] {
	return [-1, 0, 1].flatMap((across) =>
		[-1, 0, 1].flatMap((down) =>
			across === 0 && down === 0 ? [] : [nameOf(column + across, row + down)],
		),
	);
}

function nameOf(column: number, row: number): string {
	return `${column} ${row}`;
}
