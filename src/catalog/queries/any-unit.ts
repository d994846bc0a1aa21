import { constants, DatabaseSync } from 'node:sqlite';
import { catalogueTables, reserved } from '../store/tables.ts';
import { describedSql } from './described.ts';
import { indexedUnitsSql } from '../store/indexed-units.ts';
import { priceBandsSql } from './price-bands.ts';
import type { Question } from './questions.ts';

/** For each person, the unit on offer that changed last. */
export const peopleSql = `
	SELECT id FROM (
		SELECT id, row_number() OVER (PARTITION BY broker_id ORDER BY updated_at DESC, id DESC) AS place
		FROM unit WHERE broker_id IS NOT NULL AND on_offer = 1
	) WHERE place = 1 ORDER BY id`;

/** What a person has on offer, newest first; where the second parameter is 1, what is reserved last. */
export const personSql = `SELECT id FROM unit WHERE broker_id = ? AND on_offer = 1 ORDER BY ? AND ${reserved}, created_at DESC, id DESC`;

/** The units on offer from one id up to another, which is left out. */
export const betweenSql =
	'SELECT id FROM unit WHERE id >= ? AND id < ? AND on_offer = 1 ORDER BY id DESC';

/** The units on offer that have viewing times. */
export const viewingsSql =
	'SELECT id FROM unit WHERE viewings IS NOT NULL AND on_offer = 1 ORDER BY id';

/** Where units are on offer, as `OfferedPlace`. */
export const placesSql = `
	SELECT city, district, facts ->> '$.region' AS region, facts ->> '$.country' AS country, facts ->> '$.zip' AS zip, deal, count(*) AS count,
		avg(lat) AS lat, avg(lng) AS lng, min(lat) AS south, max(lat) AS north, min(lng) AS west, max(lng) AS east
	FROM unit WHERE on_offer = 1 AND city IS NOT NULL
	GROUP BY city, district, region, country, zip, deal
	ORDER BY city, district, region, country, zip, deal`;

/** Questions whose answers hold all units at once; see `isWhole`. */
const wholeTypes = ['indexedUnits', 'described'] as const;
export type WholeQuestion = Extract<Question, readonly [(typeof wholeTypes)[number], ...unknown[]]>;

/**
 * Whether a question is about all units at once, or all of a city. To ask it again, and to tell its answer from another, takes longer
 * than to render the one page that has asked it: so it counts as answered otherwise wherever units differ in what it reads.
 */
export function isWhole(question: Question): question is WholeQuestion {
	return wholeTypes.some((type) => type === question[0]);
}

/** Questions whose answers may hold any unit. */
const types = [
	'people',
	'person',
	'between',
	'viewings',
	'places',
	'priceBands',
	...wholeTypes,
] as const satisfies readonly Question[0][];
type AnyUnitType = (typeof types)[number];

/** What answers each of them from the narrow rows of units. */
const statements: Readonly<Record<AnyUnitType, string>> = {
	people: peopleSql,
	person: personSql,
	between: betweenSql,
	viewings: viewingsSql,
	places: placesSql,
	priceBands: priceBandsSql,
	indexedUnits: indexedUnitsSql(),
	described: describedSql(),
};

/** Those that may be answered otherwise where units differ in one of these columns. */
export function typesReading(columns: Iterable<string>): AnyUnitType[] {
	const differing = new Set(columns);
	return types.filter((type) => !columnsRead(type).isDisjointFrom(differing));
}

/** The columns of units that a statement reads, as SQLite itself tells when it prepares it. */
function columnsRead(type: AnyUnitType): ReadonlySet<string> {
	using db = new DatabaseSync(':memory:');
	db.exec(catalogueTables);
	// The person's data are part of the record, which the digest covers.
	const read = new Set<string>(type === 'people' ? ['digest'] : []);
	db.setAuthorizer((action, table, column) => {
		if (action === constants.SQLITE_READ && table === 'unit' && column) read.add(column);
		return constants.SQLITE_OK;
	});
	db.prepare(statements[type]);
	return read;
}
