import { fieldsIn, isFields, type Fields } from '../db/records.ts';
import { slug } from './slug.ts';
import { translated } from './translation.ts';

/** What a picture belongs to, and for whom the answer is made. */
export interface PictureContext {
	readonly type: 'Property' | 'Project';
	readonly id: number;
	/** Languages whose titles are sent beside the main one. */
	readonly languages: readonly string[];
	/** Language of the title itself. */
	readonly locale: string | undefined;
	/** Stands for the picture's own time of change where it has none. */
	readonly updatedAt: unknown;
}

const sizes = [
	'url',
	'big_url',
	'medium_url',
	'thumb_url',
	'small_thumb_url',
	'square_url',
] as const;

/** A picture in the rich shape. */
export function richPicture(picture: Fields, context: PictureContext): Fields {
	const titles = context.languages.map((language) => `title_${language}`);
	return {
		id: picture['id'],
		is_floorplan: picture['is_floorplan'] ?? null,
		is_private: picture['is_private'] ?? null,
		title: translated(picture, 'title', context.locale),
		...Object.fromEntries(titles.flatMap((key) => (key in picture ? [[key, picture[key]]] : []))),
		tags: picture['tags'] ?? null,
		position: picture['position'] ?? null,
		updated_at: picture['updated_at'] ?? context.updatedAt ?? null,
		imageable_type: picture['imageable_type'] ?? context.type,
		imageable_id: picture['imageable_id'] ?? context.id,
		connection_ids: picture['connection_ids'] ?? [],
		is_not_for_exposee: picture['is_not_for_exposee'] ?? null,
		...addresses(picture),
	};
}

/** A picture in the flat shape, which knows neither id nor title. */
export function flatPicture(picture: Fields): Fields {
	const { url, big_url, medium_url, thumb_url } = addresses(picture);
	return {
		original: url,
		big: big_url,
		medium: medium_url,
		thumb: thumb_url,
		tags: picture['tags'] ?? null,
		is_floorplan: picture['is_floorplan'] ?? null,
		is_private: picture['is_private'] ?? null,
	};
}

/** The picture an account would choose as the cover: the first public one that is no plan. */
export function cover(pictures: unknown): Fields | undefined {
	const open = fieldsIn(pictures).filter(
		(picture) => picture['is_private'] === false && picture['is_floorplan'] !== true,
	);
	return open.toSorted((a, b) => Number(a['position'] ?? 0) - Number(b['position'] ?? 0))[0];
}

/**
 * Addresses of all sizes. A recorded picture keeps the addresses it had; others are named after their
 * title, as in real accounts, so that a new title is a new address.
 */
export function addresses(picture: Fields): Record<(typeof sizes)[number], unknown> {
	const { urls, token, ending } = picture;
	const name = `${slug(picture['title']) || 'bild'}.${String(ending ?? 'webp')}`;
	const address = (size: string) => {
		if (isFields(urls)) return urls[size] ?? null;
		return `/photos/${String(token)}/${size.slice(0, -'url'.length)}${name}`;
	};
	return {
		url: address('url'),
		big_url: address('big_url'),
		medium_url: address('medium_url'),
		thumb_url: address('thumb_url'),
		small_thumb_url: address('small_thumb_url'),
		square_url: address('square_url'),
	};
}
