import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @throws one sentence where settings have the form of 0.1.0, which the next version brings to that of today */
export function requireForm(project: string): void {
	const old = ['src/site.config.ts', 'src/company/config.ts'].find((path) => {
		const file = join(project, path);
		return existsSync(file) && readFileSync(file, 'utf8').includes("'./domain/site.ts'");
	});
	if (!old) return;
	throw new Error(
		`${old} has the form of version 0.1.0: take 0.2.0 and run \`npm run upgrade\` there, then take this version (docs/update.md).`,
	);
}

/** Icons of the demo agency that lay in `public` up to 0.2.0, by the beginning of their SHA-256. */
const icons = {
	'apple-touch-icon.png': 'c619fde1a4566e5e',
	'favicon.ico': '39046509d2118d1b',
	'favicon.svg': '96fa045468610940',
	'icon-192.png': 'bcb32791f45ead62',
	'icon-512.png': '130d9e8ef2afde69',
	'site.webmanifest': 'f650438f96b7d441',
};

/** Icons are drawn in the colours of the theme unless a company has its own. @returns those in `public` that are the demo's */
export function demoIcons(project: string): string[] {
	return Object.entries(icons).flatMap(([name, digest]) => {
		const file = join(project, 'public', name);
		if (!existsSync(file)) return [];
		const found = createHash('sha256').update(readFileSync(file)).digest('hex');
		return found.startsWith(digest) ? [`public/${name}`] : [];
	});
}
