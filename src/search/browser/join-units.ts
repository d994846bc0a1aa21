import { columnOf, type SearchIndex } from '../search-index.ts';

/** Units of another index. */
interface Others {
	readonly index: SearchIndex;
	readonly ids: ReadonlySet<number>;
}

/** Columns that hold amounts in the currency of their index. */
const amounts = ['price', 'monthly', 'warm'];

/** An index with some units of others behind its own, such as those of the next city: it is asked as one. */
export function joinUnits(own: SearchIndex, others: readonly Others[]): SearchIndex {
	return others.reduce(joined, own);
}

function joined(own: SearchIndex, { index: other, ids }: Others): SearchIndex {
	const all = columnOf(other, 'id');
	const rows = [...all.keys()].filter((row) => ids.has(all[row] ?? 0));
	const places = [...own.places, ...other.places];
	const projects = withNew(own.projects, other.projects, ({ id }) => id);
	const postcodes = withNew(own.postcodes, other.postcodes, (code) => code);
	const columns = new Map<string, Float64Array>(
		Array.from(own.columns, ([name, column]) => {
			const theirs = columnOf(other, name);
			const more = rows.map((row): number => {
				const number = theirs[row] ?? 0;
				if (name === 'place') return number && number + own.places.length;
				if (name === 'project') return projects.numberOf(number);
				if (name === 'postcode') return postcodes.numberOf(number);
				return amounts.includes(name) && other.currency !== own.currency ? 0 : number;
			});
			return [name, Float64Array.from([...column, ...more])] as const;
		}),
	);
	const count = own.count + rows.length;
	const merged = { ...own, count, places, projects: projects.all, postcodes: postcodes.all };
	return { ...merged, columns: columns.set('age', agesOf(columns, own.count)) };
}

/** A list with what is new in another one, and the numbers from 1 that the numbers of the other have in it. */
function withNew<Item>(
	own: readonly Item[],
	other: readonly Item[],
	nameOf: (item: Item) => unknown,
) {
	const names = new Set(own.map(nameOf));
	const all = [...own, ...other.filter((item) => !names.has(nameOf(item)))];
	const numbers = new Map(all.map((item, at) => [nameOf(item), at + 1]));
	return {
		all,
		numberOf(number: number): number {
			const item = other[number - 1];
			return item === undefined ? 0 : (numbers.get(nameOf(item)) ?? 0);
		},
	};
}

/** Ages in which each index keeps its order; between them the lower id came first. */
function agesOf(columns: ReadonlyMap<string, Float64Array>, ownCount: number): Float64Array {
	const [ids = [], old = []] = [columns.get('id'), columns.get('age')];
	const byAge = (rows: readonly number[]) => rows.toSorted((a, b) => (old[a] ?? 0) - (old[b] ?? 0));
	const rows = [...ids.keys()];
	const [own, others] = [byAge(rows.slice(0, ownCount)), byAge(rows.slice(ownCount))];
	const ages = new Float64Array(rows.length);
	let at = 0;
	for (let age = 0; age < rows.length; age++) {
		const [a, b] = [own[at], others[age - at]];
		const isOwn = b === undefined || (a !== undefined && (ids[a] ?? 0) < (ids[b] ?? 0));
		ages[(isOwn ? a : b) ?? 0] = age;
		if (isOwn) at += 1;
	}
	return ages;
}
