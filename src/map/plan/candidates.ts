import type { TileFeatures } from './features.ts';
import type { Naming } from '../kinds.ts';
import { distance, type Spot } from './spot.ts';
import { straightStands, type Stand } from './text-run.ts';

/** A name, and where it could stand, the best place first. */
export interface Candidate {
	readonly text: string;
	readonly of: Naming;
	readonly stands: readonly Stand[];
}

/** As much larger are names on a phone; LocationPlan.css says the same. */
export const larger = 1.25;
/** Units of a name's height; LocationPlan.css says the same. */
export const sizes: Readonly<Record<Naming, number>> = {
	station: 13,
	district: 19,
	water: 19,
	green: 13,
	major: 13,
	minor: 13,
};

/** The names of one sort, those nearest to the middle first. */
export function candidates(
	{ lines, points }: Pick<TileFeatures, 'lines' | 'points'>,
	of: Naming,
	middle: Spot,
): Candidate[] {
	const size = sizes[of];
	const found = [
		...points
			.filter((point) => point.of === of)
			.map(({ name, spot }) => ({ text: name, stands: around(spot, of, widthOf(name) * size) })),
		...lines
			.filter((line) => line.of === of && line.name !== '')
			.map(({ name, spots }) => ({
				text: name,
				stands: straightStands(spots, widthOf(name) * size * 1.1),
			})),
	];
	const nearest = (stands: readonly Stand[]) =>
		stands.toSorted((a, b) => distance(a.spot, middle) - distance(b.spot, middle));
	return [...Map.groupBy(found, ({ text }) => text)]
		.map(([text, parts]) => {
			const stands = parts.flatMap((part) => part.stands);
			return { text, of, stands: of === 'station' || of === 'district' ? stands : nearest(stands) };
		})
		.filter(({ stands }) => stands.length > 0)
		.map((candidate) => ({ candidate, far: distance(candidate.stands[0]?.spot ?? middle, middle) }))
		.sort((a, b) => a.far - b.far)
		.map(({ candidate }) => candidate);
}

/** Below, above or beside the mark of a station; on the middle of all else, or near it. */
function around([x, y]: Spot, of: Naming, width: number): Stand[] {
	// On a phone the name is wider and the distance the same.
	const beside = (width * larger) / 2 + 9;
	const offsets: readonly Spot[] =
		of === 'station'
			? [
					[0, 17],
					[0, -17],
					[beside, 0],
					[-beside, 0],
				]
			: [0, -24, 24, -48, 48].map((down): Spot => [0, down]);
	return offsets.map(([right, down]) => ({ spot: [x + right, y + down], turn: 0 }));
}

const narrow = /[fijlrt.,’' ()-]/g;
const wide = /[mwMW@]|[A-ZÄÖÜÉÀ]/g;

/** About how wide a text is, in parts of its height: to keep names apart, not to set them. */
export function widthOf(text: string): number {
	const narrows = text.match(narrow)?.length ?? 0;
	const wides = text.match(wide)?.length ?? 0;
	return (text.length - narrows - wides) * 0.54 + narrows * 0.33 + wides * 0.76;
}
