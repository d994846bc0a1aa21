import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
	circles,
	importsOf,
	isBarrel,
	readsEnvironment,
	roomOf,
	violations,
	type Violation,
} from '../../support/architecture.ts';

const root = new URL('../../../', import.meta.url);
const sources = globSync('src/**/*.{ts,astro,css}', { cwd: fileURLToPath(root) })
	.map((file) => file.replaceAll('\\', '/'))
	.filter((file) => !file.endsWith('.d.ts'))
	.map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }));

/** What is ours: a company writes its own code as it likes. */
const own = sources.filter(({ file }) => !file.startsWith('src/company/'));

const files = own.map(({ file, text }) => ({ file, imports: importsOf(file, text) }));

/** Texts and demo data, which are long because there is much of them. */
const lists = /^src\/(i18n\/messages|sandbox\/demo)\//;

function filesWhere(isWrong: (source: { file: string; text: string }) => boolean): string[] {
	return own.filter(isWrong).map(({ file }) => file);
}

describe('the source', () => {
	test('is found', () => {
		expect(sources.map(({ file }) => file)).toContain('src/company/config.ts');
	});

	test('imports only what the rules of the architecture allow', () => {
		expect(violations(files)).toEqual([]);
	});

	test('has no folders that import each other, directly or by way of others', () => {
		expect(circles(files)).toEqual([]);
	});

	test('has no file that imports a sub-folder beside it and is imported by that', () => {
		expect(circles(files, roomOf)).toEqual([]);
	});

	test('has no files that import each other, directly or by way of others', () => {
		expect(circles(files, (file) => file)).toEqual([]);
	});

	test('has no barrel: everybody imports from the file itself', () => {
		expect(filesWhere(({ file, text }) => isBarrel(file, text))).toEqual([]);
		expect(filesWhere(({ file }) => /^src\/(?!pages\/).*\/index\.ts$/.test(file))).toEqual([]);
	});

	test('reads the environment in wiring.ts only', () => {
		const readers = filesWhere(({ file, text }) => readsEnvironment(file, text));
		expect(readers.filter((file) => file !== 'src/wiring.ts')).toEqual([]);
	});

	test('has each script that astro.config.mjs names', () => {
		const config = readFileSync(new URL('astro.config.mjs', root), 'utf8');
		const scripts = config.matchAll(/client\\\/(?:\(([^)]+)\)|([\w-]+))\\\.ts/g);
		const named = Array.from(scripts, ([, list, one = '']) => list ?? one)
			.flatMap((names) => names.replaceAll('\\', '').split('|'))
			.map((script) => `src/client/${script}.ts`);
		expect(named.length).toBeGreaterThan(3);
		expect(named.filter((file) => !own.some((source) => source.file === file))).toEqual([]);
	});

	test('loads the driver of Postgres only where a database is opened', () => {
		const drivers = filesWhere(({ text }) => /from 'pg'/.test(text));
		expect(drivers).toEqual(['src/storage/postgres/database.ts']);
		expect(
			filesWhere(({ text }) => /^import (?!type)[^;]*postgres\/database\.ts';/m.test(text)),
		).toEqual([]);
	});

	test('has no folder for what has no name of its own', () => {
		expect(filesWhere(({ file }) => /\/(utils?|helpers?|lib|misc|common)\//.test(file))).toEqual(
			[],
		);
	});

	test('has no file of more than 300 lines, lists of texts and of demo data aside', () => {
		const long = filesWhere(({ text }) => text.trimEnd().split('\n').length > 300);
		expect(long.filter((file) => !lists.test(file))).toEqual([]);
	});
});

describe('the rules', () => {
	const wrong: [file: string, address: string, expected: Omit<Violation, 'file'>][] = [
		[
			'src/domain/unit.ts',
			'../crm/contract/unit.ts',
			{ layer: 'domain', target: 'src/crm/contract/unit.ts' },
		],
		['src/domain/unit.ts', 'astro/zod', { layer: 'domain', target: 'astro/zod' }],
		['src/domain/unit.ts', 'node:fs', { layer: 'domain', target: 'node:fs' }],
		['src/crm/client.ts', '../domain/unit.ts', { layer: 'crm', target: 'src/domain/unit.ts' }],
		['src/sandbox/units.ts', '../crm/client.ts', { layer: 'sandbox', target: 'src/crm/client.ts' }],
		['src/pages/index.astro', '../wiring.ts', { layer: 'pages', target: 'src/wiring.ts' }],
		[
			'src/pages/index.astro',
			'../wiring/places.ts',
			{ layer: 'pages', target: 'src/wiring/places.ts' },
		],
		[
			'src/pages/index.astro',
			'../company/config.ts',
			{ layer: 'pages', target: 'src/company/config.ts' },
		],
		[
			'src/pages/index.astro',
			'../catalog/store/catalogue-writer.ts',
			{ layer: 'pages', target: 'src/catalog/store/catalogue-writer.ts' },
		],
		[
			'src/pages/index.astro',
			'../render/render.ts',
			{ layer: 'pages', target: 'src/render/render.ts' },
		],
		[
			'src/components/Form.astro',
			'../intake/accept.ts',
			{ layer: 'components', target: 'src/intake/accept.ts' },
		],
		['src/wiring.ts', './commands/build.ts', { layer: 'wiring', target: 'src/commands/build.ts' }],
		[
			'src/commands/build.ts',
			'../pages/feed.xml.ts',
			{ layer: 'commands', target: 'src/pages/feed.xml.ts' },
		],
		[
			'src/render/page-plan.ts',
			'../company/config.ts',
			{ layer: 'render', target: 'src/company/config.ts' },
		],
		[
			'src/layouts/Page.astro',
			'../company/config.ts',
			{ layer: 'layouts', target: 'src/company/config.ts' },
		],
		[
			'src/media/store.ts',
			'../../tests/support/crm.ts',
			{ layer: 'media', target: './tests/support/crm.ts' },
		],
		[
			'src/serve/serve.ts',
			'/src/catalog/store/catalogue-writer.ts',
			{ layer: 'serve', target: 'src/catalog/store/catalogue-writer.ts' },
		],
		['src/i18n/format.ts', '../tools/date.ts', { layer: 'i18n', target: 'src/tools/date.ts' }],
	];
	test.each(wrong)('do not let %s import %s', (file, address, expected) => {
		expect(violations([{ file, imports: [address] }])).toEqual([{ file, ...expected }]);
	});

	test.each([
		['src/company/config.ts', '../domain/site.ts'],
		['src/sandbox/units.ts', '../crm/contract/unit.ts'],
		['src/gate/photos.ts', '../media/photo.ts'],
		['src/pages/[locale]/index.astro', '../../catalog/queries/open-catalogue.ts'],
		['src/pages/[locale]/index.astro', '../../render/page-plan.ts'],
		['src/components/InquiryForm.astro', '../intake/form.ts'],
		['src/layouts/Page.astro', '../styles/fonts/hanken-grotesk-400-600.woff2?url'],
		['src/outbox/sqlite.ts', 'node:sqlite'],
		['src/outbox/sqlite.ts', './store.ts'],
		['src/commands/build.ts', '../wiring.ts'],
		['src/wiring.ts', '../package.json'],
	])('let %s import %s', (file, address) => {
		expect(violations([{ file, imports: [address] }])).toEqual([]);
	});

	test('name folders that import each other by way of a third', () => {
		const circle = [
			{ file: 'src/plan/a.ts', imports: ['../release/b.ts'] },
			{ file: 'src/release/b.ts', imports: ['../hosts/c.ts', './d.ts'] },
			{ file: 'src/hosts/c.ts', imports: ['../plan/a.ts', '../domain/e.ts'] },
		];
		expect(circles(circle)).toEqual([
			'plan imports release',
			'release imports hosts',
			'hosts imports plan',
		]);
	});

	test('name a file that lies in no layer', () => {
		const file = 'src/helpers/date.ts';
		expect(violations([{ file, imports: [] }])).toEqual([{ file, layer: 'none', target: file }]);
	});
});

describe('reading a file', () => {
	test('finds every kind of import in TypeScript', () => {
		const text = [
			`import { a } from './a.ts';`,
			`import type { B } from './b.ts';`,
			`export { c } from './c.ts';`,
			`const d = await import('./d.ts');`,
			`import './e.css';`,
			`const f = import.meta.glob<string>(['./f/*.md', '!./g/*.md'], { eager: true });`,
			`// import './comment.ts';`,
		].join('\n');
		const found = ['./a.ts', './b.ts', './c.ts', './d.ts', './e.css', './f/*.md', './g/*.md'];
		expect(importsOf('src/x/x.ts', text)).toEqual(found);
	});

	test('finds the imports of an Astro file in its frontmatter and its scripts, not in its text', () => {
		const text = [
			`---`,
			`import Card from './Card.astro';`,
			`---`,
			`<p>import './text.ts'</p>`,
			`<script>import '../client/a.ts';</script>`,
			`<script src="../client/b.ts"></script>`,
		].join('\n');
		expect(importsOf('src/x/X.astro', text)).toEqual([
			'./Card.astro',
			'../client/a.ts',
			'../client/b.ts',
		]);
	});

	test('tells a barrel from a file that has something of its own', () => {
		expect(isBarrel('src/x/all.ts', `export * from './a.ts';\nexport { b } from './b.ts';`)).toBe(
			true,
		);
		expect(isBarrel('src/x/b.ts', `export { a } from './a.ts';\nexport const b = 1;`)).toBe(false);
	});

	test.each([
		['const key = process.env.CRM_API_KEY;', true],
		['const { env } = process;', true],
		[`import { env } from 'node:process';`, true],
		['// process.env is read elsewhere', false],
		['process.exitCode = 1;', false],
	])('sees whether %s reads the environment', (text, expected) => {
		expect(readsEnvironment('src/x/x.ts', text)).toBe(expected);
	});
});
