import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { existsSync } from 'node:fs';
import { sitemapOf } from './src/feeds/sitemap.ts';
import { devPhotos } from './src/publish/dev-photos.ts';
import { everyPage } from './src/publish/plan.ts';
import { describeBuild, readEnvironment } from './src/wiring.ts';

const environment = readEnvironment({ VITRINE_MODE: 'preview', ...process.env });
const build = describeBuild(environment);

/** Checks of types and formats run without a catalogue, and need no sitemap. */
const listed = existsSync(build.catalogue) ? everyPage(build) : undefined;

export default defineConfig({
	site: build.origin,
	output: 'static',
	outDir: environment.render.pages,
	cacheDir: `${environment.places.root}/astro`,
	trailingSlash: 'always',
	compressHTML: true,
	integrations: [devPhotos(environment.places.media), listed && sitemap(sitemapOf(listed))],
	build: { concurrency: 4, format: 'directory', inlineStylesheets: 'never' },
	devToolbar: { enabled: false },
	vite: {
		// Else Astro reads .env by itself and hands the key of the CRM to the pages.
		envDir: false,
		// Twice: the constant is a text, which holds JSON.
		define: { VITRINE_BUILD: JSON.stringify(JSON.stringify(build)) },
		build: { cssCodeSplit: false, emptyOutDir: false },
	},
});
