import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { UnitOutline } from '../../catalog/queries/outlines.ts';
import { Locale } from '../../domain/locale.ts';
import { isOnOffer } from '../../domain/status.ts';
import { exposePath } from '../../i18n/paths.ts';
import { mediaFolder } from '../../release/checks/references.ts';
import type { NewFiles } from '../../release/new-files.ts';
import { placeOf, readSound } from '../../release/file-store.ts';
import { openPrinter, type Printer, type PrinterOptions } from './pdf-printer.ts';
import type { PlannedPage } from '../../plan/planned-page.ts';
import type { TargetKey } from '../../release/release-draft.ts';
import type { ReleaseIndex } from '../../release/release-index.ts';
import { inParallel } from '../../domain/in-parallel.ts';

/** Pages printed at once: one draws while another is written. */
const atOnce = 2;

interface ExposeOptions {
	/** Pages that were rendered, of whatever kind. */
	readonly pages: Iterable<PlannedPage>;
	/** Holds every rendered page. */
	readonly newFiles: Pick<NewFiles, 'make' | 'nameOf'>;
	/** Folders of the store of files and of finished files of the media store. */
	readonly files: string;
	readonly media: string;
	readonly origin: string;
	readonly outlines: Offers;
	/**
	 * The release that is live: its exposés are still good where their pages are the same, and its styles and fonts serve
	 * where only some pages were rendered.
	 */
	readonly live: Pick<ReleaseIndex, 'file'> | undefined;
	readonly onPrinted?: (done: number, of: number) => void;
	/** Told what exposés lack. */
	readonly tell: (line: string) => void;
	readonly open?: (options: PrinterOptions) => Promise<Printer>;
}

/** Gives the status of a unit. */
interface Offers {
	unit(id: number): Pick<UnitOutline, 'status'> | undefined;
}

/**
 * Prints an exposé of every unit on offer whose page was rendered, and adds it to the release. It is made of the
 * page's own files and of nothing else, so it says what the page says, and is printed again exactly when the
 * page changes.
 */
export async function printExposes(options: ExposeOptions): Promise<void> {
	const { pages, newFiles, files, media, origin, outlines, live, onPrinted } = options;
	const { nameOf, make } = newFiles;
	const names = { get: (path: string) => nameOf(path) ?? live?.file(path)?.name };
	const wanted: { readonly path: string; readonly to: string }[] = [];
	for (const { path, locale, route } of pages) {
		if (route.kind !== 'unit') continue;
		const unit = outlines.unit(route.id);
		if (!unit || !isOnOffer(unit.status)) continue;
		const to = exposePath(locale, route.id);
		const known = live?.file(path)?.name === nameOf(path) ? live?.file(to) : undefined;
		const before = known && readSound(files, known.name);
		if (before && !before.subarray(-incomplete.length).equals(incomplete)) {
			make(to, before);
		} else wanted.push({ path, to });
	}
	if (wanted.length === 0) return;
	const printer = await (options.open ?? openPrinter)({
		origin,
		read: (path) => readOf(path, { names, files, media }),
	});
	const missing = new Set<string>();
	try {
		let done = 0;
		await inParallel(wanted, {
			most: atOnce,
			work: async ({ path, to }) => {
				const { pdf, lost } = await printer.print(path);
				for (const file of lost) missing.add(file);
				make(to, lost.length > 0 ? Buffer.concat([pdf, incomplete]) : pdf);
				onPrinted?.((done += 1), wanted.length);
			},
		});
	} finally {
		await printer.close();
	}
	if (missing.size > 0) options.tell(withoutFiles(missing));
}

/** Ends an exposé that was printed without a file the disk had lost, so that it is printed again; a comment in a PDF. */
const incomplete = Buffer.from('\n%incomplete\n');

/** Says what exposés were printed without. */
export function withoutFiles(paths: Iterable<string>): string {
	return `Exposés were printed without ${[...paths].join(', ')}, because the disk has lost that: they are printed again the next time.`;
}

/** Exposés of changed units that are not on offer any more: they are to leave the release. */
export function removedExposes(changed: Iterable<TargetKey>, outlines: Offers): string[] {
	return Array.from(changed)
		.filter(({ kind, id }) => {
			const unit = kind === 'unit' ? outlines.unit(id) : undefined;
			return kind === 'unit' && !(unit && isOnOffer(unit.status));
		})
		.flatMap(({ id }) => Locale.options.map((locale) => exposePath(locale, id)));
}

/** Reads a file of the coming release from the stores. */
export function readOf(
	path: string,
	{
		names,
		files,
		media,
	}: {
		readonly names: Pick<ReadonlyMap<string, string>, 'get'>;
		readonly files: string;
		readonly media: string;
	},
): Buffer | undefined {
	const name = names.get(path);
	if (name !== undefined) return readFileSync(placeOf(files, name));
	const picture = path.startsWith(mediaFolder) ? path.slice(mediaFolder.length) : '';
	if (!/^[a-z0-9][a-z0-9.-]*$/.test(picture)) return undefined;
	const file = join(media, picture);
	return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file) : undefined;
}
