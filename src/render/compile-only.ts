import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { copyCompiled } from './compiled-folder.ts';

const entry = fileURLToPath(new URL('./entry.ts', import.meta.url));

/**
 * Lets Astro compile the pages with `entry.ts` and render none. Another process renders with the copy, without the
 * compiler, which holds half a gigabyte.
 * @param to folder that takes what Astro has compiled
 */
export function compileOnly(to: string): AstroIntegration {
	let output = '';
	let written = '';
	const plugin: Plugin = {
		name: 'vitrine:entry',
		config: () => ({
			environments: { prerender: { build: { rolldownOptions: { input: entry } } } },
		}),
		writeBundle: ({ dir }, bundle) => {
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			const found = chunks.find(({ facadeModuleId }) => facadeModuleId === entry);
			if (found) written = `${dir}/${found.fileName}`;
		},
	};
	return {
		name: 'vitrine-compile-only',
		hooks: {
			'astro:config:setup': ({ updateConfig }) => {
				updateConfig({ vite: { plugins: [plugin] } });
			},
			'astro:config:done': ({ config }) => {
				output = fileURLToPath(config.outDir);
			},
			'astro:build:start': ({ setPrerenderer }) => {
				setPrerenderer({
					name: 'vitrine',
					getStaticPaths: async () => {
						copyCompiled({ output, entry: written, to });
						return [];
					},
					render: () => Promise.reject(new Error('Pages are rendered by a process of their own.')),
				});
			},
		},
	};
}
