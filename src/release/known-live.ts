import { DatabaseSync } from 'node:sqlite';
import { catalogueHeader } from '../catalog/store/header.ts';
import { locales } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { placeOf, sizeOf } from './file-store.ts';
import { openManifest, type Manifest } from '../plan/manifest.ts';
import { attempt } from '../domain/attempt.ts';
import { liveName, readNote, type OpenedRelease } from './release-folder.ts';

export interface LivePlaces {
	readonly catalogue: string;
	/** The file of records the catalogue names. */
	readonly records: string;
	readonly manifest: string;
	readonly current: string;
	/** The store of files. */
	readonly files: string;
}

/** What the site that is live can tell of itself. */
export type KnownLive =
	| { readonly known: true; readonly manifest: Manifest }
	/** `why` completes "every page is rendered, because …". */
	| { readonly known: false; readonly why: string };

/**
 * Whether it is known what the live release was made from: by this very program, from the catalogue that
 * lies beside it; and whether it can be read. Otherwise everything is made again.
 * @param made.release the live release, where it can be opened
 */
export function knownLive(
	places: LivePlaces,
	{
		fingerprint,
		release,
	}: { readonly fingerprint: string; readonly release: OpenedRelease | undefined },
): KnownLive {
	const { catalogue, manifest: path, current } = places;
	const name = liveName({ current });
	if (name === undefined) return unknown('no site is live yet');
	const live = catalogueHeader(catalogue);
	if (!live) return unknown('the catalogue of the live site is not there');
	const manifest = openManifest(path);
	if (!manifest) return unknown('it is not known what the live site was made from');
	const { header } = manifest;
	const why =
		header.fingerprint !== fingerprint
			? 'the program, its settings or its texts have changed'
			: header.release !== name || header.checksum !== live.checksum
				? 'what is known of its making is not about the live site'
				: isDamaged(places, { manifest, release })
					? 'files of the live site are damaged or missing'
					: undefined;
	if (why === undefined) return { known: true, manifest };
	manifest.close();
	return unknown(why);
}

/**
 * Whether the release or the records cannot be opened, or a start page is not there, or a style sheet or script:
 * those belong to all pages, and are not made again with a few.
 */
function isDamaged(
	{ files, records }: LivePlaces,
	{
		manifest,
		release,
	}: { readonly manifest: Manifest; readonly release: OpenedRelease | undefined },
): boolean {
	if (!release) return true;
	const { index } = release;
	try {
		readRecords(records);
		const starts = locales
			.map((locale) => pathOf(locale, { kind: 'home' }))
			.filter((path) => manifest.has(path))
			.map((path) => index.file(path));
		return ![...starts, ...index.assets()].every(
			(file) => file && sizeOf(placeOf(files, file.name)) === file.size,
		);
	} catch {
		return true;
	}
}

/** Whether the catalogue is the one the live release was made from, as far as that can be told. */
export function isOfLive({
	current,
	catalogue,
}: Pick<LivePlaces, 'current' | 'catalogue'>): boolean {
	const made = attempt(() => readNote(current).catalogue);
	return made === undefined || made === catalogueHeader(catalogue)?.checksum;
}

/** @throws when that is impossible. */
function readRecords(path: string): void {
	using db = new DatabaseSync(path, { readOnly: true });
	db.prepare('SELECT 1 FROM record LIMIT 1').get();
}

function unknown(why: string): KnownLive {
	return { known: false, why };
}
