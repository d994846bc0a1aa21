import { build } from 'astro';

// Runs in a process of its own, because Astro and Vitest both bring a Vite. Its argument is the folder the page goes to.
const [, , outDir = ''] = process.argv;
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
		plugins: [noBrand()],
		build: { cssCodeSplit: false, assetsInlineLimit: 0 },
	},
});

/** The pictures show the design as it comes. */
function noBrand() {
	const name = 'virtual:brand.css';
	return {
		name: 'no-brand',
		resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
		load: (id: string) => (id === `\0${name}` ? '' : undefined),
	};
}
