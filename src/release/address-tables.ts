import type { DatabaseSync } from 'node:sqlite';
import type { Answer } from '../domain/address.ts';

/**
 * Writes what visitors find at addresses without a page into the tables `moved` and `gone` of a
 * release's index. Each takes the place of whatever was said of its address.
 * @param instead Paths whose earlier answers are dropped; all are when absent.
 */
export function writeAnswers(
	db: DatabaseSync,
	answers: Iterable<Answer>,
	instead?: Iterable<string>,
): void {
	const noMove = db.prepare('DELETE FROM moved WHERE path = ?');
	const notGone = db.prepare('DELETE FROM gone WHERE path = ?');
	const drop = (path: string) => {
		noMove.run(path);
		notGone.run(path);
	};
	if (instead === undefined) {
		db.exec('DELETE FROM moved; DELETE FROM gone;');
	} else {
		const paths = JSON.stringify([...instead]);
		for (const table of ['moved', 'gone']) {
			db.prepare(`DELETE FROM ${table} WHERE path IN (SELECT value FROM json_each(?))`).run(paths);
		}
	}
	const moved = db.prepare('INSERT INTO moved VALUES (?, ?)');
	const gone = db.prepare('INSERT INTO gone VALUES (?, ?)');
	for (const answer of answers) {
		drop(answer.path);
		if (answer.kind === 'moved') moved.run(answer.path, answer.target);
		else gone.run(answer.path, answer.page ?? null);
	}
}
