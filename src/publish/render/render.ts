import { join } from 'node:path';
import type { Collector } from '../release/collect.ts';
import {
	compiledPlace,
	dropCompiled,
	hasCompiled,
	keepCompiled,
	type BuildPlaces,
} from './compiled-pages.ts';
import { cacheIn, openDesk, pagesOn, trimmedCache } from './desk.ts';
import { startProcess, type Rendering } from './page-process.ts';

export interface RendererOptions {
	/** Root of the project. */
	readonly project: string;
	/**
	 * The whole environment of the renderer. It runs in a process of its own so that what is not in
	 * here, the CRM's key above all, cannot reach a page.
	 */
	readonly variables: NodeJS.ProcessEnv;
	/**
	 * Of which build the pages are, what names its sources, and what names those that lie there when it is asked. When
	 * absent they are compiled for this once.
	 */
	readonly build?: BuildPlaces & { readonly fingerprint: string; fingerprintNow(): string };
}

/** Astro, about to render. */
export interface Renderer {
	/**
	 * Renders the pages that the plan lists at this moment.
	 * @throws when Astro fails, with the end of what it printed.
	 */
	render(rendering: Rendering): Promise<void>;
	/** Ends it where nothing is to be rendered; afterwards this does nothing. */
	stop(): void;
}

/**
 * Starts what renders, which needs some time before it can: meanwhile the catalogue can be read and the pages be
 * chosen. That is Astro where the sources are new, else what Astro compiled them to.
 */
export function startRenderer(options: RendererOptions): Renderer {
	const { project, build } = options;
	const place = build && compiledPlace(project, build.fingerprint);
	if (build === undefined || place === undefined || !hasCompiled(place)) {
		return startAstro(options, place);
	}
	const compiled = startCompiled(options, { place, build });
	return {
		...compiled,
		render: async ({ taker, ...rendering }) => {
			let isTaken = false;
			const offer: Collector['offer'] = (...files) => {
				isTaken = true;
				taker?.offer(...files);
			};
			try {
				await compiled.render({ ...rendering, ...(taker && { taker: { ...taker, offer } }) });
			} catch (error) {
				// Whatever it was, Astro will tell it better.
				dropCompiled(place);
				if (isTaken) throw error;
				await startAstro(options, place).render({ ...rendering, ...(taker && { taker }) });
			}
		},
	};
}

function startAstro({ project, variables, build }: RendererOptions, place?: string): Renderer {
	const desk = openDesk(project);
	const keep = place === undefined ? undefined : join(desk, 'compiled');
	const astro = startProcess('render-process.ts', {
		desk,
		variables: {
			...variables,
			VITRINE_PAGES: pagesOn(desk),
			NODE_COMPILE_CACHE: trimmedCache(project),
		},
		given: keep === undefined ? [project] : [project, keep],
	});
	return {
		...astro,
		render: (rendering) =>
			astro.render(rendering, () => {
				// Somebody may have edited the sources while Astro read them.
				if (keep === undefined || place === undefined) return;
				if (compiledPlace(project, build?.fingerprintNow() ?? '') === place)
					keepCompiled(keep, place);
			}),
	};
}

function startCompiled(
	{ project, variables }: RendererOptions,
	{ place, build }: { readonly place: string; readonly build: BuildPlaces },
): Renderer {
	const desk = openDesk(project);
	const { catalogue, records, work, builtAt } = build;
	return startProcess('render-compiled.ts', {
		desk,
		variables: { ...variables, NODE_COMPILE_CACHE: cacheIn(project) },
		given: [place, pagesOn(desk), JSON.stringify({ catalogue, records, work, builtAt })],
	});
}
