import { defineConfig } from 'astro/config';
import { astroCommands } from './src/render/plugins/astro-commands.ts';
import { iconsPlugin } from './src/render/plugins/icons-plugin.ts';
import { policyHeader, policyRules } from './src/hosts/policy.ts';
import { companyRoutes } from './src/render/plugins/company-routes.ts';
import { devPhotos } from './src/render/plugins/dev-photos.ts';
import { devStatus } from './src/render/plugins/dev-status.ts';
import { devPolicy } from './src/render/plugins/dev-policy.ts';
import { mapTilesPlugin } from './src/render/plugins/map-tiles-plugin.ts';
import { pageLocals } from './src/render/plugins/page-locals-plugin.ts';
import { componentStylesPlugin } from './src/render/plugins/component-styles-plugin.ts';
import { themePlugin } from './src/render/plugins/theme-plugin.ts';
import { styleguide } from './src/pages/_styleguide/integration.ts';
import { companyAstro } from './src/wiring/company-astro.ts';
import { ownPageFiles } from './src/wiring/company-files.ts';
import { describeBuild, dist, readEnvironment } from './src/wiring.ts';

const environment = readEnvironment({ VITRINE_MODE: 'preview', ...process.env });
const build = describeBuild(environment);
const own = await companyAstro(environment.company.folder);
// Pages are told by a global what they belong to: as part of their code it could serve no other build.
globalThis.VITRINE_BUILD = JSON.stringify(build);

/** Files that pages start with: what all of them load, and what the shortlist shares with the filters of lists. */
const codeSplitting = {
	groups: [
		{
			name: 'site',
			test: /SiteHeader\.astro\?.*type=script|client\/site\.ts$|intake\/form\.ts$|vite\/preload-helper/,
			priority: 2,
		},
		{
			name: 'cards',
			test: /Shortlist\.astro\?.*type=script&index=0|client\/(results\/cards|load-index|keep-focus)\.ts$/,
			priority: 1,
		},
	],
};

/** Pages name these files, and a shorter name leaves them room. */
const entryFileNames = ({ name }) => `_astro/${name.split('.')[0]}.[hash].js`;

export default defineConfig({
	site: build.origin,
	output: 'static',
	outDir: environment.render.pages,
	cacheDir: `${environment.places.root}/astro`,
	trailingSlash: 'always',
	compressHTML: true,
	integrations: [
		astroCommands({ ...environment.render, dist, isPart: environment.render.pages !== dist }),
		companyRoutes(`${environment.company.folder}/pages`, ownPageFiles(environment.company.folder)),
		pageLocals(),
		styleguide(),
		devPhotos(environment.places.media),
		devStatus(environment.places.status),
		devPolicy(policyHeader(policyRules(build.site))),
		...own.integrations,
	],
	build: { inlineStylesheets: 'never' },
	devToolbar: { enabled: false },
	vite: {
		// Else Astro reads .env by itself and hands the key of the CRM to the pages.
		envDir: false,
		// Else Vite writes into node_modules.
		cacheDir: `${environment.places.root}/vite`,
		// Pages show the files of one company: that of the site, or the demo agency.
		resolve: { alias: { '#company': environment.company.folder } },
		plugins: [
			componentStylesPlugin(),
			themePlugin(environment.company.theme, {
				hasDarkLogo: Boolean(build.site.brand?.logo?.dark),
			}),
			mapTilesPlugin(build),
			iconsPlugin(environment.company.theme),
			...own.vite.plugins,
		],
		// Nothing inline: the policy of the site forbids it.
		build: { cssCodeSplit: false, emptyOutDir: false, assetsInlineLimit: 0 },
		environments: {
			client: { build: { rolldownOptions: { output: { codeSplitting, entryFileNames } } } },
		},
	},
});
