import { copyFileSync } from 'node:fs';
import { createServer } from '../../src/serve/server.ts';
import { releaseFiles, openRelease } from '../../src/release/release-folder.ts';
import { flipBit } from './bit-flips.ts';
import { testOutbox } from './outbox.ts';
import { page, publish, publishFolder } from './published.ts';
import { origin, placesOf, serverSite } from './release.ts';

/** What became of requests to servers of releases in whose indexes a bit was flipped. */
export interface Flips {
	/** Answers that show another page, file or way than the one asked for. */
	readonly wrong: string[];
	/** Pages of homes that are answered as if they had never been there or were gone. */
	readonly missing: string[];
	/** Inquiries about another home or with other words than it has. */
	readonly wrongTargets: string[];
	/** Answers that say that something is damaged. */
	damaged: number;
	/** Releases that could not be opened at all. */
	unreadable: number;
}

const all = Array.from({ length: 60 }, (_, at) => at + 101);
const unitPath = (id: number) => `/de/immobilien/haus-${id}/`;
const lists = ['/de/kaufen/', ...[2, 3, 4, 5, 6].map((at) => `/de/kaufen/${at}/`)];

/**
 * Publishes a release with homes, lists, pictures, old addresses and targets, flips a bit of its index at each of these
 * places (from 0 to below 1), and asks for everything that it serves.
 */
export async function flipIndex(
	places: readonly number[],
	{ homes = all.length }: { readonly homes?: number } = {},
): Promise<Flips> {
	const ids = all.slice(0, homes);
	const folder = publishFolder();
	const pages = ['/de/', ...lists, ...ids.map(unitPath), '/de/404/'];
	const rendered = Object.fromEntries(
		pages.map((path) => [`${path.slice(1)}index.html`, page(path, { body: path })]),
	);
	const targets = ids.map((id) => ({
		kind: 'unit' as const,
		id,
		title: `Haus ${id}`,
		reference: `V-${id}`,
		brokerId: id,
		projectId: id,
	}));
	const moved = ids.map((id) => ({
		kind: 'moved' as const,
		path: `/alt/${id}/`,
		target: unitPath(id),
	}));
	const gone = ids.map((id) => ({
		kind: 'gone' as const,
		path: `/weg/${id}/`,
		page: unitPath(id),
	}));
	const departed = {
		owners: ids.map((id) => ({
			owner: { kind: 'unit' as const, id: id + 1000, deal: 'buy' as const },
			goneAt: Date.UTC(2026, 9, 1),
		})),
		lists: ids.map((id) => `/de/kaufen/ort-${id}/`),
	};
	const live = await publish(folder, rendered, {
		targets: { all: targets },
		shows: { pictures: ids.map((id) => `${id}`.repeat(10)) },
		answers: [...moved, ...gone],
		departed,
	});
	const index = releaseFiles(live).index;
	const sound = `${index}.sound`;
	copyFileSync(index, sound);
	const { outbox, clock } = await testOutbox();
	const start = () =>
		createServer({ places: placesOf(folder.root), outbox, clock, site: serverSite });
	const asked = [
		...pages,
		...moved.map(({ path }) => path),
		...gone.map(({ path }) => path),
		...ids.map((id) => `/de/immobilien/anders-${id}/`),
		...ids.map((id) => `/de/immobilien/alt-${id + 1000}/`),
		...departed.lists,
	];
	const answersOf = async (app: ReturnType<typeof start>) =>
		await Promise.all(
			asked.map(async (path) => {
				const answer = await app.request(origin + path);
				const { status } = answer;
				return {
					status,
					shows: `${status} ${answer.headers.get('location')} ${await answer.text()}`,
				};
			}),
		);
	const expected = await answersOf(start());
	const flips: Flips = { wrong: [], missing: [], wrongTargets: [], damaged: 0, unreadable: 0 };
	for (const place of places) {
		copyFileSync(sound, index);
		flipBit(index, place);
		let app: ReturnType<typeof start>;
		try {
			app = start();
		} catch {
			flips.unreadable += 1;
			continue;
		}
		for (const [at, { status, shows }] of (await answersOf(app)).entries()) {
			const path = asked[at] ?? '';
			if (shows === expected[at]?.shows) continue;
			if (status >= 500) flips.damaged += 1;
			else if (status < 400) flips.wrong.push(`${place} ${path}: ${shows}`);
			else if (expected[at]?.status === 200) flips.missing.push(`${place} ${path}: ${status}`);
		}
		const release = openRelease(live);
		for (const target of targets) {
			try {
				const found = release.index.target('unit', target.id);
				const isRight = JSON.stringify(found) === JSON.stringify(target);
				if (found && !isRight) flips.wrongTargets.push(`${place} ${JSON.stringify(found)}`);
			} catch {
				flips.damaged += 1;
			}
		}
		release.index.close();
	}
	copyFileSync(sound, index);
	return flips;
}
