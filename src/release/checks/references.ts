import { createHash } from 'node:crypto';
import { mediaBase } from '../../domain/pictures/picture.ts';

/** Where media are served. */
export const mediaFolder = '/media/';

/** A copy of the text: V8 keeps a whole page in memory for a slice of it. */
function copyString(text: string): string {
	return Buffer.from(text, 'latin1').toString('latin1');
}

/** What a target stands for: all files of a picture come and go together. */
function subjectOf(target: string): string {
	return target.startsWith(mediaFolder) ? mediaBase(target) : target;
}

/** Of an address in a link, or of what it stands for: 32 bits that recognise it in the index of a release. */
export function markOf(target: string): number {
	return createHash('sha1').update(subjectOf(target)).digest().readInt32LE();
}

/** How many targets are remembered: of a large site there are a million, and each process that renders has its own. */
const remembered = 200_000;

/** Begins to look for what the files of a release lead to; the mark of each target is calculated once. */
export function openReferences(origin: string) {
	const marks = new Map<string, number>();
	return {
		/**
		 * What a file shows, loads and links to: the marks of all of it, four bytes each, and what no file before it leads
		 * to.
		 * @param text the file, each byte a character
		 * @param more what else it leads to
		 */
		in(path: string, text: string, more: readonly string[] = []) {
			const all = new Set<number>();
			const leads: string[] = [];
			if (marks.size > remembered) marks.clear();
			for (const found of [...inFile(path, text, origin), ...more]) {
				const known = marks.get(found);
				const mark = known ?? markOf(found);
				if (known === undefined) {
					const target = copyString(found);
					marks.set(target, mark);
					leads.push(target);
				}
				all.add(mark);
			}
			return { links: new Uint8Array(Int32Array.from(all).buffer), leads };
		},
	};
}

function inFile(path: string, text: string, origin: string): string[] {
	if (path.endsWith('.css')) return inStyles(text, path);
	if (path.endsWith('.js')) return inScript(text, path);
	return /\.(?:xml|json)$/.test(path) ? inData(text, origin) : inPage(text, origin);
}

/**
 * Addresses within the site in the attributes of a page. For speed it does not read the page: it takes
 * whatever looks like such an attribute, and text can look so too.
 */
function inPage(text: string, origin: string): string[] {
	const found: string[] = [];
	for (const start of ['="/', `="${origin}/`]) {
		const skipped = start.length - 1;
		let at = text.indexOf(start);
		while (at >= 0) {
			const end = text.indexOf('"', at + start.length);
			if (end < 0) break;
			const value = text.slice(at + skipped, end);
			// A comma followed by a blank separates the candidates of `srcset`.
			if (value.includes(' ')) {
				for (const candidate of value.split(', ')) add(candidate.split(' ', 1)[0] ?? '');
			} else add(value);
			at = text.indexOf(start, end);
		}
	}
	return found;

	function add(value: string): void {
		if (!value.startsWith('/') || value.startsWith('//')) return;
		const end = value.search(/[?#]/);
		found.push(end < 0 ? value : value.slice(0, end));
	}
}

/** Addresses of the site that a sitemap or feed names: they stand between quotes or tags. */
function inData(text: string, origin: string): string[] {
	const found: string[] = [];
	const start = `${origin}/`;
	for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
		if (!/["'>]/.test(text[at - 1] ?? '')) continue;
		const rest = text.slice(at + origin.length, at + origin.length + longest);
		found.push(/^[^"'<?#\\\s]*/.exec(rest)?.[0] ?? '');
	}
	return found;
}

/** Characters of the longest address that is looked at. */
const longest = 500;

/** Files of the same kind a script loads: they lie beside it, or its build names them whole. */
function inScript(text: string, path: string): string[] {
	return [...text.matchAll(/["'`]((?:\.\/|\/_astro\/)[\w.-]+\.(?:js|css))["'`]/g)].map(
		([, address = '']) => new URL(address, `http://site${path}`).pathname,
	);
}

/** Files a style sheet loads. */
function inStyles(text: string, path: string): string[] {
	return [...text.matchAll(/url\(\s*["']?([^"')]+)/g)].flatMap(([, address = '']) => {
		const url = URL.parse(address, `http://site${path}`);
		return url?.host === 'site' && url.protocol === 'http:' ? [url.pathname] : [];
	});
}
