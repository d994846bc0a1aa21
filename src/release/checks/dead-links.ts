import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckOptions } from './check-options.ts';
import { placeOf } from '../file-store.ts';
import { mediaBase } from '../../domain/pictures/picture.ts';
import type { ReleaseDraft } from '../release-draft.ts';
import { piecesOf } from './html.ts';
import { isFile } from './picture.ts';
import { markOf, mediaFolder } from './references.ts';
import { locales } from '../../domain/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import { foldersOf } from '../../i18n/unit-path.ts';

/** Something that leads to what is not there. */
interface DeadLink {
	readonly target: string;
	readonly problem: string;
}

/** What new files lead to and that is not there. */
export function deadLinks(draft: ReleaseDraft, options: CheckOptions): DeadLink[] {
	const { found, media, served } = options;
	const leads = (target: string) => {
		if (served.includes(target) || draft.hasFile(target)) return true;
		return target.startsWith(mediaFolder)
			? hasPicture(draft, join(media, target.slice(mediaFolder.length)))
			: draft.hasFile(decodedPath(target));
	};
	const dead: DeadLink[] = [];
	for (const target of found.leads) {
		if (leads(target)) continue;
		const [from] = leadingTo(target, draft, options);
		if (from === undefined) continue;
		dead.push({
			target,
			problem: `${options.pageName(from)} leads to ${target}, which is not there`,
		});
	}
	return dead;
}

/** Pages that stay and lead to something that does not. */
export function leftBehind(draft: ReleaseDraft, options: CheckOptions): DeadLink[] {
	const removed = options.dropped.filter(
		(path) => path.startsWith(mediaFolder) || !draft.hasFile(path),
	);
	if (removed.length === 0) return [];
	const marks = new Map(removed.map((path) => [markOf(path), path]));
	const wanted = new Set(marks.keys());
	const dead: DeadLink[] = [];
	for (const { path, name, links } of draft.leadingTo('old', [...wanted])) {
		if (!holdsMark(links, wanted)) continue;
		const bytes = readFileSync(placeOf(options.files, name));
		// Thirty-two bits of a hash can be those of something else.
		const target = removed.find((each) => bytes.includes(each));
		if (target === undefined) continue;
		dead.push({
			target,
			problem: `${options.pageName(path)} still leads to ${target}, which is removed`,
		});
	}
	return dead;
}

/** New files that really lead to something: what looked like a link can be part of a text. */
export function* leadingTo(
	target: string,
	draft: ReleaseDraft,
	{ files }: Pick<CheckOptions, 'files'>,
): Generator<string> {
	for (const { path, name } of draft.leadingTo('new', [markOf(target)])) {
		if (!isPage(path) || pageLeadsTo(target, readFileSync(placeOf(files, name), 'utf8')))
			yield path;
	}
}

function pageLeadsTo(target: string, html: string): boolean {
	for (const piece of piecesOf(html)) {
		if (piece.kind === 'script' && piece.text.includes(target)) return true;
		if (piece.kind !== 'attribute' || !leading.has(piece.name)) continue;
		if (piece.value.includes(target)) return true;
	}
	return false;
}

/** Attributes that lead somewhere; `content` is that of a link preview. */
const leading = new Set(['href', 'src', 'srcset', 'action', 'poster', 'content']);

function hasPicture(draft: ReleaseDraft, file: string): boolean {
	const name = file.slice(file.lastIndexOf('/') + 1);
	return draft.hasMedia(mediaBase(name)) && isFile(file);
}

function holdsMark(links: Uint8Array, wanted: ReadonlySet<number>): boolean {
	const marks = new Int32Array(links.buffer, links.byteOffset, links.byteLength / 4);
	return marks.some((mark) => wanted.has(mark));
}

function isPage(path: string): boolean {
	return path.endsWith('/') || path.endsWith('.html');
}

function decodedPath(target: string): string {
	try {
		return decodeURIComponent(target);
	} catch {
		return target;
	}
}

/** Pages of one language that have the same title. What brokers name alike is theirs to tell apart. */
export function sharedTitles(
	draft: Pick<ReleaseDraft, 'sharedTitles'>,
	pageName: CheckOptions['pageName'],
): { readonly problems: string[]; readonly notices: string[] } {
	const pairs = draft.sharedTitles();
	const sentences = (wanted: boolean) =>
		pairs
			.filter((pair) => pair.some(isNamedByOthers) === wanted)
			.map((pair) => `${pair.toSorted().map(pageName).join(' and ')} have the same title`);
	return { problems: sentences(false), notices: sentences(true) };
}

/**
 * Whether the page is that of a unit, a project or a person: two people may have one name. Its path says so also where it
 * was rendered long ago.
 */
function isNamedByOthers(path: string): boolean {
	return folders.some((folder) => path.startsWith(folder) && path !== folder);
}

const folders = [
	...foldersOf('unit'),
	...foldersOf('project'),
	...locales.map((locale) => pathOf(locale, { kind: 'about' })),
];
