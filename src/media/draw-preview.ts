import { sharp } from './guarded-sharp.ts';
import {
	card,
	composeCard,
	photoArea,
	type PreviewBrand,
	type PreviewText,
} from './preview-card.ts';
import type { StoredPicture } from './stored-picture.ts';
import { openTypesetter } from './typesetter.ts';

/** Draws the previews of a brand as JPEG. */
export async function openPreviewPainter(brand: PreviewBrand, quality: number) {
	const typesetter = await openTypesetter(brand.fonts);
	/** @param photo as `pixelsOf` returns it; without one it shows the brand */
	return async (text: PreviewText, photo: Uint8Array | undefined): Promise<Buffer> => {
		const pixels = await composeCard(text, { typesetter, brand, photo });
		const image = sharp(pixels, { raw: { ...card, channels: 4 } }).removeAlpha();
		return image.jpeg({ quality, chromaSubsampling: '4:2:0' }).toBuffer();
	};
}

/** The pixels of a picture at the size of a preview, four bytes each. */
export function pixelsOf(picture: Buffer, kind: StoredPicture['kind']): Promise<Uint8Array> {
	return kind === 'floorPlan' ? wholePlan(picture) : fillingPhoto(picture);
}

function fillingPhoto(bytes: Buffer): Promise<Buffer> {
	const size = { ...photoArea, fit: 'cover' } as const;
	return sharp(bytes).resize(size).toColourspace('srgb').ensureAlpha().raw().toBuffer();
}

/** A plan is shown to its edges, because what would be cut off is a room; around it goes on its paper. */
async function wholePlan(bytes: Buffer): Promise<Uint8Array> {
	const { width, height } = photoArea;
	const border = 40;
	const plan = await sharp(bytes)
		.resize({ width: width - 2 * border, height: height - 2 * border, fit: 'inside' })
		.toColourspace('srgb')
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const [r = 255, g = 255, b = 255] = plan.data;
	const left = Math.floor((width - plan.info.width) / 2);
	const top = Math.floor((height - plan.info.height) / 2);
	return sharp(plan.data, { raw: plan.info })
		.extend({
			left,
			top,
			right: width - plan.info.width - left,
			bottom: height - plan.info.height - top,
			background: { r, g, b },
		})
		.raw()
		.toBuffer();
}
