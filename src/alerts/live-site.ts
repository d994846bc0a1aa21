import { mediaPath } from '../i18n/media-path.ts';
import { searchPath } from '../i18n/search-path.ts';
import { translator } from '../i18n/translate.ts';
import { formatDate } from '../i18n/format.ts';
import type { Locale } from '../domain/locale.ts';
import type { Deal } from '../domain/unit.ts';
import { readFields } from '../search/address.ts';
import { openSearch, type Search } from '../search/browser/query.ts';
import { openTexts, type TextSearch } from '../search/browser/text-search.ts';
import { citiesIn, inAreas, mostCities } from '../search/browser/in-areas.ts';
import { readPointsInSteps, type MapPoint } from '../search/browser/read-points.ts';
import { readAreas } from '../search/drawn-areas.ts';
import { choiceFields, choiceOf, type Choice } from '../search/choice.ts';
import { facets } from '../search/facets.ts';
import type { Fields, FormSpeech, Known } from '../search/facets/facet.ts';
import { labelsOf } from '../search/labels.ts';
import { namePlaces } from '../search/place-names.ts';
import { columnOf, readIndexInSteps } from '../search/search-index.ts';
import type { FoundHomes, SearchFiles } from '../search/find-homes.ts';
import { shardOf } from '../search/shards.ts';
import { readTexts } from '../search/text-file.ts';
import { readCards, type SearchCard } from '../view/unit/card-file.ts';
import type { Watched } from './alert.ts';
import type { Offer } from './news.ts';

/** The files of the site that is live, wherever its pages lie. */
export interface LiveFiles {
	/** Names what is live: while the name stays the same, so do the files. Empty while that is not known yet. */
	readonly name: () => string;
	/** A file of the site by its path; nothing where there is none. @throws when it cannot be had now */
	readonly read: (path: string) => Promise<Uint8Array | undefined>;
}

/** A home as a mail shows it. */
export interface ShownHome extends SearchCard {
	/** Path of a picture that every mail program shows. */
	readonly photo?: string | undefined;
}

/** An index that can be asked, with the names of its places. */
interface Opened extends Known {
	readonly find: Search['find'] | undefined;
	/** By the ids of their units. */
	readonly rows: ReadonlyMap<number, number>;
}

export type LiveSite = ReturnType<typeof createLiveSite>;

/**
 * What is live, asked as its pages ask it: by the same index, filters, words and cards.
 * @throws each function, when a file cannot be had or is of another version
 */
