import { existsSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { filesBelow } from '../../../disk/files-below.ts';
import type { Site } from '../../../domain/site.ts';
import { isTrusting } from '../../../hosts/policy.ts';
import { blockedIn, type Kind } from './blocked-in.ts';
import { unnamedIn } from './untrusted.ts';

/** Folders whose files an engineer of the company may have written, and what these end in. */
const written = [
	['src/pages', /\.(?:astro|html|mdx?)$/],
	['src/components', /\.(?:astro|html|mdx?|css)$/],
	['src/layouts', /\.(?:astro|html|mdx?)$/],
	['src/styles', /\.css$/],
	['public', /\.(?:html|css|m?js)$/],
] as const;
const ofCompany = /\.(?:astro|html|mdx?|css|m?js|jsx|svelte|tsx?|vue)$/;
/** Holds the one inline script of the site, which the policy names by its digest. */
const ours = 'src/components/frame/EarlyScript.astro';

/**
 * What in a project's files the policy of the site would block, or would be loaded before a visitor has agreed: one
 * sentence each, which begins with the file and the line.
 * @param options `company`: folder of the company, wherever it lies
 */
export function blockedNotes(
	project: string,
	{
		company,
		...site
	}: { readonly company: string } & Pick<Site, 'services' | 'trustedTypes' | 'islands'>,
): string[] {
	const own = [relative(project, company).replaceAll('\\', '/'), ofCompany] as const;
	return [...written, own]
		.flatMap(([folder, endings]) => filesIn(project, folder).filter((file) => endings.test(file)))
		.filter((file) => file !== ours)
		.sort()
		.flatMap((file) => {
			const text = readFileSync(join(project, file), 'utf8');
			const trusting = isTrusting(site);
			const found = blockedIn(text, { ...site, kind: kindOf(file), isTrusting: trusting });
			const unnamed = trusting ? [] : unnamedIn(extname(file), site.trustedTypes || []);
			return [...unnamed, ...found].map(({ line, what }) => `${file}:${line}: ${what}.`);
		});
}

function filesIn(project: string, folder: string): string[] {
	const place = join(project, folder);
	return existsSync(place) ? [...filesBelow(place)].map((file) => `${folder}/${file}`) : [];
}

function kindOf(file: string): Kind {
	const ending = extname(file);
	if (ending === '.md' || ending === '.mdx') return 'markdown';
	if (/^\.(?:m?js|[jt]sx?|svelte|ts|vue)$/.test(ending)) return 'script';
	return ending === '.css' ? 'css' : ending === '.astro' ? 'astro' : 'html';
}
