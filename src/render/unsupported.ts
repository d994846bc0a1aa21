import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, IntegrationResolvedRoute } from 'astro';

/** Something that a site without a server for pages cannot have; its message says where and what to do. */
export class Unsupported extends Error {}

type Route = Pick<IntegrationResolvedRoute, 'entrypoint' | 'isPrerendered' | 'origin' | 'params'>;

/**
 * What of a project's pages no build can make: one sentence that begins with the file.
 * @param root folder of the project, which the entrypoints of its routes are below
 */
export function unsupportedRoute(routes: readonly Route[], root: URL): string | undefined {
	for (const { entrypoint, isPrerendered, origin, params } of routes) {
		const file = new URL(entrypoint, root);
		// What a package adds says itself what it makes.
		if (origin !== 'project' && (entrypoint.includes('node_modules') || !existsSync(file)))
			continue;
		if (!isPrerendered) {
			return `${entrypoint} asks to be made for each visit (\`prerender = false\`), and nothing does that, because the site is plain files: take that line out.`;
		}
		if (params.length > 0 && !exportsPaths(file)) {
			return `${entrypoint} is a page for many addresses and does not say which: export \`getStaticPaths\` from it.`;
		}
	}
	return undefined;
}

/** What of the settings of Astro does not go with the addresses that plans and checks know. */
export function unsupportedSettings({
	output,
	base,
	trailingSlash,
	build,
}: Pick<AstroConfig, 'output' | 'base' | 'trailingSlash'> & {
	readonly build: Pick<AstroConfig['build'], 'format'>;
}): string | undefined {
	const wanted = { output: 'static', base: '/', trailingSlash: 'always', format: 'directory' };
	const found = { output, base, trailingSlash, format: build.format };
	for (const [key, value] of Object.entries(wanted)) {
		const given = Object.entries(found).find(([name]) => name === key)?.[1];
		if (given === value) continue;
		const name = key === 'format' ? 'build.format' : key;
		return `astro.config.mjs sets ${name} to '${given}', and the addresses of the site are made for '${value}': take that line out.`;
	}
	return undefined;
}

/** The first source that leaves a component to a server: one sentence that begins with the file. */
export function deferredComponent(root: URL): string | undefined {
	const folder = fileURLToPath(root);
	const found = globSync('src/**/*.{astro,mdx}', { cwd: folder })
		.toSorted()
		.find((file) => /\sserver:defer\b/.test(readFileSync(`${folder}${file}`, 'utf8')));
	return (
		found &&
		`${found} leaves a component to a server (\`server:defer\`), and there is none, because the site is plain files: take the directive out, or use \`client:visible\`.`
	);
}

function exportsPaths(file: URL): boolean {
	return /\bgetStaticPaths\b/.test(readFileSync(fileURLToPath(file), 'utf8'));
}
