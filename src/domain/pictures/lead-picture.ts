import type { Picture } from './picture.ts';

/** Photos that may stand for a unit: what comes later in its gallery was not meant to be seen first. */
const candidates = 3;

interface Pictured {
	readonly id: number;
	readonly pictures: readonly Picture[];
}

/** The picture a unit is shown by: its first photo, else its first drawing. */
export function leadPicture({ pictures }: Pick<Pictured, 'pictures'>): Picture | undefined {
	return pictures.find(({ kind }) => kind === 'photo') ?? pictures[0];
}

/**
 * The picture each of several units is shown by beside the others, by id. Units of one project often
 * begin with the same photo of the house; then a photo that nobody shows yet takes its place, where the
 * unit has one among its first, else the one that stands furthest away.
 * @param shown pictures that stand elsewhere on the page.
 */
export function leadPictures(
	units: readonly Pictured[],
	shown: readonly (Picture | undefined)[] = [],
): ReadonlyMap<number, Picture> {
	/** By name of the file, the place at which it was shown last. */
	const shownAt = new Map(shown.map((picture) => [picture?.jpeg.name, -1]));
	const leads = new Map<number, Picture>();
	for (const [place, unit] of units.entries()) {
		const photos = unit.pictures.filter(({ kind }) => kind === 'photo').slice(0, candidates);
		const lead = longestUnseen(photos, shownAt) ?? leadPicture(unit);
		if (!lead) continue;
		shownAt.set(lead.jpeg.name, place);
		leads.set(unit.id, lead);
	}
	return leads;
}

/** The first photo that is shown nowhere, else the one shown furthest back. */
function longestUnseen(
	photos: readonly Picture[],
	shownAt: ReadonlyMap<string | undefined, number>,
): Picture | undefined {
	const seen = ({ jpeg }: Picture) => shownAt.get(jpeg.name) ?? Number.NEGATIVE_INFINITY;
	const [first, ...others] = photos;
	return others.reduce((best, one) => (best && seen(one) < seen(best) ? one : best), first);
}
