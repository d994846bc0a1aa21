import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { lawDay } from '../domain/law/law-day.ts';
import type { BuildFacts } from '../plan/build-facts.ts';

/**
 * What no page is made of: these parts neither run nor are read while pages are rendered, and what they
 * do to the data shows in the catalogue. Everything else counts, also where it does not matter: rendering
 * once too often costs minutes, once too little a wrong site.
 */
const excludedFolders = [
	'src/sandbox',
	'src/serve',
	'src/delivery',
	'src/outbox',
	'src/commands',
	'src/pages/_styleguide',
];

const parts = [
	'src',
	'public',
	'astro.config.mjs',
	'package.json',
	'package-lock.json',
	// Of the packages that are there: a lockfile may be new before they are.
	'node_modules/.package-lock.json',
	'tsconfig.json',
];

/** Settings that the bundler's tools look for beside `package.json`, in any of their formats. */
const toolSettings = /^(?:\.postcssrc|postcss\.config\.|\.?browserslist)/;

/**
 * Everything beside the catalogue that the pages are made by: the sources of program and company, the
 * packages it was installed with, Node, and the options of this build. Two builds with the same fingerprint and
 * the same catalogue make the same files.
 */
export function fingerprintOf(
	build: Pick<BuildFacts, 'site' | 'mode' | 'origin' | 'builtAt'>,
	{
		project,
		company,
	}: {
		readonly project: string;
		/** Folder of what the company owns, wherever it lies. */
		readonly company: string;
	},
): string {
	const hash = createHash('sha256');
	const add = (name: string, content: string | Buffer) => {
		hash.update(`${name}\0${content.length}\0`).update(content);
	};
	const { site, mode, origin, builtAt } = build;
	const { node, icu, unicode, tz } = process.versions;
	add('build', JSON.stringify({ site, mode, origin }));
	// Of the time nothing else reaches a page; see `Plan.lawDay`.
	add('law', lawDay(builtAt));
	add('versions', JSON.stringify({ node, icu, unicode, tz }));
	const settings = readdirSync(project).filter((name) => toolSettings.test(name));
	for (const file of [...parts, ...settings.sort()].flatMap((part) => filesIn(project, part))) {
		add(file, readFileSync(join(project, file)));
	}
	for (const file of filesIn(company, '.')) add(file, readFileSync(join(company, file)));
	return hash.digest('hex').slice(0, 32);
}

/** Paths below the project, sorted by name. */
function filesIn(project: string, path: string): string[] {
	const place = join(project, path);
	// A link counts as what it leads to; editors leave some that lead nowhere.
	const found = statSync(place, { throwIfNoEntry: false });
	if (found?.isFile()) return [path];
	if (!found?.isDirectory() || isWithinItself(place)) return [];
	return readdirSync(place)
		.sort()
		.map((name) => `${path}/${name}`)
		.filter((within) => !excludedFolders.includes(within))
		.flatMap((within) => filesIn(project, within));
}

/** Whether a folder is a link to one that it lies in. */
function isWithinItself(folder: string): boolean {
	const above = realpathSync(dirname(folder));
	return `${above}${sep}`.startsWith(`${realpathSync(folder)}${sep}`);
}
