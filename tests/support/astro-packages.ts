import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './site-build.ts';

/** What companies add to Astro. The program needs none of it, so `npm run test:long` installs it by a lockfile of its own. */
const added = join(import.meta.dirname, '../fixtures/astro-features');

/** An empty folder for a project that finds these packages beside it. */
export function besidePackages(): ReturnType<typeof newFolder> {
	const { folder: around, remove } = newFolder();
	symlinkSync(join(added, 'node_modules'), join(around, 'node_modules'));
	const folder = join(around, 'project');
	mkdirSync(folder);
	return { folder, remove };
}

/** The `package.json` of a folder as `npm install` changes it: Astro looks there for what it has to compile. */
export function packagesAdded(folder: string): string {
	const [own, more] = [folder, added].map((each) =>
		JSON.parse(readFileSync(join(each, 'package.json'), 'utf8')),
	);
	return JSON.stringify({ ...own, dependencies: { ...own.dependencies, ...more.dependencies } });
}
