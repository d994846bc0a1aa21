import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageMaker } from '../../src/build/page-maker.ts';
import type { Places } from '../../src/wiring/places.ts';
import { filesBelow } from '../../src/storage/disk/files-below.ts';
import { placeOf } from '../../src/release/file-store.ts';
import { addressOf } from '../../src/release/collect.ts';
import { readableRelease } from '../../src/release/release-folder.ts';
import { secretOf, type Account } from './account.ts';
import type { PlantedFault } from './planted.ts';

/** The maker of pages with a fault in it. */
export function changedPages(
	real: PageMaker,
	{
		planted,
		places,
		account,
	}: {
		readonly planted: PlantedFault | undefined;
		readonly places: Places;
		readonly account: Account;
	},
): PageMaker {
	const spoil = spoiling();
	if (!spoil) return real;
	return {
		...real,
		start(options) {
			const renderer = real.start(options);
			return {
				...renderer,
				async render(rendering) {
					const { taker: _, ...untaken } = rendering;
					const done = await renderer.render(untaken);
					spoil(rendering.pages, rendering.isPart ?? false);
					return done;
				},
			};
		},
	};

	function spoiling(): ((folder: string, isPart: boolean) => void) | undefined {
		switch (planted) {
			case 'prints what the CRM sends':
				return (folder) => {
					const file = pagesOfUnits(folder)[0];
					const [id = 1] = account.ids();
					if (file) writeFileSync(file, readFileSync(file, 'utf8') + secretOf(id));
				};
			case 'forgets pages that are planned':
				return (folder) => {
					const [file] = pagesOfUnits(folder);
					if (file) rmSync(file);
				};
			case 'keeps pages that are stale':
				return (folder, isPart) => isPart && keepListings(folder);
			default:
				return undefined;
		}
	}

	/** Puts the live page in the place of the new one wherever it belongs to no unit. */
	function keepListings(folder: string): void {
		const live = existsSync(places.current) ? readableRelease(places.current) : undefined;
		for (const file of filesBelow(folder)) {
			const known = live?.index.file(addressOf(file));
			if (!known || file.includes('immobilien/')) continue;
			writeFileSync(join(folder, file), readFileSync(placeOf(places.files, known.name)));
		}
		live?.index.close();
	}
}

function pagesOfUnits(folder: string): string[] {
	return [...filesBelow(folder)]
		.filter((file) => file.includes('immobilien/'))
		.toSorted()
		.map((file) => join(folder, file));
}
