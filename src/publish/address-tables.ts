import type { DatabaseSync } from 'node:sqlite';
import type { Answer } from '../domain/address.ts';

/**
 * Writes what visitors find at addresses without a page into the tables `moved` and `gone` of a
 * release's index.
 * @param instead Paths whose earlier answers are dropped; all are when absent.
 */
export function writeAnswers(
	db: DatabaseSync,
	answers: Iterable<Answer>,
	instead?: Iterable<string>,
): void {
	if (instead === undefined) db.exec('DELETE FROM moved; DELETE FROM gone;');
	else drop(db, instead);
	const moved = db.prepare('INSERT OR REPLACE INTO moved VALUES (?, ?)');
	const gone = db.prepare('INSERT OR REPLACE INTO gone VALUES (?, ?)');
	for (const answer of answers) {
		if (answer.kind === 'moved') moved.run(answer.path, answer.target);
		else gone.run(answer.path, answer.page ?? null);
	}
}

function drop(db: DatabaseSync, paths: Iterable<string>): void {
	const moved = db.prepare('DELETE FROM moved WHERE path = ?');
	const gone = db.prepare('DELETE FROM gone WHERE path = ?');
	for (const path of paths) {
		moved.run(path);
		gone.run(path);
	}
}
