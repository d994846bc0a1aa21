import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '../../..');
const documents = [
	'README.md',
	'src/outbox/README.md',
	...globSync('docs/{,decisions/}*.md', { cwd: root }),
];
const words = z.record(z.string(), z.string());
const Package = z.object({ scripts: words.default({}), dependencies: words });
const packageIn = (folder: string) =>
	Package.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')));
const { scripts } = packageIn('.');

/** What a pattern finds in the documents, by the document. */
function found(pattern: RegExp): { file: string; what: string }[] {
	return documents.flatMap((file) =>
		Array.from(readFileSync(join(root, file), 'utf8').matchAll(pattern), ([, what = '']) => {
			return { file, what };
		}),
	);
}

/** What only a build or a company makes. */
const mayBe =
	/^(?:var|(?:src\/company\/)?(?:pages|slots))\/|^src\/company\/(?:theme\.css|astro\.config\.ts)$/;

test('every file that a document names is there, but for those that a build or a company makes', () => {
	const named = found(/`((?:[\w.[\]-]+\/)+[\w.[\]-]+\.(?:ts|astro|css|mjs|md))`/g);
	expect(named.length).toBeGreaterThan(50);
	const folders = ['', 'src', 'src/domain', 'tests'];
	const isThere = (what: string) => folders.some((folder) => existsSync(join(root, folder, what)));
	const missing = named.filter(({ what }) => !mayBe.test(what) && !isThere(what));
	expect(missing).toEqual([]);
});

test('a test that a document names without its folder lies beside the one named before it', () => {
	const names = found(/`((?:[\w.[\]-]+\/)*[\w.-]+\.test\.ts)`/g).map(({ what }) => what);
	let folder = '';
	const whole = names.map((what) => {
		if (what.includes('/')) folder = dirname(what);
		return what.includes('/') ? what : join(folder, what);
	});
	expect(names.filter((what) => !what.includes('/')).length).toBeGreaterThan(10);
	expect(whole.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every link of a document leads to a file', () => {
	const links = found(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
	expect(links.length).toBeGreaterThan(40);
	const dead = links.filter(({ file, what }) => !existsSync(join(root, dirname(file), what)));
	expect(dead).toEqual([]);
});

test('every document that the program names is there, and has the heading that is named', () => {
	const sources = globSync(['src/**/*.{ts,mjs,astro}', 'deploy/**/*', '.env.example'], {
		cwd: root,
	})
		.filter((file) => statSync(join(root, file)).isFile())
		.map((file) => readFileSync(join(root, file), 'utf8'));
	const named = sources.flatMap(
		(text) => text.match(/\bdocs\/[\w.-]+\.(?:md|json)(?:#[\w-]+)?/g) ?? [],
	);
	expect(named.length).toBeGreaterThan(20);
	const dead = named.filter((name) => {
		const [file = '', heading] = name.split('#');
		if (!existsSync(join(root, file))) return true;
		const text = readFileSync(join(root, file), 'utf8').toLowerCase();
		return heading !== undefined && !text.includes(`# ${heading.replaceAll('-', ' ')}\n`);
	});
	expect(dead).toEqual([]);
});

test('every command that a document names exists, and docs/commands.md says what each is for', () => {
	const named = found(/npm run ([a-z][a-z:]*)/g);
	expect(named.filter(({ what }) => scripts[what] === undefined)).toEqual([]);
	const commands = readFileSync(join(root, 'docs/commands.md'), 'utf8');
	// A company adds scripts of its own; ours run what lies in these folders.
	const ours = Object.entries(scripts).filter(([, line]) =>
		/ (?:src\/commands|tests\/bench)\/[\w-]+\.ts\b/.test(line),
	);
	expect(ours.length).toBeGreaterThan(20);
	const unknown = ours.filter(([name]) => name !== 'start' && !commands.includes(name));
	expect(unknown).toEqual([]);
});

test('packages that a document has a company install are named in the version that the tests use', () => {
	const named = found(/`npm install ([^`]+)`/g)
		.flatMap(({ what }) => what.split(' '))
		.filter((word) => !/^--|^NAME@VERSION$/.test(word));
	expect(named.length).toBeGreaterThan(4);
	const { dependencies } = packageIn('tests/fixtures/astro-features');
	const tested = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
	expect(named.filter((word) => !tested.includes(word))).toEqual([]);
});

test('every document is found from the navigation of the site of documents', () => {
	const sidebar = readFileSync(join(root, 'docs/site/src/sidebar.ts'), 'utf8');
	const pages = globSync('docs/*.md', { cwd: root }).map((file) => basename(file, '.md'));
	expect(pages.length).toBeGreaterThan(20);
	expect(pages.filter((page) => !sidebar.includes(`'${page}'`))).toEqual([]);
});

test('docs/tokens.md tells what each token sets, and names none that is not there', () => {
	const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8').match(/--[\w-]+(?=:)/g);
	const told = readFileSync(join(root, 'docs/tokens.md'), 'utf8').match(/(?<=`)--[\w-]+(?=`)/g);
	expect(new Set(told)).toEqual(new Set(tokens));
});
