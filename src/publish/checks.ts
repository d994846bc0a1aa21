import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Locale } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { piecesOf } from './checks/html.ts';
import type { Inspector } from './checks/inspector.ts';
import { headOf, metadataIn } from './checks/picture.ts';
import { markOf, mediaFolder } from './checks/references.ts';
import { isMentioned } from './checks/words.ts';
import { writtenWords } from './checks/written-words.ts';
import type { CollectedFile } from './collect.ts';
import { placeOf } from './files.ts';
import { mediaBase } from './media-base.ts';
import type { ReleaseDraft } from './release-draft.ts';

/** A page that was to be rendered. */
export interface WantedPage {
	readonly path: string;
}

export interface CheckOptions {
	readonly pages: Iterable<WantedPage>;
	/** The files that are new in the release, and what was found in them. */
	readonly collected: readonly CollectedFile[];
	readonly inspector: Inspector;
	/** What stood in the live release and does not in this one, of one that was rendered in part. */
	readonly vanished: readonly string[];
	/** Folders of the store of files and of finished files of the media store. */
	readonly files: string;
	readonly media: string;
	/** Paths that the server answers itself. */
	readonly answered: readonly string[];
	/** Whether pictures whose names begin so were in the live release, where they were looked at. */
	readonly wasShown: (base: string) => boolean;
	/** JSON of everything public of the account; asked only when a page holds words that need an excuse. */
	readonly records: () => Iterable<string>;
}

/** Problems shown; the rest are counted. */
const shown = 5;

/**
 * Checks a release before anyone else sees it.
 * @returns what somebody should know although it hinders nothing, a sentence each.
 * @throws one sentence that names the first files with something wrong, and what it is.
 */
export function checkRelease(draft: ReleaseDraft, options: CheckOptions): string[] {
	const { inspector } = options;
	const titles = sharedTitles(draft, options);
	const dead = [...deadLinks(draft, options), ...leftBehind(draft, options)];
	// A broker may link to whatever there was once, and must not keep the site from being published by that.
	const byOrigin = Map.groupBy(dead, ({ target }) =>
		isMentioned(target, options.records()) ? 'theirs' : 'ours',
	);
	const sentences = (of: 'theirs' | 'ours') =>
		(byOrigin.get(of) ?? []).map(({ problem }) => problem);
	const problems = [
		...inspector.problems,
		...unrendered(options),
		...sentences('ours'),
		...talkativePictures(options),
		...titles.problems,
		...programTexts(options),
	];
	if (!draft.hasFile('/sitemap-index.xml')) problems.push('there is no /sitemap-index.xml');
	if (problems.length === 0) return [...titles.notices, ...sentences('theirs')];
	const first = problems.slice(0, shown).join('; ');
	const rest = problems.length > shown ? `; and ${problems.length - shown} more` : '';
	throw new Error(
		`The rendered site is not as it should be, so nothing was published: ${first}${rest}. Build again; if it stays so, this is a fault of the program.`,
	);
}

/** Something that leads to what is not there. */
interface DeadLink {
	readonly target: string;
	readonly problem: string;
}

function unrendered({ pages, collected }: CheckOptions): string[] {
	const own = new Set(collected.map(({ path }) => path));
	return Array.from(pages, ({ path }) => path)
		.filter((path) => !own.has(path))
		.map((path) => `${path} is planned and was not rendered`);
}

/** What new files lead to and that is not there. */
function deadLinks(draft: ReleaseDraft, options: CheckOptions): DeadLink[] {
	const { collected, inspector, media } = options;
	const own = new Set(collected.map(({ path }) => path));
	const found = new Set(options.answered);
	const leads = (target: string) => {
		if (own.has(target) || found.has(target)) return true;
		const isThere = target.startsWith(mediaFolder)
			? hasPicture(draft, join(media, target.slice(mediaFolder.length)))
			: draft.hasFile(plainPath(target));
		if (isThere) found.add(target);
		return isThere;
	};
	return Array.from(inspector.references.all())
		.filter(([target]) => !leads(target))
		.flatMap(([target]) => {
			const [from] = leadingTo(target, options);
			if (from === undefined) return [];
			return [{ target, problem: `${from} leads to ${target}, which is not there` }];
		});
}

/** New files that really lead to something: what looked like a link can be part of a text. */
function leadingTo(target: string, { collected, files }: CheckOptions): string[] {
	const mark = markOf(target);
	return collected
		.filter(({ links }) => links && holdsMark(links, new Set([mark])))
		.filter(({ path, name }) => {
			if (!isPage(path)) return true;
			for (const piece of piecesOf(readFileSync(placeOf(files, name), 'utf8'))) {
				if (piece.kind === 'script' && piece.text.includes(target)) return true;
				if (piece.kind !== 'attribute' || !leading.has(piece.name)) continue;
				if (piece.value.includes(target)) return true;
			}
			return false;
		})
		.map(({ path }) => path);
}

