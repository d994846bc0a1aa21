import { readFileSync } from 'node:fs';
import { placeOf } from '../../src/release/file-store.ts';
import { openRelease } from '../../src/release/release-folder.ts';

/** What a text tells of units, whoever wrote it. */
export interface Seen {
	/** Revisions of the titles that stand there, by unit. */
	readonly titles: ReadonlyMap<number, ReadonlySet<number>>;
	readonly prices: ReadonlyMap<number, ReadonlySet<number>>;
	/** Units whose street, or whose secret, stands there. */
	readonly streets: ReadonlySet<number>;
	readonly secrets: ReadonlySet<number>;
}

/** Reads what `account.ts` has written into records. */
export function seenIn(text: string): Seen {
	const titles = new Map<number, Set<number>>();
	const prices = new Map<number, Set<number>>();
	for (const [, id, revision] of text.matchAll(/Wohnung (\d+) Fassung (\d+)/g)) {
		add(titles, Number(id), [Number(revision)]);
	}
	for (const [, cents] of text.matchAll(/"cents":2(\d{6})00\b/g)) {
		add(prices, Math.floor(Number(cents) / 10_000), [Number(cents) % 10_000]);
	}
	const idsOf = (pattern: RegExp) =>
		new Set(Array.from(text.matchAll(pattern), ([, letter = 'a']) => letter.charCodeAt(0) - 97));
	return { titles, prices, streets: idsOf(/Quax(\w)\wtweg/g), secrets: idsOf(/Geheimakte(\w)/g) };
}

/** All that a release tells, its files taken together. */
function seenAll(all: readonly Seen[]): Seen {
	const titles = new Map<number, Set<number>>();
	const prices = new Map<number, Set<number>>();
	for (const seen of all) {
		for (const [id, revisions] of seen.titles) add(titles, id, revisions);
		for (const [id, revisions] of seen.prices) add(prices, id, revisions);
	}
	const streets = new Set(all.flatMap((seen) => [...seen.streets]));
	const secrets = new Set(all.flatMap((seen) => [...seen.secrets]));
	return { titles, prices, streets, secrets };
}

function add(to: Map<number, Set<number>>, id: number, revisions: Iterable<number>): void {
	to.set(id, new Set([...(to.get(id) ?? []), ...revisions]));
}

/** Reads whole releases; a file that many of them have is read once. */
export function createReleaseReader(files: string): (folder: string) => Seen {
	const known = new Map<string, Seen>();
	return (folder) => {
		const { index } = openRelease(folder);
		try {
			return seenAll(
				index.files().map(({ name }) => {
					const seen = known.get(name) ?? seenIn(readFileSync(placeOf(files, name), 'utf8'));
					known.set(name, seen);
					return seen;
				}),
			);
		} finally {
			index.close();
		}
	};
}
