import { decodeEntities } from '../domain/html-entities.ts';
import { slugify } from '../i18n/slug.ts';

export interface Heading {
	readonly id: string;
	readonly text: string;
}

/**
 * Adds an id to each heading of a sanitised text, so that links can lead to it.
 * @param level 2 for `<h2>`
 */
export function withAnchors(html: string, level: 2 | 3 = 2): { html: string; headings: Heading[] } {
	const headings: Heading[] = [];
	const taken = new Set<string>();
	const pattern = new RegExp(`<h${level}>(.*?)</h${level}>`, 'gs');
	const marked = html.replaceAll(pattern, (_, inner: string) => {
		const text = decodeEntities(inner.replaceAll(/<[^>]*>/g, '')).trim();
		const id = free(slugify(text) || 'text', taken);
		headings.push({ id, text });
		return `<h${level} id="${id}">${inner}</h${level}>`;
	});
	return { html: marked, headings };
}

function free(id: string, taken: Set<string>): string {
	let candidate = id;
	for (let n = 2; taken.has(candidate); n++) candidate = `${id}-${n}`;
	taken.add(candidate);
	return candidate;
}
