import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';
import { sweepFiles } from '../../src/release/releases.ts';
import { startServer } from './live-server.ts';
import {
	page,
	part,
	publish,
	publishFolder,
	type PublishPlaces,
	type Rendered,
} from './published.ts';

const names = ['start', 'kaufen', 'mieten', 'kontakt', 'haus-1', 'haus-2', 'haus-3'];
const paths = names.map((name) => `/de/${name}/`);

interface Reading {
	/** Pages that were read, each with its style. */
	readonly pages: number;
	/** What a visitor should not have seen: any status but 200, and what does not belong to its page. */
	readonly faults: readonly string[];
}

/** Visits that go by at least for each release. */
const visitsEach = 6;

/** What visitors are shown the site by. */
export interface Shown {
	readonly origin: string;
	/** Called when another release is live on this machine. */
	publish?(): Promise<void>;
	stop(): Promise<void>;
}

/**
 * Publishes release after release while visitors read: by turns one of which everything is new, styles
 * included, and one of which a single page was rendered.
 */
export async function publishUnderReaders(
	publishes: number,
	{
		show = ({ root }) => startServer(root),
		perSecond = 50,
	}: {
		readonly show?: (places: PublishPlaces) => Promise<Shown>;
		/** Requests of each of four readers. */
		readonly perSecond?: number;
	} = {},
): Promise<Reading> {
	const places = publishFolder();
	writeFileSync(join(places.media, 'ab-480.avif'), 'picture');
	await publish(places, wholeSite(0), { name: nameOf(0), shows: { pictures: ['ab'] } });
	const shown = await show(places);
	try {
		const readers = readSite(shown.origin, perSecond);
		for (let build = 1; build <= publishes; build++) {
			const isWhole = build % 2 === 1;
			await publish(
				places,
				// A part belongs to the styles that are live.
				isWhole ? wholeSite(build) : { 'de/haus-1.html': pageOf('haus-1', build - 1, `${build}`) },
				{
					name: nameOf(build),
					shows: { pictures: ['ab'] },
					...(isWhole ? {} : part),
				},
			);
			await shown.publish?.();
			sweepFiles({ ...places, now: Date.now(), always: true });
			// Where publishing is quicker than reading, nobody would have seen most of the releases.
			await readers.visited(build * visitsEach);
		}
		return await readers.stop();
	} finally {
		await shown.stop();
	}
}

function wholeSite(build: number): Rendered {
	const pages = names.map((name) => [`de/${name}.html`, pageOf(name, build)] as const);
	return {
		'de.html': page('/de/'),
		...Object.fromEntries(pages),
		[`_astro/site.${build}.css`]: `/* build ${build} */`,
	};
}

function pageOf(name: string, build: number, more = ''): string {
	const links = paths.map((path) => `<a href="${path}">${path}</a>`).join('');
	return page(`/de/${name}/`, {
		head: `<link rel="stylesheet" href="/_astro/site.${build}.css">`,
		body: `<p>build ${build} ${more}</p><img src="/media/ab-480.avif">${links}`,
	});
}

function buildOf(text: string): string | undefined {
	return /build (\d+)/.exec(text)?.[1];
}

function nameOf(build: number): string {
	return String(build).padStart(5, '0');
}

/** Reads a site as four visitors do: a page, then the styles and pictures it names, at a fixed rate. */
function readSite(origin: string, perSecond: number) {
	const dispatcher = new Agent({ connections: 16 });
	const faults: string[] = [];
	let pages = 0;
	let visits = 0;
	const over = new AbortController();
	const get = async (path: string) => {
		const { statusCode, body } = await request(origin + path, { dispatcher });
		const text = await body.text();
		if (statusCode !== 200) faults.push(`${path} answered ${statusCode}`);
		return text;
	};
	const visit = async (path: string) => {
		try {
			const page = await get(path);
			const build = buildOf(page);
			const own = Array.from(
				page.matchAll(/="(\/(?:_astro|media)\/[^" ]+)/g),
				([, file = '']) => file,
			);
			for (const file of new Set(own)) {
				const found = buildOf(await get(file));
				if (found !== build && !file.startsWith('/media/')) {
					faults.push(`${path} of build ${build} got ${file} of build ${found}`);
				}
			}
			pages += 1;
		} catch (error) {
			faults.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
		} finally {
			visits += 1;
		}
	};
	const read = async (reader: number) => {
		const underway = new Set<Promise<void>>();
		for (let turn = reader; !over.signal.aborted; turn++) {
			const visited = visit(paths[turn % paths.length] ?? '/').finally(() =>
				underway.delete(visited),
			);
			underway.add(visited);
			// One page, and one style and perhaps a picture with it.
			await sleep(2000 / perSecond);
		}
		await Promise.all(underway);
	};
	const all = Array.from({ length: 4 }, (_, reader) => read(reader));
	return {
		/** Waits until so many visits have ended since the beginning, with or without a fault. */
		async visited(count: number): Promise<void> {
			const isDone = () => visits >= count;
			while (!isDone()) await sleep(5);
		},
		async stop(): Promise<Reading> {
			over.abort();
			await Promise.all(all);
			await dispatcher.close();
			return { pages, faults };
		},
	};
}
