import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { endingOf } from './media-type.ts';

/** What the compressed copy of a file ends in, behind the file's own name. */
export const packedEnding = '.br';

/** What changes seldom and is loaded with every page is worth the time of the best compression. */
export function deservesBest(path: string): boolean {
	return path.startsWith('/_astro/') && isPackable(path);
}

/** Whether a file is a compressed copy, which is made beside those that deserve the best. */
export function isPackedCopy(path: string): boolean {
	return path.endsWith(packedEnding) && deservesBest(path.slice(0, -packedEnding.length));
}

/** Whether compression makes a file smaller. */
export function isPackable(path: string): boolean {
	return texts.has(endingOf(path));
}

/**
 * Compresses a file of the site. Without the threads and streams of the other way, which for a page cost as much as
 * compressing it does.
 */
export function pack(bytes: Buffer, path: string): Buffer {
	return brotliCompressSync(bytes, {
		params: {
			// 7 takes as long as less for what fits into its window; more takes a hundred times as long for what does not.
			[constants.BROTLI_PARAM_QUALITY]: deservesBest(path) ? 11 : 7,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
			[constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
		},
	});
}

/** Whether a compressed copy gives these bytes. */
export function unpacksTo(small: Buffer, bytes: Buffer): boolean {
	try {
		return brotliDecompressSync(small, { maxOutputLength: bytes.length }).equals(bytes);
	} catch {
		return false;
	}
}

/** Endings of texts. */
const texts = new Set(
	['html', 'css', 'js', 'json', 'xml', 'txt', 'svg', 'webmanifest', 'md', 'bin'].map(
		(each) => `.${each}`,
	),
);

/** A window no larger than what is looked at through it: memory for more would have to be cleared each time. */
function windowFor(size: number): number {
	return Math.min(22, Math.max(16, Math.ceil(Math.log2(size + 1))));
}
