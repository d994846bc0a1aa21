/** Version of the files of texts; a browser that knows another one does not search in words. */
const textFormat = 2;

/** The words by which a unit is found, in one language. */
export interface SearchText {
	readonly id: number;
	/** Words of this unit alone: title and reference. */
	readonly own: string;
	/** The end of `own`, where it has one. */
	readonly reference: string;
	/** Words that many units share: kind, place, project, features. */
	readonly shared: readonly string[];
}

/**
 * As it is sent: `shared` once each, and for each unit the distance of its id from the one before, its own words, how many
 * letters of them are its reference, and places in `shared`.
 */
interface TextFile {
	readonly format: number;
	readonly shared: readonly string[];
	readonly ids: readonly number[];
	readonly own: readonly string[];
	readonly references: readonly number[];
	readonly uses: readonly (readonly number[])[];
}

export function writeTexts(texts: readonly SearchText[]): string {
	const units = texts.toSorted((a, b) => a.id - b.id);
	const places = new Map<string, number>();
	const placeOf = (words: string) => {
		const known = places.get(words) ?? places.size;
		places.set(words, known);
		return known;
	};
	const uses = units.map(({ shared }) => shared.map(placeOf));
	const file: TextFile = {
		format: textFormat,
		shared: [...places.keys()],
		ids: units.map(({ id }, at) => id - (units[at - 1]?.id ?? 0)),
		own: units.map(({ own }) => own),
		references: units.map(({ reference }) => reference.length),
		uses,
	};
	return JSON.stringify(file);
}

/** @throws when the file is of another version. */
export function readTexts(text: string): SearchText[] {
	const file: TextFile = JSON.parse(text);
	if (file.format !== textFormat)
		throw new Error(`The words have format ${file.format}, not ${textFormat}.`);
	let id = 0;
	return file.ids.map((step, at) => {
		id += step;
		const shared = (file.uses[at] ?? []).map((place) => file.shared[place] ?? '');
		const own = file.own[at] ?? '';
		return { id, own, reference: own.slice(own.length - (file.references[at] ?? 0)), shared };
	});
}
