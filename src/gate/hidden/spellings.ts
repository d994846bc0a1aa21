import { foldWord, type Word } from './words.ts';

/** What a word of a text stands for in the name of one street. */
export interface Spelling {
	/** The word of the name. */
	readonly key: string;
	/** Whether it is the same word wherever it stands; the others count only beside the words that are beside it in the name. */
	readonly isAnywhere: boolean;
}

/** Other forms of the words of a street's name, folded: "alten" of "Alte Poststraße", "3" and "tercero" of "Jaume III". */
export function spellingsOf(
	words: readonly Word[],
	{ text, isRoadFirst }: { readonly text: string; readonly isRoadFirst: boolean },
): ReadonlyMap<string, Spelling> {
	return new Map<string, Spelling>(
		words.flatMap(({ key, start, end }, at) => {
			const written = text.slice(start, end).toLowerCase();
			const gap = text.slice(end, words[at + 1]?.start);
			const forms = [
				...(/^\s+$/.test(gap) && words[at + 1] ? bent(written) : []),
				...(saints.has(key) && words[at + 1] ? saints : []),
				...(months.has(key) ? [`${months.get(key)}`, `0${months.get(key)}`] : []),
				...(numeralOf.has(key) ? (numerals.get(numeralOf.get(key) ?? 0) ?? []) : []),
			];
			const endings = isRoadFirst ? romance(key, written) : [];
			return [
				...forms.map((form): [string, Spelling] => [form, { key, isAnywhere: false }]),
				...endings.map((form): [string, Spelling] => [form, { key, isAnywhere: true }]),
			];
		}),
	);
}

/** All cases of a German adjective. */
function bent(written: string): string[] {
	const stem = /^(.{3,})e[nrms]?$/u.exec(written)?.[1];
	return stem === undefined ? [] : ['e', 'en', 'er', 'es', 'em'].map((end) => foldWord(stem + end));
}

/** "Aragón" and "Aragó", "Sebastián" and "Sebastià", "Martín" and "Martí" */
function romance(key: string, written: string): string[] {
	if (/[óòáàíì]$/u.test(written)) return [`${key}n`];
	return key.length > 4 && /[oai]n$/.test(key) ? [key.slice(0, -1)] : [];
}

/** "Straße des 17.6." */
const months: ReadonlyMap<string, number> = new Map(
	'januar februar märz april mai juni juli august september oktober november dezember'
		.split(' ')
		.map((month, at) => [foldWord(month), at + 1]),
);
const saints: ReadonlySet<string> = new Set(
	'st sankt skt san santa sta santo sto saint sainte ste'.split(' ').map(foldWord),
);

/** The numbers that streets are called after, from 1 on; each in Spanish, with its ordinal as far as it is said of kings. */
const spanish =
	'uno primero primer primera|dos segundo segunda|tres tercero tercer tercera|cuatro cuarto cuarta|cinco quinto quinta|seis sexto sexta|siete septimo septima|ocho octavo octava|nueve noveno novena|diez decimo decima|once undecimo|doce duodecimo|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintidos|veintitres|veinticuatro|veinticinco|veintiseis|veintisiete|veintiocho|veintinueve|treinta'.split(
		'|',
	);
const units = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ');
const german = [
	'eins',
	...units.slice(1),
	...'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
		' ',
	),
	...units.map((unit) => `${unit}undzwanzig`),
	'dreißig',
	'einunddreißig',
];
/** The number that a word says: "fünf" is "5". */
export const cardinals: ReadonlyMap<string, string> = new Map(
	german.map((word, index) => [foldWord(word), `${index + 1}`]),
);
const ordinals = 'erst zweit dritt viert fünft sechst siebt acht neunt'.split(' ');

function formsOf(index: number): string[] {
	const number = index + 1;
	const cardinal = german[index] ?? '';
	const stem = ordinals[index] ?? `${cardinal}${number < 20 ? 't' : 'st'}`;
	const roman = `${'x'.repeat(Math.floor(number / 10))}${',i,ii,iii,iv,v,vi,vii,viii,ix'.split(',')[number % 10] ?? ''}`;
	return [
		`${number}`,
		`${number}te`,
		`${number}ten`,
		cardinal,
		// "Ramon i Cajal" are two.
		...(roman === 'i' ? [] : [roman]),
		...['e', 'en', 'er', 'es'].map((end) => stem + end),
		...(spanish[index] ?? '').split(' '),
	].map(foldWord);
}

const numerals: ReadonlyMap<number, readonly string[]> = new Map(
	german.map((_, index) => [index + 1, formsOf(index)]),
);
const numeralOf: ReadonlyMap<string, number> = new Map(
	[...numerals].flatMap(([number, forms]) => forms.map((form) => [form, number] as const)),
);
