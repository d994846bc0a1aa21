import type { AstroIntegration } from 'astro';

/** Gives pages and components what `render/page-locals.ts` puts into `Astro.locals`. */
export function pageLocals(): AstroIntegration {
	return {
		name: 'vitrine-page-locals',
		hooks: {
			'astro:config:setup': ({ addMiddleware }) => {
				// `src/middleware.ts` belongs to companies, and finds the locals filled.
				addMiddleware({ order: 'pre', entrypoint: new URL('../page-locals.ts', import.meta.url) });
			},
		},
	};
}
