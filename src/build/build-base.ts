import { DatabaseSync } from 'node:sqlite';
import { catalogueHeader } from '../catalog/store/header.ts';
import { attempt } from '../domain/attempt.ts';
import { locales } from '../domain/locale.ts';
import { pathOf } from '../i18n/paths.ts';
import { openManifest, type Manifest } from '../plan/manifest.ts';
import { placeOf, sizeOf } from '../release/file-store.ts';
import { liveName, newerThanLive } from '../release/releases.ts';
import type { OpenedRelease } from '../release/release-folder.ts';
import type { Places } from '../wiring/places.ts';

/** The live release, where a build may start from it, or why it may not. */
export type BuildBase =
	| { readonly usable: true; readonly manifest: Manifest; readonly live: OpenedRelease }
	/** `why` completes "every page is rendered, because …". */
	| { readonly usable: false; readonly why: string };

/**
 * Whether a build may start from the live release: it can be read, this very program has made it of this account,
 * and no rollback has made it live. Otherwise everything is read and made again.
 * @param live the live release, where it can be opened
 */
export function findBase(
	places: Places,
	{ fingerprint, account }: Pick<OpenedRelease, 'fingerprint' | 'account'>,
	live: OpenedRelease | undefined,
): BuildBase {
	if (liveName(places) === undefined) return unknown('no site is live yet');
	if (!live) return unknown('what the live site consists of cannot be read');
	if (newerThanLive(places).length > 0) return unknown('a release was rolled back');
	if (live.account !== account) return unknown('the live site is that of another account');
	if (live.fingerprint !== fingerprint)
		return unknown('the program, its settings or its texts have changed');
	if (!catalogueHeader(places.catalogue))
		return unknown('the catalogue of the live site is not there');
	const manifest = openManifest(places.manifest);
	if (!manifest) return unknown('it is not known what the live site was made from');
	if (hasWhatAllPagesNeed(places, { manifest, live })) return { usable: true, manifest, live };
	manifest.close();
	return unknown('files of the live site are damaged or missing');
}

/**
 * Whether the records can be read, and start pages, style sheets and scripts are there: those belong to all pages, and
 * are not made again with a few.
 */
function hasWhatAllPagesNeed(
	{ files, records }: Places,
	{ manifest, live }: { readonly manifest: Manifest; readonly live: OpenedRelease },
): boolean {
	const areThere = attempt(() => {
		using db = new DatabaseSync(records, { readOnly: true });
		db.prepare('SELECT 1 FROM record LIMIT 1').get();
		const starts = locales
			.map((locale) => pathOf(locale, { kind: 'home' }))
			.filter((path) => manifest.has(path))
			.map((path) => live.index.file(path));
		return [...starts, ...live.index.assets()].every(
			(file) => file && sizeOf(placeOf(files, file.name)) === file.size,
		);
	});
	return areThere ?? false;
}

function unknown(why: string): BuildBase {
	return { usable: false, why };
}
