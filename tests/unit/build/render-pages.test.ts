import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renderPages } from '../../../src/build/publish/render-pages.ts';
import { pagesOf } from '../../../src/plan/planned-page.ts';
import type { Compiled, Renderer } from '../../../src/render/render.ts';
import { readWorkList } from '../../../src/render/work-list.ts';
import { workPlaces } from '../../../src/wiring/places.ts';
import { testFolder } from '../../support/outbox.ts';

/** Renders units, two pages at once unless told otherwise, by stand-ins that write down what they are asked for. */
async function rendering({
	units = 3,
	pagesAtOnce = 2,
	...compiled
}: Partial<Compiled> & { readonly units?: number; readonly pagesAtOnce?: number } = {}) {
	const work = testFolder();
	const places = workPlaces(work).pageLists;
	const asked: { readonly paths: string[]; readonly isPart: boolean | undefined }[] = [];
	const taken: string[] = [];
	const steps: number[] = [];
	const collector = {
		offer: () => {},
		take: (folder: string) => void taken.push(folder),
	};
	const renderer = () => ({
		compiled: async () => ({ listeners: [], holdsCompiler: false, ...compiled }),
		stop: () => {},
		render: async ({ pages, isPart, onPage }: Parameters<Renderer['render']>[0]) => {
			expect(existsSync(pages)).toBe(false);
			mkdirSync(pages);
			const paths = readWorkList(places.pages, ['de']).map(({ path }) => path);
			writeFileSync(places.reads, paths.join());
			asked.push({ paths, isPart });
			onPage?.(paths.length);
		},
	});
	const pages = Array.from({ length: units }, (_, at) => at + 1).flatMap((id) =>
		pagesOf({ route: { kind: 'unit', id, title: {} }, indexed: true }, ['de']),
	);
	const rendered = join(work, 'pages');
	const progress = {
		step: (_: string, at: number) => void steps.push(at),
		waiting: () => {},
		lines: () => {},
	};
	const done = await renderPages(
		{ options: { progress, pagesAtOnce }, folder: work, renderer, nextRenderer: renderer },
		{
			toMake: { pages, toRender: pages.length, vanished: undefined },
			astroOutput: rendered,
			collector,
		},
	);
	const reads = done.parts.map((part) => readFileSync(part.reads, 'utf8'));
	return { ...done, asked, taken, steps, reads, rendered };
}

const unit = (id: number) => `/de/immobilien/${id}/`;

test('many pages are rendered by one process after the other, the first with the files that belong to all', async () => {
	const { asked, reads, steps, taken, parts, rendered } = await rendering();
	expect(asked).toEqual([
		{ paths: [unit(1), unit(2)], isPart: false },
		{ paths: [unit(3)], isPart: true },
	]);
	expect(reads).toEqual([`${unit(1)},${unit(2)}`, unit(3)]);
	expect(parts.map(({ count }) => count)).toEqual([2, 1]);
	expect(steps).toEqual([2, 3]);
	expect(taken).toHaveLength(2);
	expect(existsSync(rendered)).toBe(true);
});

test('an integration that works on finished pages gets all of them at once', async () => {
	const { asked, listeners, parts } = await rendering({ listeners: ['index'] });
	expect(listeners).toBe('index');
	expect(asked).toEqual([{ paths: [unit(1), unit(2), unit(3)], isPart: false }]);
	expect(parts.map(({ count }) => count)).toEqual([3]);
});

test('the process that compiles renders no more than 10,000 of many pages, and what follows has no compiler', async () => {
	const units = 10_001;
	const many = { units, pagesAtOnce: 50_000 };
	expect((await rendering({ ...many, holdsCompiler: true })).parts).toMatchObject([
		{ count: 10_000 },
		{ count: 1 },
	]);
	expect((await rendering(many)).parts).toMatchObject([{ count: units }]);
});
