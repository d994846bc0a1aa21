import { amountAt, type Amount } from './amounts.ts';
import { unitsBehind, type Cursor, type UnitsBehind } from './units-behind.ts';
import type { Bound } from './vocabulary.ts';

/** The second end of a span: "300 bis 400 tausend", "between 2 and 3". */
export function rangeBehind(
	cursor: Cursor,
	{
		first,
		own,
		bounds,
	}: {
		readonly first: Amount;
		readonly own: UnitsBehind;
		readonly bounds: readonly Bound[];
	},
) {
	const { tokens, dictionary } = cursor;
	const isDash = tokens[own.next]?.word === '-';
	const isBetween = bounds.includes('between');
	const link =
		(isDash && 1) ||
		(dictionary.match('bound', tokens, own.next)?.value === 'range' && 1) ||
		(isBetween && dictionary.match('and', tokens, own.next)?.length) ||
		(own.units.length === 0 && dictionary.match('or', tokens, own.next)?.length) ||
		0;
	// "between €300k and €400k"
	const isSigned = dictionary.match('unit', tokens, own.next + link)?.value === 'price';
	const start = own.next + link + (isSigned ? 1 : 0);
	const second = link > 0 ? amountAt(tokens, start, dictionary) : undefined;
	if (!second) return undefined;
	const at = start + second.length;
	const units = unitsBehind(cursor, { at, topics: new Set(own.units) });
	const sameUnit = units.units.length === 0 ? isDash || isBetween : units.units[0] === own.units[0];
	if (own.units.length > 0 && !sameUnit) return undefined;
	const times = first.times === 1 && first.value * second.times <= second.value ? second.times : 1;
	const [from, to] = [first.value * times, second.value];
	if (from >= to || to > from * 50) return undefined;
	const all = units.units.length > 0 ? units : { ...units, units: own.units };
	return { from, to, units: all };
}
