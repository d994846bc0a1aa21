import type { Picture } from '../domain/pictures/picture.ts';
import { mediaPath } from '../i18n/paths.ts';

/** Address of the largest file of a picture: links lead to it, and by it the viewer knows which picture is meant. */
export function largestPath({ avif, jpeg }: Pick<Picture, 'avif' | 'jpeg'>): string {
	return mediaPath(avif.at(-1)?.name ?? jpeg.name);
}
