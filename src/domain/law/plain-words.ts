/** The words of an HTML or Markdown text without its markup, on one line. */
export function plainWords(text: string): string {
	return text
		.replaceAll(/<(?:wbr|\/?(?:b|i|em|strong|span|a))\b[^<>]*>/giu, '')
		.replaceAll(/<[^<>]*>/gu, ' ')
		.replaceAll(/&(?:nbsp|#160|#xa0);/giu, ' ')
		.replaceAll(/&(?:sect|#167);/giu, '§')
		.replaceAll(/&amp;/giu, '&')
		.replaceAll(/&(?:commat|#64|#x40);/giu, '@')
		.replaceAll(/&(\p{L})uml;/giu, (_, letter: string) => `${letter}\u0308`)
		.normalize('NFC')
		.replaceAll(/[\s\\]+/gu, ' ')
		.trim();
}

/** Characters and marks that part a word without being seen. */
export const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]|&shy;|<wbr\b[^<>]*>/i;

export const everyInvisible = new RegExp(invisible.source, 'giu');
