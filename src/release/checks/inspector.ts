import { createHash } from 'node:crypto';
import type { MadeFile } from '../made-file.ts';
import { hasJsonLd, readJsonLd } from './json-ld.ts';
import { openReferences } from './references.ts';

/** What was found in a file of a release. */
type Found = Pick<MadeFile, 'title' | 'links' | 'noindex' | 'leads' | 'problems'>;

/**
 * Begins to look at the files of a release, each once, before it goes into the store.
 * @param origin of the site, without a slash at the end
 */
export function openInspector(origin: string): (path: string, bytes: Buffer) => Found {
	const references = openReferences(origin);
	return (path, bytes) => {
		const ending = /\.(html|css|js|xml|json|webmanifest)$/.exec(path)?.[1];
		const isPage = ending === 'html' || path.endsWith('/');
		const isData = ending === 'json' || ending === 'webmanifest';
		const problems = isData && !isJson(bytes) ? ['it is no JSON'] : [];
		if (!isPage && !['css', 'js', 'json', 'xml'].includes(ending ?? '')) {
			return { leads: [], problems };
		}
		// Each byte a character: addresses are plain, and this costs nothing.
		const text = bytes.toString('latin1');
		if (!isPage) return { ...references.in(path, text), problems };
		const data = hasJsonLd(text) ? readJsonLd({ html: text, path, origin }) : undefined;
		problems.push(...(data?.problems ?? []));
		const found = references.in(path, text, data?.targets);
		// The general page for what is not found is that of a language once more.
		if (!path.endsWith('/')) return { ...found, problems };
		const canonical = between(text, '<link rel="canonical" href="', '"');
		if (canonical !== undefined && canonical !== origin + path) {
			problems.push(`its canonical address is ${canonical}`);
		}
		const title = between(text, '<title>', '</title>');
		return {
			...found,
			noindex: between(text, '<meta name="robots" content="', '"')?.includes('noindex'),
			title: title === undefined ? undefined : titleMark(path, title),
			problems,
		};
	};
}

function isJson(bytes: Buffer): boolean {
	try {
		JSON.parse(bytes.toString());
		return true;
	} catch {
		return false;
	}
}

/** Pages in different languages may share a title, such as a name. */
function titleMark(path: string, title: string): number {
	const [, language = ''] = path.split('/', 2);
	return createHash('sha1').update(`${language} ${title}`).digest().readUIntLE(0, 6);
}

function between(text: string, before: string, after: string): string | undefined {
	const start = text.indexOf(before);
	if (start < 0) return undefined;
	const end = text.indexOf(after, start + before.length);
	return end < 0 ? undefined : text.slice(start + before.length, end);
}
