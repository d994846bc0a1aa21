import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'virtual:components.css';
const source = join(import.meta.dirname, '../..');
const folders = ['components', 'styles/pages'].map((folder) => join(source, folder));

/**
 * Puts the sheets of all components and the arrangements of pages into the one stylesheet, as `virtual:components.css`.
 * Left out is what ends in `.linked.css`: pages that show it link it.
 */
export function componentStylesPlugin(): Plugin {
	return {
		name: 'vitrine-component-styles',
		resolveId: (id) => (id === name ? `\0${name}` : undefined),
		load(id) {
			if (id !== `\0${name}`) return undefined;
			return folders
				.flatMap((cwd) =>
					globSync('**/*.css', { cwd })
						.map((file) => join(cwd, file))
						.sort(),
				)
				.filter((file) => !file.endsWith('.linked.css'))
				.map((file) => `@import ${JSON.stringify(file)} layer(components);`)
				.join('\n');
		},
		configureServer({ watcher, moduleGraph, ws }) {
			// A new or deleted sheet changes the list.
			for (const event of ['add', 'unlink'] as const) {
				watcher.on(event, (file) => {
					if (!file.endsWith('.css') || !folders.some((folder) => file.startsWith(folder))) return;
					const list = moduleGraph.getModuleById(`\0${name}`);
					if (list) moduleGraph.invalidateModule(list);
					ws.send({ type: 'full-reload' });
				});
			}
		},
	};
}