export function createLiveSite({ name, read }: LiveFiles) {
	/** Reads files of a kind, each once for everything that is live. */
	function reader<Value>(make: (bytes: Uint8Array) => Value) {
		let held = { name: '', files: new Map<string, Promise<Value | undefined>>() };
		return async (path: string): Promise<Value | undefined> => {
			const current = name();
			if (held.name !== current) held = { name: current, files: new Map() };
			const { files } = held;
			const made = files.get(path) ?? read(path).then((bytes) => bytes && make(bytes));
			files.set(path, made);
			made.catch(() => files.delete(path));
			return await made;
		};
	}

	const indexAt = reader((bytes): Opened => {
		const index = finish(readIndexInSteps(bytes));
		const places = namePlaces(index.places);
		// That of a large account names its cities, and has no units.
		const find = index.cities ? undefined : openSearch(index).find;
		const ids = index.cities ? [] : columnOf(index, 'id');
		const rows = new Map(Array.from(ids, (id, row) => [id, row]));
		return { index, places, find, rows };
	});
	const textsAt = reader((bytes) => finish(openTexts(readTexts(new TextDecoder().decode(bytes)))));
	const pointBytesAt = reader((bytes) => bytes);
	/** Read once for all alerts. */
	const pointsOf = new WeakMap<Known['index'], readonly MapPoint[]>();
	const cardsAt = reader((bytes) => readCards(new TextDecoder().decode(bytes)));

	/** @throws where the site has none, since nothing on offer and nothing to be read must not be taken for the same */
	async function openIndex(city?: string): Promise<Opened> {
		const index = await indexAt(searchPath('de', { kind: 'searchIndex', city }));
		if (!index) throw new Error('The live site has no search index.');
		return index;
	}

	/** What a search is asked of: the whole index, or of a large account those of the cities that it may mean. */
	async function indexesFor(fields: Fields, areas = ''): Promise<Opened[]> {
		const whole = await openIndex();
		if (!whole.index.cities) return [whole];
		const named = (fields['place'] ?? []).flatMap((one) => whole.places.find(one)?.city ?? []);
		if (fields['place']?.length && named.length === 0) return [];
		if (named.length === 0)
			return await Promise.all(Object.keys(whole.index.cities).map(openIndex));
		// The list of a city finds in areas what lies in the next one, too.
		const next = citiesIn(readAreas(areas).areas, whole.index)
			.filter((city) => !named.includes(city))
			.slice(0, mostCities - 1);
		return await Promise.all(Array.from(new Set([...named, ...next]), openIndex));
	}

	/** @throws where there is none */
	async function openTextsOf(locale: Locale, city?: string): Promise<TextSearch> {
		const texts = await textsAt(searchPath(locale, { kind: 'searchTexts', city }));
		if (!texts) throw new Error('The live site has no texts that can be searched.');
		return texts;
	}
	const search: SearchFiles = { index: openIndex, texts: openTextsOf };

	/** The units of an index that lie in areas; none where the site has no map any more. */
	async function idsWithin(areas: string, { index }: Known): Promise<ReadonlySet<number>> {
		const bytes = await pointBytesAt(searchPath('de', { kind: 'searchPoints', city: index.city }));
		const points = pointsOf.get(index) ?? (bytes ? finish(readPointsInSteps(bytes, index)) : []);
		pointsOf.set(index, points);
		return inAreas(readAreas(areas).areas, points).ids;
	}

	return {
		name,
		search,

		/** What was asked for, in words. */
		conditions(
			{ choice, deal, known }: Extract<FoundHomes, { readonly cities?: undefined }>,
			locale: Locale,
		) {
			return labelsOf(choice, speechOf(known, locale, deal)).map(({ words }) => words);
		},

		/** What a watched search finds; of watched homes those that are there. */
		async offers(watched: Watched, locale: Locale): Promise<Offer[]> {
			if (watched.kind === 'consent') return [];
			if (watched.kind === 'units')
				return (await indexesFor({})).flatMap((search) =>
					offersIn(
						search,
						watched.ids.flatMap((id) => search.rows.get(id) ?? []),
					),
				);
			const fields = readFields(watched.query, locale);
			const found = (await indexesFor(fields, watched.areas)).map(async (search) => {
				const choice = choiceOf(fields, search);
				if (isUnknown(fields, choice, search)) return [];
				const texts = choice.words ? await openTextsOf(locale, search.index.city) : undefined;
				const named = texts ? { found: new Set(texts.find(choice.words)) } : {};
				const drawn = watched.areas ? { within: await idsWithin(watched.areas, search) } : {};
				const filter = { deal: watched.deal, ...choice.filter, ...named, ...drawn };
				return offersIn(search, search.find?.(filter).rowsWithout() ?? []);
			});
			return (await Promise.all(found)).flat();
		},

		/** The one most prices are in. */
		currency: async () => (await openIndex()).index.currency,

		/**
		 * A search in words, one for each condition; nothing for the list of everything.
		 * @param typed whether that is to hold the words that somebody has typed, which may be anything
		 */
		async words(
			{ deal, query, areas }: Extract<Watched, { kind: 'search' }>,
			locale: Locale,
			{ typed = true } = {},
		) {
			const fields = readFields(query, locale);
			const [search = await openIndex()] = await indexesFor(fields);
			const { words, ...rest } = choiceOf(fields, search);
			const choice = { ...rest, words: typed ? words : '', areas };
			return labelsOf(choice, speechOf(search, locale, deal)).map(({ words }) => words);
		},

		/** The cards of homes, by their ids; one that is not on the site has none. */
		async homes(ids: readonly number[], locale: Locale): Promise<ReadonlyMap<number, ShownHome>> {
			const { shift } = (await openIndex()).index;
			const shards = [...new Set(ids.map((id) => shardOf(id, shift)))];
			const files = await Promise.all(
				shards.map((shard) => cardsAt(searchPath(locale, { kind: 'searchCards', shift, shard }))),
			);
			const wanted = new Set(ids);
			const cards = files.flatMap((file) => file ?? []).filter(({ id }) => wanted.has(id));
			return new Map(
				cards.map((card) => {
					const { picture } = card;
					const photo = picture && mediaPath(`${picture.base}-${picture.jpeg}.jpg`);
					return [card.id, { ...card, photo }];
				}),
			);
		},
	};
}

/**
 * Whether a search names something that the site has nothing of now, such as a district where all is sold: a list shows
 * what is left of such a search, but nobody wants to be told of that.
 */
function isUnknown(fields: Fields, choice: Choice, known: Known): boolean {
	const read = choiceFields(choice, known);
	// In the index of one city the city says nothing.
	const named = known.index.city === undefined ? ['place', 'project'] : ['project'];
	return named.some((field) => fields[field]?.length && !read[field]?.length);
}

function offersIn({ index }: Pick<Known, 'index'>, rows: readonly number[]): Offer[] {
	const [id, price] = [columnOf(index, 'id'), columnOf(index, 'price')];
	const free = columnOf(index, 'onlyAvailable');
	return rows.map((row) => ({
		id: id[row] ?? 0,
		price: price[row] ?? 0,
		isFree: free[row] === 1,
	}));
}

function speechOf(known: Known, locale: Locale, deal: Deal): FormSpeech {
	const t = translator(locale);
	const speech = {
		locale,
		deal,
		currency: known.index.currency,
		now: new Date(),
		say: t,
		maybe: t.maybe,
		day: (iso: string) => formatDate(iso, locale),
	};
	const option = (field: string, value: string | number) => {
		const facet = facets.find(({ fields }) => fields.some((each) => each === field));
		const own = facet?.accountOptions?.(known, speech).find(([name]) => name === String(value));
		return own?.[1] ?? facet?.say(String(value), speech) ?? String(value);
	};
	return { ...speech, option };
}

function finish<Value>(steps: Generator<void, Value>): Value {
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}
