import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { componentStylesPlugin } from '../../src/render/plugins/component-styles-plugin.ts';
import { themePlugin } from '../../src/render/plugins/theme-plugin.ts';

// Runs in a process of its own, because Astro and Vitest both bring a Vite. Its arguments are
// the folder the page goes to and the theme of a company.
const [, , outDir = '', theme = ''] = process.argv;
await build({
	root: fileURLToPath(new URL('../..', import.meta.url)),
	configFile: false,
	srcDir: './.astro/styleguide/none',
	publicDir: './public',
	outDir,
	cacheDir: `${outDir}-cache`,
	compressHTML: true,
	logLevel: 'warn',
	integrations: [
		{
			name: 'styleguide',
			hooks: {
				'astro:config:setup': ({ injectRoute }) =>
					injectRoute({
						pattern: '/styleguide/[...skin]',
						entrypoint: './src/pages/_styleguide/[...skin].astro',
					}),
			},
		},
	],
	build: { inlineStylesheets: 'never' },
	devToolbar: { enabled: false },
	vite: {
		envDir: false,
		// A company without pages, components or words of its own.
		resolve: {
			alias: {
				'#company': fileURLToPath(new URL('../../.astro/styleguide/none', import.meta.url)),
			},
		},
		plugins: [componentStylesPlugin(), themePlugin(theme)],
		build: { cssCodeSplit: false, assetsInlineLimit: 0 },
	},
});
