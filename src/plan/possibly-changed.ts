import { typesReading } from '../catalog/queries/any-unit.ts';
import { nameOf } from '../catalog/queries/ask.ts';
import type { ChangesToRender, ListedUnit } from '../catalog/queries/changes-to-render.ts';
import type { Question } from '../catalog/queries/questions.ts';
import type { KnownQuestion, Manifest } from './manifest.ts';

/**
 * More units than this may change their places before every question about lists is asked again, instead
 * of looking for those that they can concern.
 */
const fewMoved = 200;

/** Questions whose answers may differ: those that do, and some that do not. */
export function possiblyChanged(
	manifest: Manifest,
	{ moved, ...delta }: ChangesToRender,
): KnownQuestion[] {
	const about: Question[] = [
		...delta.units.flatMap((id): Question[] => [
			['unit', id],
			['isNew', id],
		]),
		...delta.aged.map((id): Question => ['isNew', id]),
		...delta.projects.map((id): Question => ['project', id]),
		...delta.legal.map((kind): Question => ['legal', kind]),
		...(delta.projectList ? [['projects'] satisfies Question] : []),
	];
	const ofAnyUnit = new Set(typesReading(delta.columns));
	// The names of projects stand among what is told of units.
	if (delta.renamed) ofAnyUnit.add('described');
	const named = [
		...manifest.questions('name IN (SELECT value FROM json_each(?))', [
			JSON.stringify(about.map(nameOf)),
		]),
		...manifest.questions(ofCities, [
			JSON.stringify([...ofAnyUnit]),
			// Another name of a project is told in whatever city it has units.
			delta.renamed ? null : JSON.stringify(delta.cities),
		]),
	];
	if (moved.length > fewMoved) {
		return [...named, ...manifest.questions(`type IN (${listTypes}, 'similar')`)];
	}
	const rows = (units: typeof moved) =>
		JSON.stringify(units.flatMap(({ was, is }) => [was, is].filter((row) => row !== undefined)));
	return [
		...named,
		...manifest.questions(listing, [rows(moved.filter(isRelisted))]),
		...manifest.questions(resembling, [rows(moved.filter(isMoreThanPriced))]),
		...manifest.questions(resemblingInPrice, [rows(moved)]),
	];
}

type Moved = ChangesToRender['moved'][number];

/** Whether more than its price and its area is another. */
function isRelisted({ was, is }: Moved): boolean {
	return placeOf(was) !== placeOf(is);
}

/** Whether more than its price is another. */
function isMoreThanPriced({ was, is }: Moved): boolean {
	return isRelisted({ was, is }) || was?.area !== is?.area;
}

function placeOf(unit: ListedUnit | undefined): string | undefined {
	return unit && JSON.stringify({ ...unit, cents: null, currency: null, area: null });
}

/** Some types of questions, as far as they are about everything or one of these cities. */
const ofCities = `type IN (SELECT value FROM json_each(?1))
	AND (city IS NULL OR ?2 IS NULL OR city IN (SELECT value FROM json_each(?2)))`;

const listTypes = "'ids', 'count', 'cities', 'kinds', 'districts', 'fills', 'spreads'";

const movedRows = `WITH moved AS MATERIALIZED (
	SELECT value ->> 'onOffer' AS on_offer, value ->> 'deal' AS deal, value ->> 'kind' AS kind,
		value ->> 'city' AS city, value ->> 'district' AS district, value ->> 'projectId' AS project_id, value ->> 'cents' AS cents,
		value ->> 'currency' AS currency
	FROM json_each(?))`;

/** Lists in which one of the units stands or stood. */
const listing = `number IN (${movedRows}
	SELECT q.number FROM moved CROSS JOIN question AS q WHERE q.type IN (${listTypes})
	AND (q.deal IS NULL OR q.deal = moved.deal)
	AND (q.kind IS NULL OR q.kind = moved.kind)
	AND (q.city IS NULL OR q.city = moved.city)
	AND (q.district IS NULL OR q.district = moved.district)
	AND (q.project_id IS NULL OR q.project_id = moved.project_id)
	AND (q.on_offer IS NULL OR q.on_offer = moved.on_offer))`;

/** Searches for something similar, by anything but the price, that one of the units answers or answered. */
const resembling = `number IN (${movedRows}
	SELECT q.number FROM moved CROSS JOIN question AS q WHERE q.type = 'similar'
	AND moved.on_offer = 1 AND q.project_id = moved.project_id
	UNION ALL
	SELECT q.number FROM moved CROSS JOIN question AS q WHERE q.type = 'similar'
	AND moved.on_offer = 1 AND q.kind = moved.kind AND q.city = moved.city AND q.deal = moved.deal
	AND q.lowest IS NULL)`;

/** The same by the price. */
const resemblingInPrice = `number IN (${movedRows}
	SELECT q.number FROM moved CROSS JOIN question AS q WHERE q.type = 'similar'
	AND moved.on_offer = 1 AND q.kind = moved.kind AND q.city = moved.city AND q.deal = moved.deal
	AND moved.cents BETWEEN q.lowest AND q.highest AND moved.currency = q.currency)`;
