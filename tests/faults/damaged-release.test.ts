import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createServer } from '../../src/serve/server.ts';
import { releaseFiles, openRelease } from '../../src/release/release-folder.ts';
import { sweepFiles } from '../../src/release/releases.ts';
import { flipBit } from '../support/bit-flips.ts';
import { runs } from '../support/full-size.ts';
import { testOutbox } from '../support/outbox.ts';
import { home, page, publish, publishFolder } from '../support/published.ts';
import { randomFrom } from '../support/random.ts';
import { origin, placesOf, serverSite } from '../support/release.ts';

test('a bit that the disk has flipped in the index of a release shows nobody another home or list', async () => {
	const places = Array.from({ length: runs(40, 1000) }, randomFrom(41));
	const { damaged, unreadable, ...harm } = await flipIndex(places, runs(8, 30));
	console.log(`${damaged} answers told of damage, ${unreadable} releases were not opened`);
	expect(harm).toEqual({ wrong: [], wrongTargets: [], missing: [] });
	expect(damaged).toBeGreaterThan(0);
}, 3_600_000);

test('a bit that is flipped in what a kept release says of itself costs it no file', async () => {
	expect(await flipKept(randomFrom(44), runs(60, 2000))).toEqual([]);
});

/** What became of requests to servers of releases in whose indexes a bit was flipped. */
interface Flips {
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

const unitPath = (id: number) => `/de/immobilien/haus-${id}/`;
const lists = ['/de/kaufen/', ...[2, 3, 4, 5, 6].map((at) => `/de/kaufen/${at}/`)];

/**
 * Publishes a release with homes, lists, pictures, old addresses and targets, flips a bit of its index at each of these
 * places (from 0 to below 1), and asks for everything that it serves.
 */
async function flipIndex(places: readonly number[], homes: number): Promise<Flips> {
	const ids = Array.from({ length: homes }, (_, at) => at + 101);
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
	const redirected = ids.map((id) => ({
		kind: 'redirected' as const,
		path: `/alt/${id}/`,
		target: unitPath(id),
	}));
	const removed = ids.map((id) => ({
		kind: 'removed' as const,
		path: `/weg/${id}/`,
		page: unitPath(id),
	}));
	const departed = {
		owners: ids.map((id) => ({
			owner: { kind: 'unit' as const, id: id + 1000, deal: 'buy' as const },
			removedAt: Date.UTC(2026, 9, 1),
		})),
		lists: ids.map((id) => `/de/kaufen/ort-${id}/`),
	};
	const live = await publish(folder, rendered, {
		targets: { all: targets },
		shows: { pictures: ids.map((id) => `${id}`.repeat(10)) },
		oldAddresses: [...redirected, ...removed],
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
		...redirected.map(({ path }) => path),
		...removed.map(({ path }) => path),
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

/** Flips a bit of what an earlier release says of itself, and sweeps. @returns flips after which files of it are gone. */
async function flipKept(random: () => number, times: number): Promise<string[]> {
	const places = publishFolder();
	const many = Array.from(
		{ length: 20 },
		(_, at) => [`de/${at}.html`, page(`/de/${at}/`)] as const,
	);
	const old = await publish(places, { ...home, ...Object.fromEntries(many) }, { name: 'a' });
	await publish(places, home, { name: 'b' });
	const { index } = openRelease(old);
	const names = [...index.names()];
	index.close();
	const keeps = () => names.every((name) => existsSync(join(places.files, name.slice(0, 2), name)));
	const harmful: string[] = [];
	for (let time = 0; time < times; time += 1) {
		const file = random() < 0.9 ? releaseFiles(old).index : join(old, 'release.json');
		const at = random();
		copyFileSync(file, `${places.root}/sound`);
		flipBit(file, at);
		try {
			sweepFiles({ ...places, now: Date.now(), always: true });
		} catch {
			// Told by whoever sweeps.
		}
		copyFileSync(`${places.root}/sound`, file);
		if (!keeps()) return [...harmful, `${file} ${at}`];
	}
	return harmful;
}
