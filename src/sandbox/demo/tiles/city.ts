import { planeAround, type Plane, type Spot } from './plane.ts';

/** What a city of the demo is drawn from: where its water, parks and stations lie, and how its streets are called. */
export interface City {
	/** What the invented streets grow from. */
	readonly name: string;
	/** Latitude and longitude, as everywhere below. */
	readonly centre: string;
	readonly water: readonly Course[];
	readonly parks: readonly Course[];
	readonly rails: readonly string[];
	/** A line for each: the point, and the name. */
	readonly stations: string;
	readonly districts: string;
	/** Names with commas between them. */
	readonly avenues: string;
	readonly streets: string;
	/** Narrow streets, of which there are most. */
	readonly lanes: string;
}

/** A line with a width in metres, or an edge without one. */
export interface Course {
	readonly name?: string;
	readonly width?: number;
	readonly points: string;
}

/** The plane of a city, on which metres are measured. */
export function planeOf({ centre }: City): Plane {
	const [lat = 0, lng = 0] = centre.split(',').map(Number);
	return planeAround({ lat, lng });
}

/** Points of a list in metres. */
export function spotsOf(points: string, plane: Plane): Spot[] {
	return points.split(' ').map((point) => {
		const [lat = 0, lng = 0] = point.split(',').map(Number);
		return plane.spot({ lat, lng });
	});
}

/** The lines of a list of named points. */
export function namedSpots(list: string, plane: Plane): { name: string; spot: Spot }[] {
	return lines(list).map((line) => {
		const [point = '', ...words] = line.split(' ');
		return { name: words.join(' '), spot: spotsOf(point, plane)[0] ?? [0, 0] };
	});
}

/** The names of a list with commas. */
export function namesIn(list: string): string[] {
	return list.split(',').map((name) => name.trim());
}

/** The lines of a text, without those that are empty. */
function lines(text: string): string[] {
	return text.split('\n').flatMap((line) => line.trim() || []);
}
