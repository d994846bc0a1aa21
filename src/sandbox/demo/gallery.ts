import type { AgencyImage } from '../agency.ts';
import manifest from './media/manifest.json' with { type: 'json' };

/** What may differ from an ordinary public picture with its usual caption. */
type Exception = { readonly media: string } & Partial<
	Pick<
		AgencyImage,
		'title' | 'title_en' | 'title_es' | 'position' | 'is_private' | 'is_not_for_exposee'
	>
>;

/**
 * The pictures of a record in their order, captioned from the manifest. A picture named only by its id is
 * public; anything else is said beside the id.
 *
 * @throws when an id is not in the manifest
 */
export function gallery(...pictures: readonly (string | Exception)[]): readonly AgencyImage[] {
	return pictures.map((picture, index) => {
		const exception = typeof picture === 'string' ? { media: picture } : picture;
		const known = find(exception.media);
		return {
			title: known.alt.de,
			title_en: known.alt.en,
			title_es: known.alt.es,
			position: index + 1,
			is_private: false,
			is_floorplan: known.kind === 'plan',
			is_not_for_exposee: false,
			...exception,
		};
	});
}

/** Kinds of pictures that show one home and stand for others of its type. */
const rooms: ReadonlySet<string> = new Set(
	'living kitchen bedroom bath study child hall terrace'.split(' '),
);

/**
 * The pictures of a home in a project. Captions say where a room stands for all of its type, and where the plan of
 * the storeys above calls a balcony what is a terrace on the ground floor.
 */
export function sharedByType(
	images: readonly AgencyImage[],
	isOnGroundTerrace: boolean,
): readonly AgencyImage[] {
	return images.map((image) => {
		const isHidden = image.is_private || image.is_not_for_exposee;
		if (isHidden) return image;
		if (image.is_floorplan && isOnGroundTerrace) return captioned(image, inPlaceOfBalcony);
		return rooms.has(find(image.media).kind) ? captioned(image, example) : image;
	});
}

const example = [
	'Beispiel für diesen Typ',
	'example of this type',
	'ejemplo de este tipo',
] as const;
const inPlaceOfBalcony = [
	'im Erdgeschoss Terrasse statt Balkon',
	'on the ground floor, terrace in place of balcony',
	'en planta baja, terraza en lugar de balcón',
] as const;

function captioned(image: AgencyImage, [de, en, es]: readonly [string, string, string]) {
	return {
		...image,
		title: `${image.title} (${de})`,
		title_en: `${image.title_en} (${en})`,
		title_es: `${image.title_es} (${es})`,
	};
}

function find(media: string) {
	const known = [...manifest.masters, ...manifest.plans].find(({ id }) => id === media);
	if (known) return known;
	throw new Error(`The demo picture "${media}" is not in media/manifest.json; add it there.`);
}
