import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { copyCompiled } from './compiled-pages.ts';
import { openPageOutput } from './page-output.ts';

/**
 * Lets Astro get everything ready and then wait for a message, because which pages are to be rendered is
 * known only later. Writes the pages itself: Astro takes four steps for each, and waits for another thread in
 * every one, which is a tenth of what a page costs.
 * @param keep folder that takes what Astro has compiled
 */
export function handOver(keep: string | undefined): AstroIntegration {
	let output = '';
	return {
		name: 'vitrine-hand-over',
		hooks: {
			'astro:config:done': ({ config }) => {
				output = fileURLToPath(config.outDir);
			},
			'astro:build:start': ({ setPrerenderer }) => {
				const pages = openPageOutput(output);
				setPrerenderer((standard) => ({
					...standard,
					getStaticPaths: async () => {
						const told = new Promise((resolve) => process.once('message', resolve));
						if (keep !== undefined) copyCompiled(output, keep);
						await told;
						return standard.getStaticPaths();
					},
					render: async (request, options) => {
						const rendered = await standard.render(request, options);
						const response = 'response' in rendered ? rendered.response : rendered;
						if (response.status !== 200) return rendered;
						// With the format `file` the address asked for is the name of the file.
						pages.put(new URL(request.url).pathname, await response.bytes());
						// Astro writes no file where there is no body.
						return new Response(null, response);
					},
				}));
			},
		},
	};
}
