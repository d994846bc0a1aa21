import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { z } from 'zod';
import type { Reads } from '../catalog/queries/reads.ts';
import type { BuildFacts } from '../plan/build-facts.ts';
import type { PlannedPage } from '../plan/planned-page.ts';
import { openFolder } from './compiled-folder.ts';

/** What differs between builds of the same sources. */
export type BuildPlaces = Pick<BuildFacts, 'catalogue' | 'records' | 'tiles' | 'builtAt'>;

/** What `astro-entry.ts` exports. */
export interface CompiledPages {
	/** Plans the pages that this process makes, once: Astro keeps what `getStaticPaths` has named. */
	open(planned: readonly PlannedPage[]): OpenedPages;
}

/** Pages that a process makes. */
export interface OpenedPages {
	/** Those of the plan, and those without one. */
	paths(): Promise<{ pathname: string; route: RouteData }[]>;
	render(request: Request, route: RouteData): Promise<Response>;
	/** What the pages rendered since it was asked last have read. */
	reads(): Reads;
}

/** Loads the code that `astro-entry.ts` became. */
export async function loadPages(entry: string): Promise<CompiledPages> {
	return Entry.parse(await import(pathToFileURL(entry).href));
}

/**
 * Loads the code that an earlier build has kept, and describes this build to it in the global `VITRINE_BUILD`.
 * @param build JSON of `BuildPlaces`, which is looked at where it is used
 */
export async function openCompiled(
	place: string,
	build: string,
): Promise<{ readonly compiled: CompiledPages; readonly origin: string }> {
	const { entry, build: compiledFor } = openFolder(place);
	const known = Known.parse(JSON.parse(compiledFor));
	globalThis.VITRINE_BUILD = JSON.stringify({ ...known, ...Given.parse(JSON.parse(build)) });
	return { compiled: await loadPages(entry), origin: known.origin };
}

const Known = z.looseObject({ origin: z.url() });
const Given = z.looseObject({});
const Entry = z.object({
	open: z.custom<CompiledPages['open']>((value) => typeof value === 'function'),
});
