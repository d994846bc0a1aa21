import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../../../src/media/store-index.ts';

function table() {
	const db = new DatabaseSync(':memory:');
	onTestFinished(() => db.close());
	db.exec('CREATE TABLE word (text TEXT)');
	const add = (text: string) => void db.prepare('INSERT INTO word VALUES (?)').run(text);
	return {
		db,
		add,
		words: () =>
			db
				.prepare('SELECT text FROM word')
				.all()
				.map(({ text }) => text),
	};
}

test('what fails half way has changed nothing, and what it is part of goes on', () => {
	const { db, add, words } = table();
	inTransaction(db, () => {
		add('kept');
		const fails = () =>
			inTransaction(db, () => {
				add('lost');
				throw new Error('half way');
			});
		expect(fails).toThrow('half way');
	});
	expect(words()).toEqual(['kept']);
});

test('of a full disk it says so, although SQLite has ended the transaction by itself', () => {
	const { db, add, words } = table();
	const fills = () =>
		inTransaction(db, () => {
			add('lost');
			// As SQLite does where a page finds no room on the disk.
			db.exec('ROLLBACK');
			throw new Error('database or disk is full');
		});
	expect(fills).toThrow('database or disk is full');
	expect(words()).toEqual([]);
});
