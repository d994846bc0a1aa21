import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Refuses a site with a link to a page, a file or a heading that is not there. */
export function links(): AstroIntegration {
	let root = new URL('http://site/');
	return {
		name: 'links',
		hooks: {
			'astro:config:done': ({ config }) => {
				root = new URL(config.base.replace(/\/?$/, '/'), root);
			},
			'astro:build:done': ({ dir }) => {
				const dead = deadLinks(fileURLToPath(dir), root);
				if (dead.length > 0) throw new Error(`Links that lead nowhere:\n${dead.join('\n')}`);
			},
		},
	};
}

function deadLinks(folder: string, root: URL): string[] {
	const read = (file: string) => [file, readFileSync(join(folder, file), 'utf8')] as const;
	const pages = new Map(globSync('**/*.html', { cwd: folder }).map(read));
	const isDead = (link: string, from: string) => {
		const { host, pathname, hash } = new URL(link, new URL(from.replace(/index\.html$/, ''), root));
		if (host !== root.host) return false;
		const path = decodeURIComponent(pathname).slice(root.pathname.length);
		const target = path.replace(/(^|\/)$/, '$1index.html');
		if (hash === '') return !existsSync(join(folder, target));
		return !pages.get(target)?.includes(` id="${decodeURIComponent(hash.slice(1))}"`);
	};
	return [...pages].flatMap(([file, html]) =>
		Array.from(html.matchAll(/<a\s[^>]*?href="([^"]*)"/g), ([, link = '']) => link)
			.filter((link) => isDead(link, file))
			.map((link) => `${file}: ${link}`),
	);
}
