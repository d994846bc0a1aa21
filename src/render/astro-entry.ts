import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import { renderPage } from './render-page.ts';
import type { CompiledPages } from './compiled-pages.ts';
import { planPages } from './page-plan.ts';

/*
 * Astro compiles this module together with the pages. Processes without Astro ask it for pages, and Astro does where only
 * Astro can finish them.
 */

/** See `CompiledPages`. */
export const open: CompiledPages['open'] = (planned) => {
	const reads = planPages(VITRINE_BUILD, planned);
	const app = createApp({ streaming: false });
	// By default the app answers with a page that reports the error; a build has to stop.
	app.renderError = (request, { error, status }) => {
		throw error ?? new Error(`${new URL(request.url).pathname} answered with status ${status}.`);
	};
	return {
		paths: () => new StaticPaths(app).getAll(),
		render: (request, route) => renderPage(app, request, route),
		reads,
	};
};
