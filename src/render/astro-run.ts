import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { addressOf } from '../release/make-file.ts';
import { compiledPlaces, copyCompiled } from './compiled-folder.ts';
import { loadPages, type OpenedPages } from './compiled-pages.ts';
import { fileOfPage } from './page-file-name.ts';
import {
	deferredComponent,
	Unsupported,
	unsupportedRoute,
	unsupportedSettings,
} from './unsupported.ts';
import { report, type PagesWanted } from './worker-messages.ts';

const entry = fileURLToPath(new URL('./astro-entry.ts', import.meta.url));

/** The result of compiling. */
interface Found {
	/** The integrations that work on finished pages, by name. */
	readonly listeners: string[];
	/** Whether there is something that only Astro can finish: redirects of its settings, pictures of `astro:assets`. */
	readonly needsAstro: boolean;
}

/**
 * Lets Astro compile the pages with `astro-entry.ts`, and make those that are wanted then.
 * @param compiled folder that takes a copy of the code and of what belongs to all pages
 * @param whenCompiled pages that Astro is to make; without any it makes none
 */
export function astroRun(
	compiled: string,
	whenCompiled: (found: Found) => Promise<PagesWanted>,
): { readonly integration: AstroIntegration; opened(): OpenedPages | undefined } {
	let root: URL;
	let folder = '';
	let written = '';
	let listeners: string[] = [];
	let needsAstro = false;
	let opened: OpenedPages | undefined;
	const plugin: Plugin = {
		name: 'vitrine:entry',
		config: () => ({
			environments: { prerender: { build: { rolldownOptions: { input: entry } } } },
		}),
		generateBundle() {
			needsAstro ||= [...this.getModuleIds()].some((id) => picture.test(id));
		},
		writeBundle: ({ dir }, bundle) => {
			const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
			const found = chunks.find(({ facadeModuleId }) => facadeModuleId === entry);
			if (found) written = `${dir}/${found.fileName}`;
		},
	};
	const integration: AstroIntegration = {
		name: 'vitrine-render',
		hooks: {
			'astro:config:setup': ({ config, updateConfig }) => {
				root = config.root;
				refuse(unsupportedSettings(config) ?? deferredComponent(root));
				updateConfig({ vite: { plugins: [plugin] } });
			},
			'astro:routes:resolved': ({ routes }) => {
				refuse(unsupportedRoute(routes, root));
				needsAstro ||= routes.some(({ type }) => type === 'redirect');
			},
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
						copyCompiled({ output: folder, entry: written, to: compiled, others, needsAstro });
						const { pages } = await whenCompiled({ listeners, needsAstro });
						if (pages.length === 0) return [];
						opened = (await loadPages(written)).open(pages);
						return opened.paths();
					},
					async render(request, { routeData }) {
						if (!opened) throw new Error('Astro asks for a page before it has asked for the list.');
						const pathname = decodeURI(new URL(request.url).pathname);
						await report({ at: addressOf(fileOfPage({ pathname, route: routeData })) });
						return opened.render(request, routeData);
					},
				});
			},
		},
	};
	return { integration, opened: () => opened };
}

/** A module that `astro:assets` makes of a picture: a file without a query that asks for something else of it. */
const picture = /\.(?:avif|gif|heic|heif|jpe?g|png|svg|tiff|webp)(?:\?(?!.*\b(?:raw|url)\b).*)?$/i;

function refuse(why: string | undefined): void {
	if (why !== undefined) throw new Unsupported(why);
}
