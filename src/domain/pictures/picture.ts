import { z } from 'zod';
import { Locale, Localised } from '../locale.ts';
import { Provenance } from './provenance.ts';

/** Name of a file in the media store, without a path: content hash, width and ending. */
const FileName = z.string().regex(/^[a-z0-9][a-z0-9.-]*$/);

/** One encoded file of a picture. */
export const PictureFile = z.object({
	name: FileName,
	width: z.int().positive(),
});
export type PictureFile = z.infer<typeof PictureFile>;

/** A finished picture: pages only print it. */
export const Picture = z.object({
	/** Id of the image in the CRM; absent for a project's title image, which has none. */
	id: z.int().optional(),
	/** A panorama is a whole sphere, laid out twice as wide as high. */
	kind: z.enum(['photo', 'floorPlan', 'panorama']),
	/** What the account wrote about the picture; never a file name. */
	caption: Localised.optional(),
	/** Absent for a photo of which nothing else is known. */
	provenance: Provenance.optional(),
	/** Where the picture stands that shows the same without the alteration. */
	unaltered: z.enum(['previous', 'next']).optional(),
	/** Pixels of the largest file. */
	width: z.int().positive(),
	height: z.int().positive(),
	/** Dominant colour as `#rrggbb`, the placeholder while the picture loads. */
	colour: z.string().regex(/^#[0-9a-f]{6}$/),
	/** AVIF, or WebP of a drawing; narrowest first. */
	files: z.array(PictureFile).min(1),
	/** JPEG for browsers that cannot read them, for links to the picture and for link previews. */
	jpeg: PictureFile,
});
export type Picture = z.infer<typeof Picture>;

/** Pixels of the pictures below. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The pictures that messengers and networks show for a link, as JPEG, by language. */
export const Previews = z.partialRecord(Locale, FileName);
export type Previews = z.infer<typeof Previews>;

/** How settings name a picture: its title in the CRM, in the account's language, or the id of its image. */
export const PictureName = z.union([z.string().min(1), z.int().positive()]);
export type PictureName = z.infer<typeof PictureName>;

/** @param crmLocale the account's language */
export function isNamed({ id, caption }: Picture, name: PictureName, crmLocale: Locale): boolean {
	return name === id || name === caption?.[crmLocale];
}

/** The format of the files of a picture, as their names end with it. */
export function formatOf({ files }: Picture): string {
	return files[0]?.name.split('.').at(-1) ?? '';
}

/** What the names of all files of one picture begin with: a hash, up to the first `-`. */
export function mediaBase(name: string): string {
	const end = name.indexOf('-');
	return end < 0 ? name : name.slice(0, end);
}

/** The same, or nothing where it is no hash, as in a name that is not ours. */
export function mediaHash(name: string): string | undefined {
	const base = mediaBase(name);
	return /^[0-9a-f]{32}$/.test(base) ? base : undefined;
}

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
