import { decodeEntities } from '../domain/html-entities.ts';

/**
 * The beginning of sanitised HTML as plain text.
 * @param length characters at most; the text ends with a whole word, and with an ellipsis where it goes on.
 */
export function excerpt(html: string, length: number): string {
	const text = decodeEntities(html.replaceAll(/<[^>]*>/g, ' '))
		.replaceAll(/\s+/g, ' ')
		.trim();
	if (text.length <= length) return text;
	const cut = text.slice(0, length - 1);
	const end = cut.lastIndexOf(' ');
	return `${cut.slice(0, end > 0 ? end : undefined).replace(/[\s.,;:–-]+$/, '')}…`;
}
