import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Build } from '../plan/build.ts';
import { openFolder } from './compiled-folder.ts';
import type { CompiledPage } from './entry.ts';

/** What differs between builds of the same sources. */
export type BuildPlaces = Pick<Build, 'catalogue' | 'records' | 'work' | 'builtAt'>;

/**
 * Loads the code that Astro has compiled, and describes the build to it in the global `VITRINE_BUILD`.
 * @param build JSON of `BuildPlaces`, which is looked at where it is used
 * @returns the pages of the plan that lies there when it is called, and those without a plan
 */
export async function openCompiled(
	place: string,
	build: string,
): Promise<() => Promise<CompiledPage[]>> {
	const { entry, build: compiledFor } = openFolder(place);
	const known = Known.parse(JSON.parse(compiledFor));
	globalThis.VITRINE_BUILD = JSON.stringify({ ...known, ...Given.parse(JSON.parse(build)) });
	const { pages } = Entry.parse(await import(pathToFileURL(entry).href));
	return () => pages(known.origin);
}

const Known = z.looseObject({ origin: z.url() });
const Given = z.looseObject({});
const Entry = z.object({
	pages: z.custom<(origin: string) => Promise<CompiledPage[]>>((it) => typeof it === 'function'),
});
