import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import { answerOf } from './answer-of.ts';
import type { CompiledPages } from './compiled-pages.ts';

/*
 * Astro compiles this module together with the pages. Astro asks the result for pages when the sources are new, and a
 * process without Astro asks it when only the data is.
 */

const app = createApp({ streaming: false });
// By default the app answers with a page that reports the error; a build has to stop.
app.renderError = (request, { error, status }) => {
	throw error ?? new Error(`${new URL(request.url).pathname} answered with status ${status}.`);
};

/** The pages that `getStaticPaths` names at this moment, and those without it. */
export const paths: CompiledPages['paths'] = () => new StaticPaths(app).getAll();

/** Renders a page of the site, see `answerOf`. */
export const render: CompiledPages['render'] = (request, route) => answerOf(app, request, route);
