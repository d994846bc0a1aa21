import { existsSync, readFileSync } from 'node:fs';
import type { PageMaker } from '../../src/build/page-maker.ts';
import type { Places } from '../../src/wiring/places.ts';
import { placeOf } from '../../src/release/file-store.ts';
import type { MakeFile } from '../../src/release/make-file.ts';
import type { MadeFile } from '../../src/release/made-file.ts';
import { readableRelease } from '../../src/release/release-folder.ts';
import { secretOf, type Account } from './account.ts';
import type { PlantedFault } from './planted.ts';

/** What a fault makes of the files of a build. */
type Spoil = (files: readonly MadeFile[], isPart: boolean, make: MakeFile) => readonly MadeFile[];

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
					const { isPart, make, taker } = rendering;
					const files: MadeFile[] = [];
					const held = { ...taker, file: (file: MadeFile) => void files.push(file) };
					await renderer.render({ ...rendering, taker: held });
					spoil(files, isPart, make).forEach(taker.file);
				},
			};
		},
	};

	function spoiling(): Spoil | undefined {
		switch (planted) {
			case 'prints what the CRM sends':
				return (files, _, make) => {
					const first = firstOfUnit(files);
					const [id = 1] = account.ids();
					if (!first) return files;
					const text = Buffer.concat([bytesOf(first), Buffer.from(secretOf(id))]);
					return files.with(files.indexOf(first), make(first.path, text));
				};
			case 'forgets pages that are planned':
				return (files) => files.filter((file) => file !== firstOfUnit(files));
			case 'keeps pages that are stale':
				return (files, isPart) => (isPart ? withLiveListings(files) : files);
			default:
				return undefined;
		}
	}

	/** Puts the live page in the place of the new one wherever it belongs to no unit. */
	function withLiveListings(files: readonly MadeFile[]): readonly MadeFile[] {
		const live = existsSync(places.current) ? readableRelease(places.current) : undefined;
		const kept = files.map((file) => {
			const known = isOfUnit(file) ? undefined : live?.index.file(file.path);
			return known ? { ...file, name: known.name, size: known.size, packed: known.packed } : file;
		});
		live?.index.close();
		return kept;
	}

	function bytesOf({ name }: MadeFile): Buffer {
		return readFileSync(placeOf(places.files, name));
	}
}

function firstOfUnit(files: readonly MadeFile[]): MadeFile | undefined {
	const [first] = files.filter(isOfUnit).toSorted((a, b) => (a.path < b.path ? -1 : 1));
	return first;
}

function isOfUnit({ path }: MadeFile): boolean {
	return path.includes('/immobilien/');
}
