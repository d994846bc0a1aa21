import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { rewriteDatabasesDaily } from '../../../src/build/tidy/rewrite-databases.ts';
import { placesIn } from '../../../src/wiring/places.ts';
import { writeCatalogue } from '../../support/catalogue.ts';
import { testFolder } from '../../support/outbox.ts';

const now = Date.now();
const day = 24 * 60 * 60_000;

function leaveBehind(file: string): void {
	using db = new DatabaseSync(file);
	db.exec(`
		PRAGMA secure_delete = OFF;
		CREATE TABLE left_over (text);
		INSERT INTO left_over VALUES ('Geheimnis');
		DROP TABLE left_over`);
}

test('what databases have kept of deleted rows goes with a build that withdraws something, else once a day', () => {
	const places = placesIn(testFolder());
	writeCatalogue(places, {});
	const files = [places.catalogue, places.records];
	const telling = () => files.filter((file) => readFileSync(file).includes('Geheimnis'));
	files.forEach(leaveBehind);
	rewriteDatabasesDaily(places, { now, always: false });
	expect(telling()).toEqual([]);
	files.forEach(leaveBehind);
	rewriteDatabasesDaily(places, { now: now + day / 2, always: false });
	expect(telling()).toEqual(files);
	rewriteDatabasesDaily(places, { now: now + day / 2, always: true });
	expect(telling()).toEqual([]);
	files.forEach(leaveBehind);
	rewriteDatabasesDaily(places, { now: now + 2 * day, always: false });
	expect(telling()).toEqual([]);
});
