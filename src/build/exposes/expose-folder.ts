import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Locale } from '../../domain/locale.ts';
import { readJson, replaceFile } from '../../storage/disk/files.ts';

/** By place, the name of the page. */
const Printed = z.record(z.string(), z.string());

/** Opens the folder; it is ours where our list lies, in whatever state that is. */
export function openExposeFolder(folder: string) {
	const list = join(folder, 'exposes.json');
	const printed = new Map(Object.entries(readJson(list, Printed) ?? {}));
	const note = () =>
		replaceFile(list, `${JSON.stringify(Object.fromEntries(printed), null, '\t')}\n`);

	const keepOnly = (places: ReadonlySet<string>) => {
		// What lies there counts and not what is noted: a kill or a full disk may have come between.
		const found = existsSync(list) ? Locale.options.flatMap((each) => pdfsIn(folder, each)) : [];
		const removed = found.filter((place) => !places.has(place));
		for (const place of removed) {
			rmSync(join(folder, place), { force: true });
			printed.delete(place);
		}
		return removed.length;
	};

	return {
		/** The name that the page had in the store of files when this PDF was printed; nothing when it is not there whole. */
		pageOf: (place: string) => (existsSync(join(folder, place)) ? printed.get(place) : undefined),
		/** Removes all PDFs but those of these places; returns how many. */
		keepOnly,
		/** Removes all PDFs but those printed of these pages, by their names in the store of files; returns how many. */
		keepPrintedOf(pages: ReadonlySet<string>) {
			const kept = [...printed].filter(([, page]) => pages.has(page));
			return keepOnly(new Set(kept.map(([place]) => place)));
		},
		/** Says that these are about to be printed, so that a run that is killed leaves none that is taken for whole. */
		begin(places: Iterable<string>) {
			for (const place of places) printed.delete(place);
			note();
		},
		put(place: string, pdf: Buffer, page: string) {
			replaceFile(join(folder, place), pdf);
			printed.set(place, page);
		},
		/** Writes down what was put. */
		note,
	};
}

/** PDFs for brokers, by language and unit: `de/4711.pdf`. */
export type ExposeFolder = ReturnType<typeof openExposeFolder>;

function pdfsIn(folder: string, locale: Locale): string[] {
	const own = join(folder, locale);
	if (!existsSync(own)) return [];
	return readdirSync(own)
		.filter((name) => /^\d+\.pdf(?:\.new)?$/.test(name))
		.map((name) => `${locale}/${name}`);
}
