/** Addresses of the files of a picture that this browser can show. */
export interface ReadableFiles {
	/** Empty where only the fallback can be shown. */
	readonly srcset: string;
	readonly smallest: string;
	readonly largest: string;
}

/**
 * The files of a picture of the page.
 * @param place holds the picture, as `Picture.astro` has it
 */
export function readableFiles(place: Element): ReadableFiles {
	const srcset = readsSources() ? (place.querySelector('source')?.srcset ?? '') : '';
	const fallback = place.querySelector('img')?.src ?? '';
	const [smallest = fallback, ...larger] = srcset.match(/\S+(?= \d+w)/g) ?? [];
	return { srcset, smallest, largest: larger.at(-1) ?? smallest };
}

/** A picture that shows its fallback tells that this browser reads no other file. */
function readsSources(): boolean {
	const images = document.querySelectorAll<HTMLImageElement>('source + img');
	return !Array.from(images).some(({ src, currentSrc }) => src && src === currentSrc);
}
