import { existsSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Says what to run instead where a command of Astro's would make or show half of a site.
 * @param options `catalogue`: what pages are made from; `dist`: the finished site for static hosts; `isPart`: whether a
 * build of the whole site has asked for its pages
 */
export function astroCommands({
	catalogue,
	dist,
	isPart,
}: {
	readonly catalogue: string;
	readonly dist: string;
	readonly isPart: boolean;
}): AstroIntegration {
	return {
		name: 'vitrine-astro-commands',
		hooks: {
			'astro:config:setup': ({ command }) => {
				const instead = replacementOf(command, { catalogue, dist, isPart });
				if (instead === undefined) return;
				// Astro would print where in its own code it happened.
				console.error(instead);
				process.exit(1);
			},
		},
	};
}

function replacementOf(
	command: string,
	{ catalogue, dist, isPart }: Parameters<typeof astroCommands>[0],
): string | undefined {
	if (command === 'build' && !isPart) {
		return 'Pages alone are not the site: run `npm run build`, which reads the CRM, has Astro build, adds photos and sitemaps, checks everything and writes dist/ where VITRINE_STATIC_HOST names a host (`npm run build -- --offline` uses the data of the live site).';
	}
	if (command === 'dev' && !existsSync(catalogue)) {
		return `There is nothing to show yet, because ${catalogue} is not there: run \`npm run dev\`, which reads the CRM or takes the demo agency, and then starts \`astro dev\`.`;
	}
	if (command === 'preview' && !existsSync(dist)) {
		return 'There is no dist/ to show: `npm run build` writes it where VITRINE_STATIC_HOST names a host, and `npm start` shows the site without one.';
	}
	return undefined;
}
