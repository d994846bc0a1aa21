import { createHash } from 'node:crypto';
import type { Facts } from '../collected-files.ts';
import { hasJsonLd, readJsonLd } from './json-ld.ts';
import { collectReferences, type References } from './references.ts';
import type { Scanner, Credential } from './credentials.ts';

/** A secret stands in a file that was to be published. */
export class Leak extends Error {
	readonly path: string;

	constructor(path: string, { name, remedy }: Credential) {
		const what = path.endsWith('/') ? 'page' : 'file';
		const also = remedy ? `, and ${remedy}` : '';
		super(
			`The ${what} ${path} holds ${name}; nothing was published. Take it out of the text or setting it stands in${also}.`,
		);
		this.path = path;
	}
}

/** Looks at each file of a release once, before it goes into the store. */
export interface Inspector {
	/** @throws a `Leak` when a secret stands in it. */
	inspect(path: string, bytes: Buffer): Facts;
	readonly references: References;
	secretIn(bytes: Uint8Array): Credential | undefined;
	/** What is wrong with files by themselves: `<path>: <what>`. */
	readonly problems: readonly string[];
}

/** An inspector that has seen no file yet. */
export function createInspector({
	origin,
	scanner,
}: {
	/** Of the site, without a slash at the end. */
	readonly origin: string;
	readonly scanner: Scanner;
}): Inspector {
	const references = collectReferences(origin);
	const problems: string[] = [];
	return {
		references,
		secretIn: (bytes) => scanner.find(bytes),
		problems,
		inspect(path, bytes) {
			const secret = scanner.find(bytes) ?? scanner.find(Buffer.from(path));
			if (secret !== undefined) throw new Leak(path, secret);
			const ending = /\.(html|css|js|xml|json|webmanifest)$/.exec(path)?.[1];
			const isPage = ending === 'html' || path.endsWith('/');
			if (ending === 'json' || ending === 'webmanifest') checkJson(path, bytes);
			if (!isPage && !['css', 'js', 'json', 'xml'].includes(ending ?? '')) return {};
			// Each byte a character: addresses are plain, and this costs nothing.
			const text = bytes.toString('latin1');
			return isPage ? inspectPage(path, text) : { links: references.note(path, text) };
		},
	};

	function inspectPage(path: string, text: string): Facts {
		const data = hasJsonLd(text) ? readJsonLd({ html: text, path, origin }) : undefined;
		for (const problem of data?.problems ?? []) problems.push(`${path}: ${problem}`);
		const links = references.note(path, text, data?.targets);
		// The general page for what is not found is that of a language once more.
		if (!path.endsWith('/')) return { links };
		const canonical = between(text, '<link rel="canonical" href="', '"');
		if (canonical !== undefined && canonical !== origin + path) {
			problems.push(`${path}: its canonical address is ${canonical}`);
		}
		const title = between(text, '<title>', '</title>');
		const noindex = between(text, '<meta name="robots" content="', '"')?.includes('noindex');
		return { links, noindex, title: title === undefined ? undefined : titleMark(path, title) };
	}

	function checkJson(path: string, bytes: Buffer): void {
		try {
			JSON.parse(bytes.toString());
		} catch {
			problems.push(`${path}: it is no JSON`);
		}
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
