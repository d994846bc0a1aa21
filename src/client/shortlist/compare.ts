import type { Row } from '../../view/rows.ts';
import type { ComparedUnit } from '../../view/unit/comparison.ts';
import { decisiveNames, type ShortlistWords } from '../../view/listing/shortlist.ts';
import type { Say } from '../page-data.ts';

/** One fact of all units that are compared. */
interface ComparedFact {
	readonly name: string;
	/** Empty where nothing is known of a unit. */
	readonly values: readonly string[];
	/** Language of each value that is not the page's. */
	readonly langs: readonly (string | undefined)[];
	/**
	 * Whether people choose by it and the units differ in it: what is known of two is not the same, or not all of them
	 * name a feature. Any other fact that is unknown makes no difference.
	 */
	readonly differs: boolean;
}

/**
 * Puts the rows of units beside each other: amounts, then facts, then what they have. Of two rows of one name, such as
 * the price of a parking space and that there is one, the first says more.
 * @param isPerMonth whether what is paid each month is to be compared, not prices
 */
export function compareFacts(
	units: readonly ComparedUnit[],
	{ say, isPerMonth }: { readonly say: Say<ShortlistWords>; readonly isPerMonth: boolean },
): ComparedFact[] {
	const amounts = units.map(({ costs, months }) => (isPerMonth ? months : costs));
	const yes = say('shortlist.yes');
	const rows = units.map(({ facts, features }, at): Row[] => [
		...(amounts[at] ?? []),
		...facts,
		...features.map((name): Row => [name, yes]),
	]);
	const order = [
		...amounts.flat(),
		...units.flatMap(({ facts }) => facts),
		...units.flatMap(({ features }) => features.map((name): Row => [name, yes])),
	];
	const decisive = new Set(decisiveNames.map((name) => say(name)));
	const named = new Set(units.flatMap(({ features }) => features));
	const paid = new Set(amounts.flat().map(([name]) => name));
	return [...new Set(order.map(([name]) => name))].flatMap((name) => {
		const own = rows.map((all) => all.find(([other, value]) => other === name && value));
		// A rent is not unknown of what is for sale, nor a fee of owners of what is to let: it has none.
		const deals = new Set(units.filter((_, at) => own[at]).map(({ deal }) => deal));
		const known = new Set(own.flatMap((row) => row?.[1] ?? []));
		if (known.size === 0) return [];
		const values = units.map(({ deal }, at) => {
			const unsaid = paid.has(name) && !deals.has(deal) ? say('shortlist.notDue') : '';
			return own[at]?.[1] ?? unsaid;
		});
		const isUnlike = named.has(name) ? own.includes(undefined) : known.size > 1;
		const differs = isUnlike && decisive.has(name);
		return { name, values, langs: own.map((row) => row?.[2]), differs };
	});
}
