import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { failureSentence } from '../../../src/build/report/failure-sentence.ts';
import { testFolder } from '../../support/outbox.ts';

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);
const shut = (path: string) => failure(`EACCES: '${path}'`, { code: 'EACCES', path });

const write = (place: string) => writeFileSync(place, '');
const link = (place: string) => symlinkSync('nowhere/at/all', place);
const loop = (place: string) => symlinkSync(place, place);
const replace = (place: string) => {
	write(`${place}.new`);
	renameSync(`${place}.new`, place);
};
const open = (place: string) => new DatabaseSync(place).exec('CREATE TABLE a (b)');

describe('what an error tells', () => {
	test.each([
		['of a file', failure('write failed', { code: 'ENOSPC' })],
		['of a database', failure('database or disk is full', { errcode: 13 })],
		['that Astro has printed', failure('It ended with:\nError: ENOSPC: no space left on device')],
	])('is to make room where the disk is full: %s', (_, error) => {
		expect(failureSentence(error)).toMatch(/^The disk is full, .* make room where var\/ lies/);
	});

	test.each([
		['of a copied folder', failure("EIO, Input/output error '/var/x'", { code: 'EIO' })],
		['of a database', failure('disk I/O error', { errcode: 4874 })],
	])('is to make room or look at the disk where it fails: %s', (_, error) => {
		expect(failureSentence(error)).toMatch(/^The disk .* is full: make room .* disk looked at/);
	});

	test.each([
		['of a file', failure('EROFS: read-only', { code: 'EROFS', path: '/var/x' })],
		['of a database', failure('unable to open database file', { errcode: 14 })],
		['of a copy', failure(', Unknown error: Read-only file system /var/x')],
	])('is to let the program write where it may not: %s', (_, error) => {
		expect(failureSentence(error)).toContain('give the user that runs it the right to write there');
	});

	test('names another folder only where that helps', () => {
		const other = 'or set VITRINE_VAR to a folder where that user has it.';
		expect(failureSentence(shut('/srv/site/var/work'), '/srv/site/var')).toContain(other);
		for (const path of ['/srv/site/.astro/render', '/srv/site/variant', '/srv/site/dist.new']) {
			const said = failureSentence(shut(path), '/srv/site/var');
			expect(said).toMatch(/the right to write there\.$/);
			expect(said).toContain(path);
		}
		const copied = { code: 'EACCES', path: '/srv/site/var/files/a', dest: '/srv/site/dist/a' };
		expect(failureSentence(failure('EACCES', copied), '/srv/site/var')).not.toContain(
			'VITRINE_VAR',
		);
	});

	test('names the folder of a database, which does not say itself where it is', () => {
		const error = failure('unable to open database file', { errcode: 14 });
		expect(failureSentence(error, '/srv/elsewhere')).toMatch(
			/a database in \/srv\/elsewhere .* or set VITRINE_VAR to a folder/,
		);
	});

	test.each<[string, string, (place: string) => unknown, (place: string) => unknown]>([
		['is a folder, where a file belongs', 'status.json', mkdirSync, write],
		['is a folder, where a file belongs', 'status.json', mkdirSync, replace],
		['is a folder, where a file belongs', 'outcome.txt', mkdirSync, rmSync],
		['is a folder, where a file belongs', 'records.sqlite', mkdirSync, open],
		['is a file, where a folder belongs', 'releases', write, readdirSync],
		['is a file, where a folder belongs', 'files', write, (place) => write(join(place, 'a'))],
		['is a link that leads nowhere', 'lock.sqlite', link, open],
		['is a link that leads nowhere', 'noted', link, write],
		['is a link that leads nowhere', 'lock.sqlite', loop, open],
		['is a link that leads nowhere', 'status.json', loop, write],
		[
			'is a link that leads nowhere',
			'media',
			link,
			(place) => mkdirSync(join(place, 'files'), { recursive: true }),
		],
	])('names what %s: %s', (what, name, spoil, use) => {
		const root = testFolder();
		const place = join(root, name);
		spoil(place);
		let said = '';
		try {
			use(place);
		} catch (error) {
			said = failureSentence(error, root);
		}
		expect(said).toBe(`${place} ${what}: move it away, then run the command again.`);
	});

	test('leaves alone what stands in the way outside that folder', () => {
		const [root, elsewhere] = [testFolder(), testFolder()];
		const error = failure('illegal operation on a directory', { code: 'EISDIR', path: elsewhere });
		expect(failureSentence(error, root)).toBe('illegal operation on a directory');
	});

	test('is what it says itself in all other cases', () => {
		expect(failureSentence(failure('The port is taken.', { code: 'EACCES' }))).toBe(
			'The port is taken.',
		);
		expect(failureSentence('words')).toBe('words');
	});
});
