import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { ImageChange, ImageWrite } from './contract/record-writes.ts';
import type { StoredFile } from './db/uploads.ts';
import { fieldsIn, type Fields } from './db/records.ts';
import { formatMoment } from './db/moment.ts';
import { findOwner, ownerOfPart, putParts } from './parts.ts';
import { Refusal } from './refusal.ts';
import type { Service } from './service.ts';

/**
 * Adds an image to the one unit or project it belongs to, and returns its id.
 * @throws {Refusal} 422 when that is not there, or the file is no picture
 */
export async function createImage(service: Service, image: ImageWrite['image']): Promise<number> {
	const { account, clock } = service;
	const { photo, imageable_id, imageable_type, is_private = false } = image;
	const find = () => {
		const owner = findOwner(account, { type: imageable_type, id: imageable_id });
		if (owner) return owner;
		const what = `${imageable_type} with the id ${imageable_id}`;
		throw new Refusal(422, `image.imageable_id: there is no ${what}`);
	};
	const given = titlesIn(image);
	find();
	const { ending, files } = await allSizes(photo);
	const id = account.transaction(() => {
		// Once more: it may have changed while the sizes were made.
		const owner = find();
		const token = `Zx${randomBytes(12).toString('base64url').replaceAll(/[-_]/g, '0')}`;
		for (const [size, file] of files) account.uploads.put({ token, size, ...file });
		const images = fieldsIn(owner.record['images']);
		const part = {
			title: null,
			...given,
			id: account.newPartId(),
			token,
			ending,
			is_private,
			is_floorplan: false,
			is_not_for_exposee: false,
			position: 1 + Math.max(0, ...images.map(({ position }) => Number(position) || 0)),
			updated_at: formatMoment(clock()),
		};
		putParts(service, owner, { list: 'images', parts: [...images, part] });
		return part.id;
	});
	return id;
}

/** Changes titles and privacy of an image. */
export function changeImage(service: Service, id: string, image: ImageChange['image']): void {
	const given = titlesIn(image);
	service.account.transaction(() => {
		const { record, type } = ownerOfPart(service.account, { list: 'images', id });
		const parts = fieldsIn(record['images']).map((one) => {
			if (one['id'] !== Number(id)) return one;
			const is_private = image.is_private ?? one['is_private'];
			return { ...one, ...given, is_private, updated_at: formatMoment(service.clock()) };
		});
		putParts(service, { record, type }, { list: 'images', parts });
	});
}

const types: Readonly<Record<string, string>> = {
	jpeg: 'jpg',
	png: 'png',
	webp: 'webp',
	gif: 'gif',
};

/** Longest sides in pixels. */
const sizes = { big: 1600, medium: 800, thumb: 320, small_thumb: 160 } as const;

const mostPixels = 100_000_000;

async function allSizes(
	photo: string,
): Promise<{ ending: string; files: [size: string, file: StoredFile][] }> {
	const bytes = decoded(photo);
	const source = () => sharp(bytes, { limitInputPixels: mostPixels }).autoOrient();
	try {
		const { format } = await source().metadata();
		const ending = types[format];
		if (ending === undefined) throw new Error(`is ${format}`);
		const type = `image/${format}`;
		const made = Object.entries(sizes).map(async ([size, side]): Promise<[string, StoredFile]> => {
			const options = { fit: 'inside', withoutEnlargement: true } as const;
			const made = await source().resize(side, side, options).toBuffer();
			return [size, { type, bytes: new Uint8Array(made) }];
		});
		const square = await source().resize(320, 320, { fit: 'cover' }).toBuffer();
		return {
			ending,
			files: [
				['original', { type, bytes }],
				...(await Promise.all(made)),
				['square', { type, bytes: new Uint8Array(square) }],
			],
		};
	} catch {
		throw new Refusal(422, 'image.photo: is no JPEG, PNG, WebP or GIF that can be read');
	}
}

function decoded(photo: string): Uint8Array<ArrayBuffer> {
	const head = /^data:image\/[\w.+-]+;base64,/.exec(photo.slice(0, 100))?.[0];
	const base64 = photo.slice(head?.length ?? 0);
	if (head === undefined || base64 === '' || /[^A-Za-z0-9+/=\s]/.test(base64)) {
		throw new Refusal(422, 'image.photo: must be a data URI in base64');
	}
	return new Uint8Array(Buffer.from(base64, 'base64'));
}

/** `title` and `title_[locale]`. */
function titlesIn(image: Fields): Fields {
	const titles = Object.entries(image).filter(([name]) => /^title(_[a-z]{2})?$/.test(name));
	for (const [name, title] of titles) {
		if (title !== null && typeof title !== 'string')
			throw new Refusal(422, `image.${name}: must be text`);
	}
	return Object.fromEntries(titles);
}
