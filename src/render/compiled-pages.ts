import { pathToFileURL } from 'node:url';
import type { RouteData } from 'astro';
import { z } from 'zod';
import type { BuildFacts } from '../plan/build-facts.ts';
import { openFolder } from './compiled-folder.ts';

/** What differs between builds of the same sources. */
export type BuildPlaces = Pick<
	BuildFacts,
	'catalogue' | 'records' | 'tiles' | 'pageLists' | 'builtAt'
>;

/** What `astro-entry.ts` exports. */
export interface CompiledPages {
	/** The pages of the plan that lies there when it is called, and those without a plan. */
	paths(): Promise<{ pathname: string; route: RouteData }[]>;
	render(request: Request, route: RouteData): Promise<Response>;
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
): Promise<{ readonly pages: CompiledPages; readonly origin: string }> {
	const { entry, build: compiledFor } = openFolder(place);
	const known = Known.parse(JSON.parse(compiledFor));
	globalThis.VITRINE_BUILD = JSON.stringify({ ...known, ...Given.parse(JSON.parse(build)) });
	return { pages: await loadPages(entry), origin: known.origin };
}

const Known = z.looseObject({ origin: z.url() });
const Given = z.looseObject({});
const Entry = z.object({
	paths: z.custom<CompiledPages['paths']>(isFunction),
	render: z.custom<CompiledPages['render']>(isFunction),
});

function isFunction(value: unknown): boolean {
	return typeof value === 'function';
}
