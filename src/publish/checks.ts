import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedPage } from './plan.ts';

export interface CheckOptions {
	/** Folder with the files that are about to go live. */
	readonly site: string;
	readonly pages: readonly PlannedPage[];
	/** What must stand nowhere in the files, such as the CRM's key. */
	readonly secrets: readonly string[];
	/** Paths that the server answers itself. */
	readonly answered: readonly string[];
}

/** Problems shown of each kind; the rest are counted. */
const shown = 5;

/**
 * Reads the finished site before anyone else does: every planned page is there, every link, picture
 * and stylesheet leads to a file, and no secret stands in it.
 * @throws one sentence that names the first problems.
 */
export function checkSite({ site, pages, secrets, answered }: CheckOptions): void {
	const missing = new Set<string>();
	const found = new Set(answered);
	const leads = (path: string) => {
		if (found.has(path)) return true;
		const file = join(site, decodeURIComponent(path));
		const there = path.endsWith('/')
			? existsSync(join(file, 'index.html'))
			: (statSync(file, { throwIfNoEntry: false })?.isFile() ?? false);
		if (there) found.add(path);
		return there;
	};
	for (const { path } of pages) {
		const file = join(site, path, 'index.html');
		if (!existsSync(file)) {
			missing.add(`${path} (planned page)`);
			continue;
		}
		const html = readFileSync(file, 'utf8');
		if (secrets.some((secret) => html.includes(secret))) throw leaked(`page ${path}`);
		for (const target of localTargets(html)) {
			if (!leads(target)) missing.add(`${target} (from ${path})`);
		}
	}
	for (const file of otherFiles(site)) {
		const text = readFileSync(join(site, file), 'utf8');
		if (secrets.some((secret) => text.includes(secret))) throw leaked(`file ${file}`);
	}
	if (!existsSync(join(site, 'sitemap-index.xml'))) missing.add('/sitemap-index.xml');
	if (missing.size === 0) return;
	const first = [...missing].slice(0, shown).join(', ');
	const rest = missing.size > shown ? ` and ${missing.size - shown} more` : '';
	throw new Error(
		`The rendered site is not whole, so nothing was published. Missing: ${first}${rest}. Build again; if it stays so, this is a fault of the program.`,
	);
}

/** Everything that is neither a page nor an encoded picture: sitemaps, styles, scripts. */
function otherFiles(site: string): string[] {
	return readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
		(file) =>
			!/^media[/\\]|(?:^|[/\\])index\.html$/.test(file) && statSync(join(site, file)).isFile(),
	);
}

function leaked(where: string): Error {
	return new Error(
		`The ${where} holds the key of the CRM; nothing was published. Take it out of the text or setting it stands in, and have the key replaced.`,
	);
}

/** Paths within the site that a page links to, shows or loads. */
export function localTargets(html: string): string[] {
	const targets = new Set<string>();
	for (const [, value = ''] of html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)) {
		add(value);
	}
	for (const [, list = ''] of html.matchAll(/\ssrcset="([^"]*)"/g)) {
		for (const candidate of list.split(',')) add(candidate.trim().split(/\s/)[0] ?? '');
	}
	return [...targets];

	function add(value: string): void {
		if (!value.startsWith('/') || value.startsWith('//')) return;
		const [path = ''] = value.split(/[?#]/);
		if (path) targets.add(path);
	}
}
