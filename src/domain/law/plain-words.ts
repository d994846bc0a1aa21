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
