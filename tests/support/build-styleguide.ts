import { build } from 'astro';
import { Brand } from '../../src/domain/brand.ts';
import { brandPlugin } from '../../src/render/plugins/brand-plugin.ts';

// Runs in a process of its own, because Astro and Vitest both bring a Vite. Its arguments are
// the folder the page goes to and, as JSON, a brand.
const [, , outDir = '', brand = '{}'] = process.argv;
await build({
	root: new URL('../..', import.meta.url).pathname,
	configFile: false,
	srcDir: './src/styleguide',
	publicDir: './public',
	outDir,
	cacheDir: `${outDir}-cache`,
	compressHTML: true,
	logLevel: 'warn',
	build: { inlineStylesheets: 'never' },
	devToolbar: { enabled: false },
	vite: {
		envDir: false,
		plugins: [brandPlugin(Brand.parse(JSON.parse(brand)))],
		build: { cssCodeSplit: false, assetsInlineLimit: 0 },
	},
});
