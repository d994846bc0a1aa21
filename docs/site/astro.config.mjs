import { satteri } from '@astrojs/markdown-satteri';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { links } from './src/links.ts';
import { pagePlugin } from './src/page-plugin.ts';
import { sidebar } from './src/sidebar.ts';

export default defineConfig({
	integrations: [
		starlight({
			title: 'Vitrine',
			description: 'The public website of a real-estate company, generated from its CRM.',
			sidebar,
			customCss: ['./src/site.css'],
			// Documents lie outside of `src`; their headings get anchors as well.
			markdown: { processedDirs: ['..', '../../src/outbox'] },
		}),
		links(),
	],
	markdown: { processor: satteri({ mdastPlugins: [pagePlugin] }) },
	// The program's own tsconfig.json asks for its packages, which need not be installed here.
	vite: { resolve: { tsconfigPaths: false }, server: { fs: { allow: ['../..'] } } },
});
