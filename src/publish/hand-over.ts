import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { z } from 'zod';

/** What is told of the work while it goes on. */
export const Progress = z.object({
	/** Pages rendered so far. */
	done: z.int(),
	/** Files written since the last report, by their paths in the output. */
	files: z.array(z.string()),
});
export type Progress = z.infer<typeof Progress>;

/** Pages between two reports: enough to keep a display moving. */
const stride = 25;

/**
 * Lets Astro get everything ready and then wait for a message, because which pages are to be rendered is
 * known only later; reports how many are done. Writes the pages itself: Astro takes four steps for each, and
 * waits for another thread in every one, which is a tenth of what a page costs.
 */
export function handOver(): AstroIntegration {
	let output: URL | undefined;
	return {
		name: 'vitrine-hand-over',
		hooks: {
			'astro:config:done': ({ config }) => {
				output = config.outDir;
			},
			'astro:build:start': ({ setPrerenderer }) => {
				const write = openFolder();
				let done = 0;
				let files: string[] = [];
				setPrerenderer((standard) => ({
					...standard,
					getStaticPaths: async () => {
						await new Promise((resolve) => process.once('message', resolve));
						return standard.getStaticPaths();
					},
					render: async (request, options) => {
						const rendered = await standard.render(request, options);
						done += 1;
						const response = 'response' in rendered ? rendered.response : rendered;
						if (response.status !== 200) return rendered;
						// With the format `file` the address asked for is the name of the file.
						const { pathname } = new URL(request.url);
						write(new URL(`.${pathname}`, output), await response.bytes());
						files.push(decodeURI(pathname.slice(1)));
						if (files.length === stride) {
							process.send?.({ done, files } satisfies Progress);
							files = [];
						}
						// Astro writes no file where there is no body.
						return new Response(null, response);
					},
				}));
			},
		},
	};
}

/** Writes files, with the folders they lie in. */
function openFolder(): (file: URL, bytes: Uint8Array) => void {
	const made = new Set<string>();
	return (file, bytes) => {
		const folder = new URL('.', file);
		if (!made.has(folder.href)) mkdirSync(folder, { recursive: true });
		made.add(folder.href);
		writeFileSync(file, bytes);
	};
}
