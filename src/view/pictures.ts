import type { Locale } from '../domain/locale.ts';
import type { Picture } from '../domain/pictures/picture.ts';
import { speak } from '../domain/spoken.ts';
import { translator, type MessageKey } from '../i18n/translate.ts';
import type { PageLanguages } from '../domain/page.ts';

/** The words that stand with a picture that was altered or made by a computer; nothing for a photo. */
export function provenanceLabel(
	picture: Pick<Picture, 'provenance'> | undefined,
	locale: Locale,
): string | undefined {
	return picture?.provenance && translator(locale)(`picture.${picture.provenance}`);
}

/** A text about a picture with those words, unless they stand in it. */
export function withProvenance(
	text: string,
	picture: Pick<Picture, 'provenance'>,
	locale: Locale,
): string {
	const label = provenanceLabel(picture, locale);
	if (label === undefined || text.toLowerCase().includes(label.toLowerCase())) return text;
	return [text, label].filter(Boolean).join(' – ');
}

interface Shown extends PageLanguages {
	/** Says what is seen where the account wrote nothing. */
	readonly alt: string;
}

/** Alternative text and caption of a picture in a set. */
export function pictureWords(picture: Picture, { alt, locale, defaultLocale }: Shown) {
	const caption = speak(picture.caption, locale, defaultLocale);
	const lang = caption?.lang ?? locale;
	const text = withProvenance(caption?.text ?? alt, picture, lang);
	const { unaltered } = picture;
	const other = unaltered && translator(lang)(`picture.unaltered.${unaltered}`);
	return {
		text: other ? `${text}, ${other}` : text,
		lang,
		/** Whether there is more to say than which picture it is. */
		isCaption: Boolean(caption ?? picture.provenance),
	};
}

/** Photos that stand together between two parts of a page. */
export interface PhotoBand {
	readonly pictures: readonly Picture[];
	/** How many stand before them on the page. */
	readonly before: number;
	/** Whether they are the first below those on top. */
	readonly isFirst: boolean;
}

/** The pictures on top of a page: a few photos leave one for further down, and beside a single one stands a plan. */
export function openingPictures(
	photos: readonly Picture[],
	plans: readonly Picture[] = [],
): readonly Picture[] {
	const opening = photos.slice(0, openingCount(photos.length));
	return opening.length === 1 ? [...opening, ...plans.slice(0, 1)] : opening;
}

/** How many of the photos. */
export function openingCount(photos: number): number {
	return photos >= 5 ? 3 : Math.min(photos, 2);
}

/**
 * The photos after those on top: alone or in pairs, and all that is left in the last place.
 * @param places how many there are on the page; those without a photo are left out
 */
export function photoBands(photos: readonly Picture[], places: number): PhotoBand[] {
	const bands: PhotoBand[] = [];
	const first = openingCount(photos.length);
	for (let before = first; before < photos.length && bands.length < places;) {
		const left = photos.length - before;
		const size = bands.length === places - 1 ? left : left % 2 || 2;
		const pictures = photos.slice(before, before + size);
		bands.push({ pictures, before, isFirst: before === first });
		before += size;
	}
	return bands;
}

/** Words that the script of the picture viewer says. */
export const viewerWords = [
	'media.failed',
	'viewer.pictures',
	'viewer.picture',
	'viewer.close',
	'viewer.zoom',
	'viewer.previous',
	'viewer.next',
	'unit.floorPlans',
] as const satisfies readonly MessageKey[];

export type ViewerWords = (typeof viewerWords)[number];
