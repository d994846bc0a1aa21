import { createHash } from 'node:crypto';
import type { Photo } from './photo.ts';

/** How one file is to be made. Sizes are pixels of the upright picture. */
export type PlannedFile = { readonly width: number; readonly height: number } & (
	| ({ readonly format: 'avif'; readonly effort: number } & Loss)
	| ({ readonly format: 'jpeg' } & Loss)
	/** Without any loss. */
	| { readonly format: 'webp' }
);

interface Loss {
	readonly quality: number;
	readonly chromaSubsampling: '4:2:0' | '4:4:4';
}

/** All files of one picture, widest first, so that each can be made from the one before. */
interface PicturePlan {
	/** Whether the sides are cut to make a square. */
	readonly square: boolean;
	readonly files: readonly PlannedFile[];
}

/**
 * The files made of a photo, by its kind. The uses share files: a hero, a gallery and a card choose by
 * width; print takes the widest of them (Chromium prints it) and needs no file of its own; a link preview
 * is drawn from the JPEG of 960, which covers its photo area without being enlarged when the photo is
 * 3:2 or higher, and which is not blocked as AVIF is (`previews.ts`).
 */
const recipes = {
	photo: {
		version: 2,
		square: false,
		widths: [480, 960, 1600],
		avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
		// It is phones that take 960, on screens too dense to show the difference; a sixth fewer bytes are often
		// a round trip less until a page shows its first picture.
		dense: { width: 960, quality: 46 },
		// Most of the time goes into the largest: a photo takes a third less in all for 6 % more bytes there.
		large: { effort: 0 },
		jpeg: { width: 960, quality: 80, chromaSubsampling: '4:2:0' },
	},
	// A drawing shows every artefact, so one of few flat colours is kept without loss: as WebP that takes the bytes of
	// an AVIF of quality 95, and a quarter of its time. Shaded plans and scans hide artefacts.
	floorPlan: {
		version: 4,
		square: false,
		widths: [480, 960, 1600],
		avif: { quality: 85, effort: 2, chromaSubsampling: '4:4:4' },
		drawn: 'webp',
		jpeg: { width: 960, quality: 90, chromaSubsampling: '4:4:4' },
	},
	// The last one is stretched around the viewer, who sees a quarter of it at a time.
	panorama: {
		version: 2,
		square: false,
		widths: [480, 960, 1600, 4096],
		avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
		large: { effort: 0 },
		jpeg: { width: 960, quality: 80, chromaSubsampling: '4:2:0' },
	},
	portrait: {
		version: 2,
		square: true,
		widths: [160, 320],
		avif: { quality: 50, effort: 1, chromaSubsampling: '4:2:0' },
		jpeg: { width: 320, quality: 80, chromaSubsampling: '4:2:0' },
	},
	// Small and full of edges, as drawings are.
	logo: {
		version: 2,
		square: false,
		widths: [160, 320],
		avif: { quality: 85, effort: 2, chromaSubsampling: '4:4:4' },
		jpeg: { width: 320, quality: 90, chromaSubsampling: '4:4:4' },
	},
} as const;

/** Below this a side is a spacer or a counting pixel, not a picture. */
export const smallestSide = 32;

/** A picture may be this many times higher than wide before its height limits the size. */
const tallest = 2;

/** An own width must be this many times the planned width below it to be worth a file. */
const worthwhile = 1.2;

/**
 * Names everything the bytes of the files depend on, apart from the source: a changed setting is
 * another recipe, so files are made again. Raise `version` when the encoder itself changes its output.
 */
export function recipeOf(kind: Photo['kind']): string {
	return recipeNames[kind];
}

/**
 * Whether a picture can be a whole sphere, which is laid out twice as wide as high. Many a wide photo is
 * called a panorama, and of less than this nothing could be seen.
 */
export function isSphere({ width, height }: { width: number; height: number }): boolean {
	return width >= 2000 && Math.abs(width - 2 * height) <= width / 500;
}

/** Whether a file is made before any photo gets its largest ones, while time is short. */
export function isFirst({ width }: Pick<PlannedFile, 'width'>): boolean {
	return width <= 960;
}

/**
 * Decides which files a picture of this size gets. Nothing is ever scaled up: a source that is
 * narrower than a planned width ends with its own.
 */
export function planPicture(
	kind: Photo['kind'],
	source: { readonly width: number; readonly height: number; readonly isLineArt?: boolean },
): PicturePlan {
	const { square, widths, jpeg, ...recipe } = recipes[kind];
	const side = Math.min(source.width, source.height);
	const shape = square ? { width: side, height: side } : source;
	const sizes = sizesWithin(shape, widths);
	const fallback = sizes.findLast(({ width }) => width <= jpeg.width) ?? sizes[0];
	const dense = 'dense' in recipe ? recipe.dense : undefined;
	const large = 'large' in recipe ? recipe.large : undefined;
	const files: PlannedFile[] = sizes.map((size) =>
		source.isLineArt && 'drawn' in recipe
			? { ...size, format: recipe.drawn }
			: {
					...recipe.avif,
					...(size.width === dense?.width && { quality: dense.quality }),
					...(!isFirst(size) && large),
					...size,
					format: 'avif',
				},
	);
	if (fallback) files.push({ ...jpeg, ...fallback, format: 'jpeg' });
	return { square, files: files.toSorted((a, b) => b.width - a.width) };
}

/**
 * The name of a file in the store: it holds a fingerprint of the source bytes and the recipe, so a
 * name never stands for two contents and can be cached for ever.
 */
export function fileName(stem: string, file: Pick<PlannedFile, 'width' | 'format'>): string {
	return `${stem}-${file.width}.${file.format === 'jpeg' ? 'jpg' : file.format}`;
}

/** What the names of all files of one picture begin with. */
export function stemFor(origin: { source: string; recipe: string }): string {
	const content = createHash('sha256').update(`${origin.source}\n${origin.recipe}`).digest('hex');
	return content.slice(0, stemLength);
}

/** The same, taken from the name of a file. */
export function stemOf(name: string): string {
	return name.slice(0, stemLength);
}

const stemLength = 32;

const recipeNames = {
	photo: nameOf('photo'),
	floorPlan: nameOf('floorPlan'),
	panorama: nameOf('panorama'),
	portrait: nameOf('portrait'),
	logo: nameOf('logo'),
};

function nameOf(kind: Photo['kind']): string {
	const settings = createHash('sha256').update(JSON.stringify(recipes[kind])).digest('hex');
	return `${kind}-${settings.slice(0, 12)}`;
}

function sizesWithin(source: { width: number; height: number }, widths: readonly number[]) {
	const own = Math.min(source.width, Math.max(...widths));
	const below = widths.filter((width) => width <= own);
	const wanted = own >= (below.at(-1) ?? 0) * worthwhile ? [...below, own] : below;
	const sizes = new Map<number, { width: number; height: number }>();
	for (const width of wanted) {
		const scale = Math.min(width / source.width, (width * tallest) / source.height, 1);
		const size = {
			width: Math.max(1, Math.round(source.width * scale)),
			height: Math.max(1, Math.round(source.height * scale)),
		};
		sizes.set(size.width, size);
	}
	return [...sizes.values()].toSorted((a, b) => a.width - b.width);
}
