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
 * unit has one among its first.
 * @param shown pictures that stand elsewhere on the page.
 */
export function leadPictures(
	units: readonly Pictured[],
	shown: readonly (Picture | undefined)[] = [],
): ReadonlyMap<number, Picture> {
	const taken = new Set(shown.map((picture) => picture?.jpeg.name));
	const leads = new Map<number, Picture>();
	for (const unit of units) {
		const photos = unit.pictures.filter(({ kind }) => kind === 'photo').slice(0, candidates);
		const lead = photos.find(({ jpeg }) => !taken.has(jpeg.name)) ?? leadPicture(unit);
		if (!lead) continue;
		taken.add(lead.jpeg.name);
		leads.set(unit.id, lead);
	}
	return leads;
}
