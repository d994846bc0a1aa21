import { attribute, elements, parsePage, textOf, type Page } from './html.ts';
import type { SiteFile } from './site-files.ts';

/** Something that can be searched, with everything a reader could make of it. */
export interface Haystack {
	readonly name: string;
	readonly text: string;
	/** The bytes as they are, for files that are no text. */
	readonly bytes: Buffer;
}

/** Prepares files for a search: of pages also the text a browser shows, of addresses what they stand for. */
export function haystacks(files: readonly SiteFile[]): Haystack[] {
	return files.map(({ path, bytes }) => {
		const isText = /\.(?:html|xml|json|txt|svg|css|js|webmanifest)$/.test(path);
		const raw = isText ? bytes.toString('utf8') : '';
		const read = path.endsWith('.html') ? readable(raw) : '';
		return { name: path, text: [path, raw, read, decoded(raw)].join('\n'), bytes };
	});
}

/** Where a secret stands. A number counts only on its own: the names of pictures are full of digits. */
export function findSecret(secret: string, all: readonly Haystack[]): string[] {
	const number = /^\d+$/.test(secret) ? numberPattern(secret) : undefined;
	return all
		.filter(({ text, bytes }) => {
			if (!number) return text.includes(secret) || bytes.includes(secret);
			return number.test(text) || (text.length < 500 && number.test(bytes.toString('latin1')));
		})
		.map(({ name }) => name);
}

/** What a page would run: scripts but data, `on…` attributes, `javascript:` addresses, frames. */
export function activeParts(html: string): string[] {
	return elements(parsePage(html).tree).flatMap((element) => {
		const { tagName, properties } = element;
		const src = attribute(element, 'src');
		const isData = attribute(element, 'type') === 'application/ld+json';
		const isOwn = src?.startsWith('/_astro/') && element.children.length === 0;
		const found: string[] = [];
		if (tagName === 'script' && !isData && !isOwn) found.push('<script>');
		if (['iframe', 'object', 'embed', 'base'].includes(tagName)) found.push(`<${tagName}>`);
		for (const [name, value] of Object.entries(properties)) {
			if (/^on/i.test(name)) found.push(`<${tagName} ${name}>`);
			// A browser ignores blanks and control characters in front of and inside the protocol.
			const bare = String(value).replaceAll(/[\s\p{Cc}]/gu, '');
			if (/^(?:javascript|vbscript|data:text)/i.test(bare)) found.push(`${name}="${bare}"`);
		}
		return found;
	});
}

/** What only a programmer would write: `undefined`, `NaN`, a message that was not filled in. */
export function programValues(page: Page): string[] {
	const values = page.all().flatMap(({ properties }) => Object.values(properties).map(String));
	// What is hidden is filled in by the server.
	const later = page.all('p').filter((p) => attribute(p, 'hidden') !== undefined);
	const text = later.map(textOf).reduce((left, each) => left.replace(each, ''), page.text);
	const pattern = /.{0,30}(?:\bundefined\b|\bNaN\b|\[object|\bnull\b|\{\w+\}|Invalid Date).{0,30}/;
	return [text, ...values].flatMap((given) => pattern.exec(given)?.[0] ?? []);
}

function readable(html: string): string {
	const { tree, text } = parsePage(html);
	const values = elements(tree).flatMap(({ properties }) => Object.values(properties).map(String));
	return [text, ...values].join('\n');
}

function decoded(text: string): string {
	return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
		try {
			return decodeURIComponent(escaped);
		} catch {
			return escaped;
		}
	});
}

function numberPattern(digits: string): RegExp {
	const thousands = digits.replaceAll(/\d(?=(?:\d{3})+$)/g, "$&[.,'’\\s]?");
	return new RegExp(`(?<![\\w.-])${thousands}(?![\\w-])`, 'u');
}
