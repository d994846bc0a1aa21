import { sharp } from './guarded-sharp.ts';
import { composeCard, photoArea, type PreviewText } from './preview-card.ts';
import type { StoredPicture } from './stored-picture.ts';

/**
 * Draws a preview as a JPEG.
 * @param photo as `pixelsOf` returns it; without one it shows the brand
 * @param quality of the JPEG, up to 100
 */
export async function drawPreview(
	text: PreviewText,
	{ photo, quality }: { readonly photo: Uint8Array | undefined; readonly quality: number },
): Promise<Buffer> {
	const { data, width, height } = composeCard(text, photo);
	const image = sharp(data, { raw: { width, height, channels: 3 } });
	return image.jpeg({ quality, chromaSubsampling: '4:2:0' }).toBuffer();
}

/** The pixels of a picture at the size of a preview. */
export function pixelsOf(picture: Buffer, kind: StoredPicture['kind']): Promise<Uint8Array> {
	return kind === 'floorPlan' ? wholePlan(picture) : fillingPhoto(picture);
}

function fillingPhoto(bytes: Buffer): Promise<Buffer> {
	const size = { ...photoArea, fit: 'cover' } as const;
	return sharp(bytes).resize(size).toColourspace('srgb').removeAlpha().raw().toBuffer();
}

/** A plan is shown to its edges, because what would be cut off is a room; around it goes on its paper. */
async function wholePlan(bytes: Buffer): Promise<Uint8Array> {
	const { width, height } = photoArea;
	const border = 40;
	const plan = await sharp(bytes)
		.resize({ width: width - 2 * border, height: height - 2 * border, fit: 'inside' })
		.toColourspace('srgb')
		.removeAlpha()
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
