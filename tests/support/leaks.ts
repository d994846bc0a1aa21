import { earlyScript } from '../../src/domain/look/early-script.ts';
import { attribute, elements, parsePage, textOf, type Page } from './html.ts';
import type { SiteFile } from './site-files.ts';

/** Something that can be searched, with everything a reader could make of it. */
export interface Haystack {
	readonly name: string;
	readonly text: string;
	/** The bytes as they are, for files that are no text. */
	readonly bytes: Buffer;
}

/**
 * Prepares files for a search: of pages also the text a browser shows, of addresses what they stand for.
 * @param parsed a page that was read already, by its HTML
 */
export function haystacks(
	files: readonly SiteFile[],
	parsed: (html: string) => Page = parsePage,
): Haystack[] {
	return files.map(({ path, bytes }) => {
		const isText = /\.(?:html|xml|json|txt|svg|css|js|webmanifest)$/.test(path);
		const raw = isText ? bytes.toString('utf8') : '';
		const read = path.endsWith('.html') ? readable(parsed(raw)) : '';
		const plain = decoded(raw);
		const all = plain === raw ? [path, raw, read] : [path, raw, read, plain];
		return { name: path, text: all.join('\n'), bytes };
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

/**
 * Where each of many secrets stands, found in one walk over all files. Secrets shorter than eight
 * characters and numbers are looked for one by one.
 * @returns the files by secret; a secret that stands nowhere is absent.
 */
export function findSecrets(
	secrets: readonly string[],
	all: readonly Haystack[],
): Map<string, string[]> {
	const found = new Map<string, Set<string>>();
	const note = (secret: string, name: string) => {
		found.set(secret, (found.get(secret) ?? new Set()).add(name));
	};
	for (const secret of secrets.filter((each) => !isLong(each))) {
		for (const name of findSecret(secret, all)) note(secret, name);
	}
	const long = secrets.filter(isLong);
	const inText = byStart(long, (secret) => secret);
	const inBytes = byStart(long, (secret) => Buffer.from(secret).toString('latin1'));
	for (const { name, text, bytes } of all) {
		walk(text, inText, (secret) => note(secret, name));
		walk(bytes.toString('latin1'), inBytes, (secret) => note(secret, name));
	}
	return new Map(Array.from(found, ([secret, names]) => [secret, [...names]]));
}

/** What a page would run: scripts but data, `on…` attributes, `javascript:` addresses, frames. */
export function activeParts(page: Page): string[] {
	return page.all().flatMap((element) => {
		const { tagName, properties } = element;
		const src = attribute(element, 'src');
		const isData = attribute(element, 'type') === 'application/ld+json';
		const isOwn = src?.startsWith('/_astro/') && element.children.length === 0;
		const found: string[] = [];
		const [text] = element.children;
		const isEarly = src === undefined && text?.type === 'text' && text.value === earlyScript;
		if (tagName === 'script' && !isData && !isOwn && !isEarly) found.push('<script>');
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

/** What only a programmer would write on a page or to search engines: `undefined`, `NaN`, a message that was not filled in. */
export function programValues(page: Page): string[] {
	const values = page.all().flatMap(({ properties }) =>
		Object.entries(properties).map(([name, value]) =>
			// Words for scripts, which fill them in.
			name.startsWith('data') ? String(value).replaceAll(/\{\w+\}/g, '') : String(value),
		),
	);
	// What is hidden is filled in by the server.
	const later = page.all('p').filter((p) => attribute(p, 'hidden') !== undefined);
	const text = later.map(textOf).reduce((left, each) => left.replace(each, ''), page.text);
	const data = page
		.all('script')
		.filter((script) => attribute(script, 'type') === 'application/ld+json')
		.flatMap(({ children }) => children.map((child) => ('value' in child ? child.value : '')));
	const pattern = /\bundefined\b|\bNaN\b|\[object|\bnull\b|\{\w+\}|Invalid Date/;
	return [text, ...values, ...data].flatMap((given) => {
		const at = given.search(pattern);
		return at < 0 ? [] : [given.slice(Math.max(0, at - 30), at + 40)];
	});
}

/** Characters by which a long secret is recognised. */
const start = 8;

function isLong(secret: string): boolean {
	return secret.length >= start && !/^\d+$/.test(secret);
}

interface Starts {
	readonly secrets: ReadonlyMap<string, readonly { secret: string; written: string }[]>;
	/** By `pairAt`: most places of a text are none where a secret starts, and this tells at once. */
	readonly pairs: Uint8Array;
}

function byStart(secrets: readonly string[], write: (secret: string) => string): Starts {
	const all = secrets.map((secret) => ({ secret, written: write(secret) }));
	const pairs = new Uint8Array(2 ** 16);
	for (const { written } of all) pairs[pairAt(written, 0)] = 1;
	return { secrets: Map.groupBy(all, ({ written }) => written.slice(0, start)), pairs };
}

function walk(text: string, { secrets, pairs }: Starts, note: (secret: string) => void): void {
	for (let at = 0; at <= text.length - start; at++) {
		if (pairs[pairAt(text, at)] === 0) continue;
		for (const { secret, written } of secrets.get(text.slice(at, at + start)) ?? []) {
			if (text.startsWith(written, at)) note(secret);
		}
	}
}

/** A number for two letters; some letters share theirs. */
function pairAt(text: string, at: number): number {
	return ((text.charCodeAt(at) & 0xff) << 8) | (text.charCodeAt(at + 1) & 0xff);
}

function readable({ tree, text }: Page): string {
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
