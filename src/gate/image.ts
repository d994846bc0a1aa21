import type { Image } from '../crm/contract/image.ts';
import { locales, type Locale, type Localised } from '../domain/locale.ts';
import { provenanceInWords } from '../domain/pictures/provenance-words.ts';
import type { Photo } from '../media/photo.ts';
import { plainText } from './html/plain-text.ts';
import { publicUrl } from './html/public-url.ts';
import { shortText, type RedactionContext } from './hidden/texts.ts';

/** The images of a record that the public may see, in the account's order. */
export function photosOf(
	images: readonly Image[],
	ownLocale: Locale,
	context: RedactionContext,
): Photo[] {
	return images
		.filter(isPublic)
		.sort(byPosition)
		.flatMap((image) => photo(image, ownLocale, context) ?? []);
}

/** Only an explicit `false` makes an image public. */
function isPublic(image: Image): boolean {
	return image.is_private === false && image.is_not_for_exposee !== true;
}

function photo(image: Image, ownLocale: Locale, context: RedactionContext): Photo | undefined {
	const name = image.id ? `image ${image.id}` : 'an image';
	const [url] = [image.url, image.original, image.big_url, image.big].flatMap(
		(size) => publicUrl(size) ?? [],
	);
	if (url === undefined) {
		context.note(`${name} has no usable address and is not published`);
		return undefined;
	}
	if (/^[^?#]*\.(?:pdf|gif|svgz?|docx?|mp4|mov)(?:[?#]|$)/i.test(url)) {
		context.note(`${name} is no JPEG, PNG or WebP and is not published`);
		return undefined;
	}
	const caption = captionOf(image, ownLocale, name, context);
	const provenance = provenanceInWords(wordsOf(image));
	return {
		url,
		...(image.id && { id: image.id }),
		...(isInstant(image.updated_at) && { updatedAt: image.updated_at }),
		kind: isFloorPlan(image) ? 'floorPlan' : isPanorama(image) ? 'panorama' : 'photo',
		...(Object.keys(caption).length > 0 && { caption }),
		...(provenance && { provenance }),
	};
}

/** Kept as it is written, because a photo that seems to be newer is loaded again; text is none. */
function isInstant(raw: string | null | undefined): raw is string {
	return /^[\d\s:.,+TZ/-]+$/i.test(raw ?? '');
}

function isFloorPlan(image: Image): boolean {
	return (
		image.is_floorplan === true ||
		/^\s*(?:grundri(?:ss|ß)|floor ?plan|planos?(?:\s*(?:\d|$)|\s+(?:de|del)\s|\s+planta))/i.test(
			image.title ?? '',
		)
	);
}

/** The CRM has no such kind: accounts say it in the title or in a tag. */
function isPanorama({ title, tags }: Image): boolean {
	return wordsOf({ title, tags }).some((each) =>
		/\b360[\s-]?(?:°|grad\b|degree)|(?:\b|kugel)panorama\b/i.test(each),
	);
}

/** All that the account says of an image. */
function wordsOf({ title, tags, ...image }: Image): string[] {
	const titles = [title, ...locales.map((locale) => titleIn(image, locale))];
	return [...titles, tags].flat().filter((each) => typeof each === 'string');
}

/** The contract names the titles of some languages only; the CRM may have others. */
function titleIn(image: Image, locale: Locale): string | undefined {
	const title: unknown = image[`title_${locale}`];
	return typeof title === 'string' ? title : undefined;
}

function captionOf(
	image: Image,
	ownLocale: Locale,
	name: string,
	context: RedactionContext,
): Localised {
	const caption: Localised = {};
	for (const locale of locales) {
		const own = locale === ownLocale ? image.title : undefined;
		const raw = [titleIn(image, locale), own].find((title) => plainText(title) !== undefined);
		const text = plainText(raw);
		if (text === undefined || text.length > 200 || isFileName(text)) continue;
		const shown = shortText(raw, `the caption of ${name}`, context);
		if (shown !== undefined) caption[locale] = shown;
	}
	return caption;
}

/** Whether a title is what a camera, scanner or messenger has named a file. */
export function isFileName(title: string): boolean {
	return (
		/\.(?:jpe?g|png|gif|webp|avif|heic|heif|tiff?|bmp|svg|pdf)$/i.test(title) ||
		/^(?:img|image|dsc[fn]?|pict?|photo|foto|bild|picture|scan|pano|mvimg|pxl|gopr|dji|unbenannt|untitled|kopie)[\s_\-.()\d]*$/i.test(
			title,
		) ||
		/^(?:screenshot|bildschirmfoto|whatsapp image|signal-)/i.test(title) ||
		/^\S*[_\d]\S*$/.test(title.replace(/^\p{L}+-?\d{1,2}$/u, '')) ||
		!/\p{L}{2}/u.test(title)
	);
}

type Positioned = Pick<Image, 'id' | 'position'>;

/** Orders images or links as the account does; those without a position come last. */
export function byPosition(a: Positioned, b: Positioned): number {
	return placeOf(a) - placeOf(b) || (a.id ?? 0) - (b.id ?? 0);
}

function placeOf({ position }: Positioned): number {
	const value = Number.parseFloat(String(position));
	return Number.isFinite(value) ? value : Number.MAX_SAFE_INTEGER;
}
