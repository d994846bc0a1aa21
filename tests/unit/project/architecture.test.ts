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
