import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Agent, request } from 'undici';
import { z } from 'zod';
import type { CrmAnswer } from './sizes.ts';

/**
 * The least a pull can cost: the same pages read once in detail and once for their ids, as many at once
 * as the client reads, and parsed as JSON.
 * @returns milliseconds of the best of three tries, because what a machine does besides only slows it down.
 */
export async function pullFloor(crm: CrmAnswer, locales: readonly string[]): Promise<number> {
	const tries: number[] = [];
	while (tries.length < 3) {
		const begun = performance.now();
		await readPlainly(crm, locales);
		tries.push(performance.now() - begun);
	}
	return Math.min(...tries);
}

/**
 * The least rendering can cost: the same bytes written into as many files.
 * @param isPage which files count; those of a store are named by content
 * @returns milliseconds, and the size of all pages.
 */
export function writeFloor(
	site: string,
	copy: string,
	isPage = (name: string) => name.endsWith('.html'),
): { time: number; bytes: number } {
	const pages = readdirSync(site, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && isPage(entry.name))
		.map((entry) => relative(site, join(entry.parentPath, entry.name)))
		.map((name) => ({ name, bytes: readFileSync(join(site, name)) }));
	const begun = performance.now();
	for (const { name, bytes } of pages) {
		const file = join(copy, name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, bytes);
	}
	const time = performance.now() - begun;
	return { time, bytes: pages.reduce((sum, { bytes }) => sum + bytes.length, 0) };
}

/** @returns how many units there are */
export async function readPlainly(
	{ baseUrl, apiKey }: CrmAnswer,
	locales: readonly string[],
): Promise<number> {
	let units = 0;
	const dispatcher = new Agent({ connections: 8 });
	const read = async (path: string) => {
		const headers = { 'x-api-key': apiKey, 'accept-encoding': 'gzip' };
		const { body } = await request(`${baseUrl}${path}`, { dispatcher, headers });
		return JSON.parse(await body.text());
	};
	const expanded = `expand=1&include_translations=${locales.join(',')}`;
	const list = 'sort_by=id&order=asc&with_meta=1';
	for (const [query, per] of [
		[`${list}&new=1&${expanded}`, 100],
		[list, 500],
	] as const) {
		const page = (number: number) => read(`/units?${query}&per=${per}&page=${number}`);
		const { meta } = Counted.parse(await page(1));
		units = meta.total_count;
		const numbers = Array.from(
			{ length: Math.ceil(meta.total_count / per) - 1 },
			(_, at) => at + 2,
		);
		const queue = numbers.values();
		const lane = async () => {
			for (const number of queue) await page(number);
		};
		await Promise.all(Array.from({ length: 8 }, lane));
	}
	await read(`/projects?${expanded}&per=100&page=1`);
	await dispatcher.close();
	return units;
}

const Counted = z.object({ meta: z.object({ total_count: z.int() }) });
