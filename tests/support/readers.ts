import { setTimeout as sleep } from 'node:timers/promises';
import { Agent, request } from 'undici';

export interface Reading {
	/** Pages that were read, each with its style. */
	readonly pages: number;
	/** What a visitor should not have seen: any status but 200, and what does not belong to its page. */
	readonly faults: readonly string[];
}

export interface Readers {
	/** Waits until so many visits have ended since the beginning, with or without a fault. */
	visited(count: number): Promise<void>;
	stop(): Promise<Reading>;
}

export interface ReaderOptions {
	readonly paths: readonly string[];
	readonly readers: number;
	/** Requests of one reader. */
	readonly perSecond: number;
	/** What identifies a build in the text of a page or of a style; without it only the status counts. */
	readonly buildOf?: (text: string) => string | undefined;
}

/** Reads a site as visitors do: a page, then the styles and pictures it names, at a fixed rate. */
export function readSite(
	origin: string,
	{ paths, readers, perSecond, buildOf }: ReaderOptions,
): Readers {
	const dispatcher = new Agent({ connections: readers * 4 });
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
			const build = buildOf?.(page);
			const own = Array.from(
				page.matchAll(/="(\/(?:_astro|media)\/[^" ]+)/g),
				([, file = '']) => file,
			);
			for (const file of new Set(own)) {
				const found = buildOf?.(await get(file));
				if (buildOf && found !== build && !file.startsWith('/media/')) {
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
	const all = Array.from({ length: readers }, (_, reader) => read(reader));
	return {
		async visited(count) {
			const isDone = () => visits >= count;
			while (!isDone()) await sleep(5);
		},
		async stop() {
			over.abort();
			await Promise.all(all);
			await dispatcher.close();
			return { pages, faults };
		},
	};
}
