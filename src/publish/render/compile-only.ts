import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { copyCompiled } from './compiled-folder.ts';

/**
 * Lets Astro compile and render nothing: what it has compiled renders by itself, without the compiler beside it,
 * which holds half a gigabyte.
 * @param to folder that takes what Astro has compiled
 */
export function compileOnly(to: string): AstroIntegration {
	let output = '';
	return {
		name: 'vitrine-compile-only',
		hooks: {
			'astro:config:done': ({ config }) => {
				output = fileURLToPath(config.outDir);
			},
			'astro:build:start': ({ setPrerenderer }) => {
				setPrerenderer((standard) => ({
					...standard,
					getStaticPaths: async () => {
						copyCompiled(output, to);
						return [];
					},
				}));
			},
		},
	};
}
