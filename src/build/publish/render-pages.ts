import { mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { takeFrom } from '../../domain/take-from.ts';
import type { PlannedPage } from '../../plan/planned-page.ts';
import type { Collector } from '../../release/collect.ts';
import type { Renderer } from '../../render/render.ts';
import { writeWorkList } from '../../render/work-list.ts';
import { workPlaces } from '../../wiring/places.ts';
import type { Session } from '../session.ts';
import type { ToMake } from './what-to-make.ts';

/** Pages that one process renders: it holds all of them, and all they read, until it ends. */
const mostAtOnce = 50_000;
/** The same of a process that has compiled them, as the compiler takes another half of a gigabyte. */
const mostBesideCompiler = 10_000;

/** How pages were rendered. */
interface RenderedPages {
	/** The integrations of Astro that work on finished pages, by name. */
	readonly listeners: string;
	readonly parts: readonly RenderedPart[];
}

/** Pages that one process has rendered, and the file of what they read. */
export interface RenderedPart {
	readonly count: number;
	readonly reads: string;
}

/** Renders pages, by one process after the other where there are many. */
export async function renderPages(
	{
		options: { progress, pagesAtOnce = mostAtOnce },
		folder,
		renderer,
		nextRenderer,
	}: Pick<Session, 'folder' | 'renderer' | 'nextRenderer'> & {
		readonly options: Pick<Session['options'], 'progress' | 'pagesAtOnce'>;
	},
	{
		toMake: { pages, toRender, vanished },
		astroOutput,
		collector,
	}: {
		readonly toMake: Pick<ToMake, 'pages' | 'toRender' | 'vanished'>;
		/** Folder that takes what Astro writes; the collector takes it from there. */
		readonly astroOutput: string;
		readonly collector: Pick<Collector, 'offer' | 'take'>;
	},
): Promise<RenderedPages> {
	const { pages: workList, reads } = workPlaces(folder).pageLists;
	let before = 0;
	const render = async (by: Renderer, own: Iterable<PlannedPage>, to: string) => {
		writeWorkList(workList, own);
		await by.render({
			pages: to,
			// Then the files that belong to all pages are there already.
			isPart: vanished !== undefined || before > 0,
			// Astro makes a few pages more than are planned, such as that of the root.
			onPage: (done) =>
				progress.step('Rendering pages', Math.min(before + done, toRender), toRender),
			taker: collector,
		});
	};
	if (toRender === 0) {
		mkdirSync(astroOutput);
		return { listeners: '', parts: [] };
	}
	const first = renderer();
	const { listeners, holdsCompiler } = await first.compiled();
	const mostOfFirst = holdsCompiler ? Math.min(mostBesideCompiler, pagesAtOnce) : pagesAtOnce;
	// Integrations that work on finished pages have to see all of them together.
	if (listeners.length > 0 || toRender <= mostOfFirst) {
		await render(first, pages, astroOutput);
		return { listeners: listeners.join(', '), parts: [{ count: toRender, reads }] };
	}
	const parts: RenderedPart[] = [];
	const rest = pages[Symbol.iterator]();
	while (before < toRender) {
		const at = parts.length;
		const own = takeFrom(rest, at === 0 ? mostOfFirst : pagesAtOnce);
		const to = join(folder, `pages-${at}`);
		await render(at === 0 ? first : nextRenderer(), own, to);
		collector.take(to);
		const read = join(folder, `reads-${at}.txt`);
		renameSync(reads, read);
		parts.push({ count: own.length, reads: read });
		before += own.length;
	}
	mkdirSync(astroOutput);
	return { listeners: '', parts };
}