/** Attributes that lead somewhere; `content` is that of a link preview. */
const leading = new Set(['href', 'src', 'srcset', 'action', 'poster', 'content']);

/** Pictures that are shown for the first time and say more than their pixels. */
function talkativePictures({ inspector, media, wasShown }: CheckOptions): string[] {
	const problems: string[] = [];
	for (const [target, from] of inspector.references.all()) {
		if (!target.startsWith(mediaFolder)) continue;
		const name = target.slice(mediaFolder.length);
		const file = join(media, name);
		if (wasShown(mediaBase(name)) || !isFile(file)) continue;
		const head = headOf(file);
		const found = metadataIn(head) ?? inspector.secretIn(head)?.name;
		if (found) problems.push(`${target} (shown on ${from}) holds ${found}`);
	}
	return problems;
}

/** Pages that stay and lead to something that does not. */
function leftBehind(draft: ReleaseDraft, options: CheckOptions): DeadLink[] {
	const gone = options.vanished.filter(
		(path) => path.startsWith(mediaFolder) || !draft.hasFile(path),
	);
	if (gone.length === 0) return [];
	const marks = new Map(gone.map((path) => [markOf(path), path]));
	const wanted = new Set(marks.keys());
	const fresh = new Set(options.collected.map(({ path }) => path));
	const dead: DeadLink[] = [];
	for (const { path, name, links } of draft.leadingTo([...wanted])) {
		if (fresh.has(path) || !holdsMark(links, wanted)) continue;
		const bytes = readFileSync(placeOf(options.files, name));
		// Thirty-two bits of a hash can be those of something else.
		const target = gone.find((each) => bytes.includes(each));
		if (target === undefined) continue;
		dead.push({ target, problem: `${path} still leads to ${target}, which is gone` });
	}
	return dead;
}

/** Pages of one language that have the same title. What brokers name alike is theirs to tell apart. */
function sharedTitles(
	draft: ReleaseDraft,
	{ collected }: CheckOptions,
): { readonly problems: string[]; readonly notices: string[] } {
	const rendered = new Set(collected.map(({ path }) => path));
	const fresh = new Map<number, string>();
	const pairs: [string, string][] = [];
	for (const { path, title } of collected) {
		if (title === undefined) continue;
		const first = fresh.get(title);
		if (first === undefined) fresh.set(title, path);
		else pairs.push([first, path]);
	}
	for (const { path, title } of draft.titled(fresh)) {
		const first = fresh.get(title);
		if (first !== undefined && !rendered.has(path)) pairs.push([first, path]);
	}
	const sentences = (wanted: boolean) =>
		pairs
			.filter((pair) => pair.some(isOfOffer) === wanted)
			.map((pair) => `${pair.toSorted().join(' and ')} have the same title`);
	return { problems: sentences(false), notices: sentences(true) };
}

/** Whether the page is that of a unit or project; its path says so also where it was rendered long ago. */
function isOfOffer(path: string): boolean {
	return offerFolders.some((folder) => path.startsWith(folder) && path !== folder);
}

const offerFolders = Locale.options.flatMap((locale) =>
	(['unit', 'project'] as const).map((kind) =>
		pathOf(locale, { kind, id: 0, title: {} }).slice(0, -'0/'.length),
	),
);

function programTexts({ inspector, records, collected, files }: CheckOptions): string[] {
	if (inspector.words.length === 0) return [];
	const written = writtenWords(records());
	const names = new Map(collected.map(({ path, name }) => [path, name]));
	/** Whether a page is that of a unit or project, or leads to it. */
	const shows = (path: string) => {
		const name = names.get(path);
		const html = name === undefined ? '' : readFileSync(placeOf(files, name), 'latin1');
		return (id: number) =>
			id > 0 && [path, html].some((text) => new RegExp(`[-/]${id}/(?:["#?]|$)`).test(text));
	};
	return inspector.words
		.filter(({ path, text }) => !written.explain(text, shows(path)))
		.map(
			({ path, text }) => `${path} says "${text.slice(0, 60)}", which is a value of the program`,
		);
}

function hasPicture(draft: ReleaseDraft, file: string): boolean {
	const name = file.slice(file.lastIndexOf('/') + 1);
	return draft.hasMedia(mediaBase(name)) && isFile(file);
}

function isFile(path: string): boolean {
	return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

function holdsMark(links: Uint8Array, wanted: ReadonlySet<number>): boolean {
	const marks = new Int32Array(links.buffer, links.byteOffset, links.byteLength / 4);
	return marks.some((mark) => wanted.has(mark));
}

function isPage(path: string): boolean {
	return path.endsWith('/') || path.endsWith('.html');
}

function plainPath(target: string): string {
	try {
		return decodeURIComponent(target);
	} catch {
		return target;
	}
}
