import { z } from 'zod';
import { Locale } from '../locale.ts';
import { Localised } from '../localised.ts';
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
	/** AVIF files, narrowest first. */
	avif: z.array(PictureFile).min(1),
	/** JPEG for browsers without AVIF, for links to the picture and for link previews. */
	jpeg: PictureFile,
});
export type Picture = z.infer<typeof Picture>;

/** Pixels of the pictures below. */
export const previewSize = { width: 1200, height: 630 } as const;

/** The pictures that messengers and networks show for a link, as JPEG, by language. */
export const Previews = z.partialRecord(Locale, FileName);
export type Previews = z.infer<typeof Previews>;
