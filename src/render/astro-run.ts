import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { compiledPlaces, copyCompiled } from './compiled-folder.ts';
import { loadPages, type CompiledPages } from './compiled-pages.ts';
import { fileOfPage } from './page-file-name.ts';
import type { PageOutput } from './page-output.ts';
import {
	deferredComponent,
	Unsupported,
	unsupportedRoute,
	unsupportedSettings,
} from './unsupported.ts';

const entry = fileURLToPath(new URL('./astro-entry.ts', import.meta.url));

export interface AstroRun {
	/** Folder that takes the code and what belongs to all pages. */
	readonly compiled: string;
	readonly output: PageOutput;
	/**
	 * Called when everything is compiled, with the names of the integrations that work on finished pages; the pages are
	 * asked for when it has resolved.
	 */
	ready(listeners: readonly string[]): Promise<void>;
}

/** Lets Astro compile the pages with `astro-entry.ts` and render those that the plan then names; the code is kept. */
export function astroRun({ compiled, output, ready }: AstroRun): AstroIntegration {
	let root: URL;
	let folder = '';
	let written = '';
	let listeners: string[] = [];
	let pages: CompiledPages | undefined;
	/** Astro writes a page before it asks for the next one. */
	let last: string | undefined;
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
		name: 'vitrine-render',
		hooks: {
			'astro:config:setup': ({ config, updateConfig }) => {
				root = config.root;
				refuse(unsupportedSettings(config) ?? deferredComponent(root));
				updateConfig({ vite: { plugins: [plugin] } });
			},
			'astro:routes:resolved': ({ routes }) => refuse(unsupportedRoute(routes, root)),
			'astro:config:done': ({ config }) => {
				folder = fileURLToPath(config.outDir);
				listeners = config.integrations
					.filter(({ hooks }) => hooks['astro:build:done'] ?? hooks['astro:build:generated'])
					.map(({ name }) => name);
			},
			'astro:build:start': ({ setPrerenderer }) => {
				setPrerenderer({
					name: 'vitrine',
					async getStaticPaths() {
						const others = compiledPlaces(fileURLToPath(root));
						copyCompiled({ output: folder, entry: written, to: compiled, others });
						await ready(listeners);
						pages = await loadPages(written);
						return pages.paths();
					},
					async render(request, { routeData }) {
						if (!pages) throw new Error('Astro asks for a page before it has asked for the list.');
						if (last !== undefined) await output.rendered(listeners.length > 0 ? undefined : last);
						last = fileOfPage({
							pathname: decodeURI(new URL(request.url).pathname),
							route: routeData,
						});
						return pages.render(request, routeData);
					},
				});
			},
		},
	};
}

function refuse(why: string | undefined): void {
	if (why !== undefined) throw new Unsupported(why);
}
