/** A word or a number of a text, and where it stands. */
export interface Word {
	/** Folded: see `foldWord`. */
	readonly key: string;
	readonly start: number;
	readonly end: number;
	/** Whether its first letter is a capital one, or everything is small as in the address of a page. */
	readonly isCapital: boolean;
	/** What kind of road it names, such as `str` for "Straße", "Str." and "street". */
	readonly road?: string;
	/** Whether it is cut short: a dot follows. */
	readonly isCut: boolean;
	/** Whether it waits for an end that a later word has, as the first one of "Beethoven-/Mozartstraße". */
	readonly hangs: boolean;
	/** Whether it is meant to be another, which a typing slip has made it. */
	readonly isSlip?: boolean;
}

/** A text and its words, made once however many facts are looked for. */
export interface ReadText {
	readonly text: string;
	readonly words: readonly Word[];
}

/**
 * Reads the words of a text whose signs are plain already (see `visible`). "Gartenstraße" and "Garten-Str." are the same
 * two words.
 */
export function readText(text: string): ReadText {
	let words: readonly Word[] | undefined;
	return {
		text,
		get words() {
			return (words ??= wordsOf(text));
		},
	};
}

/**
 * The same for all spellings of a word: small letters without accents and strokes, "a" for "ä" and "ae", "ss" for "ß",
 * and what Spanish and Catalan write differently.
 */
export function foldWord(word: string): string {
	const known = folded.get(word);
	if (known !== undefined) return known;
	const key = fold(word);
	if (folded.size < mostFolded && word.length < 40) folded.set(word, key);
	return key;
}

/** Texts have few words that differ: folding each once saves a third of the reading. */
const folded = new Map<string, string>();
const mostFolded = 50_000;

function fold(word: string): string {
	const lower = word.toLowerCase();
	if (/^[a-z]+$/.test(lower)) return withoutPairs(lower);
	const plain = lower
		.normalize('NFKD')
		.replaceAll(/[\p{M}'’´`·]/gu, '')
		.replaceAll(/[ßłđħŧøıæœ]/g, (letter) => strokes[letter] ?? letter);
	return withoutPairs(plain);
}

function withoutPairs(word: string): string {
	const plain = withoutDigraphs(word);
	return twins.get(plain) ?? plain;
}

function withoutDigraphs(word: string): string {
	return word
		.replaceAll(/([aou])e/g, '$1')
		.replaceAll('ny', 'n')
		.replace(/cion$/, 'cio');
}

/**
 * Words that streets of bilingual places are called after: Spanish ones with their Catalan, Valencian, Galician and Basque
 * names, German ones with their French and Italian names, and those that are cut short. A word that German or English
 * texts hold, too, comes first in its line, because the first one stays as it is.
 */
const bilingual = `
real reial erreal|mayor major nagusia|jaime jaume xaime|juan joan xoan|jose josep xose|san sant|nuevo nou novo berri nueva nova
viejo vell vello zahar|vieja vella|iglesia esglesia igrexa eliza|paz pau bakea bakearen|puente pont zubi zubia
port puerto porto portua|fuente font fonte iturri iturria|luna lluna lua ilargi|luz llum argi|cruz creu gurutze|horno forn forno labe
mercado mercat merkatu merkatua|ayuntamiento ajuntament udaletxe udaletxea concello|castillo castell castelo gaztelu gaztelua
playa platja praia hondartza|libertad llibertat liberdade askatasun askatasuna askatasunaren|ciudad ciutat cidade hiri
universidad universitat universidade unibertsitate unibertsitatea|rey rei errege erregea|reina raina erregina|padre pare|madre mare
pedro pere|miguel miquel mikel|francisco francesc frantzisko|anton antonio antoni|jorge jordi xurxo gorka|luis lluis koldo
carlos carles karlos|enrique enric|vicente vicent bixente|andres andreu|esteban esteve eztebe|pablo paulo
nord norte iparralde iparra|sud sur hego hegoa|abajo avall|arriba amunt dalt|blanco blanc branco zuri|negro negre beltz
rojo roig vermello gorri|verde verd berde|arbol arbre arbore zuhaitz|pinos pins|olivo olivera oliveira|naranjo taronger laranxeira
montana muntanya montanha mendi mendia|valle vall haran|bosque bosc baso basoa|huerta horta|jardin jardi xardin lorategi
jardines jardins xardins|escuela escola eskola|colegio collegi colexio ikastetxe|obispo bisbe bispo|conde comte|marques marqus
duque duc|caballeros cavallers cabaleiros|herreros ferrers|carpinteros fusters|correos correus correoak
teatro teatre antzoki|museo museu museoa|pozo pou putzu|molino moli muino errota|villa vila|arrabal raval|trabajo treball traballo
comercio comerc merkataritza|remedio remei|carmen carme|rosario roser|trinidad trinitat trindade|esperanza esperanca itxaropena
caridad caritat|salud salut saude osasun|amistad amistat amizade|progreso progres|cielo cel ceo zeru
estrella estel estrela izar|viento vent vento haize|agua aigua auga|piedra pedra harri|hierro ferro burdin|palacio palau pazo jauregi
virgen verge virxe|angeles angels anxos|navidad nadal|enero gener xaneiro|febrero febrer febreiro|mayo maig maio
junio juny xuno|julio juliol xullo|agosto agost|septiembre setembre|noviembre novembre|diciembre desembre decembro|once onze
maritimo maritim|estacion estacio geltoki geltokia|rio riu ibai ibaia|mar itsaso itsasoa|sol eguzki|hospital ospitale|medico metge
bahnhof gare stazione|schul ecole scuola|haupt principale|schloss chateau castello|gross gr|klein kl
girona gerona|lleida lerida|colom colon|leon lleo|born borne|consell consejo|cent ciento|parallel paralelo|sans sants
espana espanya|cristobal cristofol|joaquin joaquim|domingo domenec|harbour harbor`;

/** The first of each line stands for all of them. */
const twins: ReadonlyMap<string, string> = new Map(
	bilingual.split(/[|\n]/).flatMap((line) => {
		const [first = '', ...others] = line.split(' ').map(withoutDigraphs);
		return others.map((other) => [other, first] as const);
	}),
);

const strokes: Readonly<Record<string, string>> = Object.fromEntries(
	'ß-ss ł-l đ-d ħ-h ŧ-t ø-o ı-i æ-a œ-o'.split(' ').map((pair) => pair.split('-')),
);

/** All ways to write each kind of road; the first is its name here. Both languages of a place are one kind. */
const roads: ReadonlyMap<string, string> = new Map(
	[
		'str strasse strassen street st droha',
		'calle carrer cl c cll rua kalea kale',
		'pl platz platzes square sq plaza plaça place pza plza plça pça piazza praça praza enparantza plac placu',
		'av avenida avinguda avenue avda avgda avd ave etorbidea etorbide',
		'paseo passeig pg pso psg pssg p po ibilbidea pasealekua',
		'weg weges w|lane ln|road rd|drive dr|court ct|terrace terr ter|gardens gdns|crescent cres cr|close|boulevard blvd bvd bd bulevar',
		'gasse g|allee|ring|ufer|damm|chaussee|steig|stieg|pfad|promenade|mews|approach|walk|row|grove|way|ronda rda|camino camí cno cami camiño bidea bide',
		'carretera ctra crta cra carret estrada errepidea errepide|rambla rbla|travesía travessia travessera trav trv tv|urbanización urb|viale vle|corso cso|via|rue|ul ulica ulicy|al aleja alei|quadrat',
	]
		.flatMap((line) => line.split('|'))
		.flatMap((kind) => {
			const forms = kind.split(' ').map(foldWord);
			return forms.map((form) => [form, forms[0] ?? ''] as const);
		}),
);

/** All ways to write a kind of road, folded. */
export function roadForms(road: string): string[] {
	return [...roads].flatMap(([form, kind]) => (kind === road ? form : []));
}

/** The end of a German name, which is often written apart or cut short. */
const roadEnd =
	/^(.{2,}?)(str|strassen?|weg(?:es)?|platz(?:es)?|allee|gasse|ring|ufer|damm|chaussee|steig|stieg|pfad|promenade)$/;

/** The address of a page or of mail, in which all letters are small. */
const address =
	/(?:https?:\/\/|www\.)\S+|(?<![^\s@]{64})[^\s@]{1,64}@\S+|(?<![\p{L}\d.-])[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.[a-z]{2,10}(?![\p{L}\d])\S*/giu;

/** Letters or digits that stand together. */
interface Sign {
	readonly written: string;
	readonly start: number;
	readonly end: number;
}

function wordsOf(text: string): Word[] {
	const addresses = /\S[.@]\S/.test(text) ? [...text.matchAll(address)] : [];
	const result: Word[] = [];
	for (const { written, start, end } of signsIn(text)) {
		while (addresses[0] && addresses[0].index + addresses[0][0].length <= start) addresses.shift();
		const isInAddress = (addresses[0]?.index ?? Infinity) <= start;
		const next = text.charAt(end) || ' ';
		const word = {
			start,
			end,
			isCapital: isInAddress || /^[\p{Lu}\ufffd]/u.test(written),
			isCut: './º'.includes(next),
			hangs: '-‐‑–'.includes(next) && /[\s/]/u.test(text.charAt(end + 1)),
		};
		result.push(...splitCompound(foldWord(written), word));
	}
	return result;
}

function signsIn(text: string): Sign[] {
	return Array.from(text.matchAll(anySign)).flatMap(({ 0: found, index, groups }): Sign[] => {
		const end = index + found.length;
		if (groups?.['spaced'])
			return [{ written: found.replaceAll(/[^\p{L}\ufffd]/gu, ''), start: index, end }];
		const article = elided.exec(found)?.[0].length ?? 0;
		const word = { written: found.slice(article), start: index + article, end };
		if (article === 0) return [word];
		return [{ written: found.charAt(0), start: index, end: word.start }, word];
	});
}

/** Five letters or more that stand one by one, which are a word, as in "P a r k s"; a word; a number. */
const anySign =
	/(?<spaced>(?<![\p{L}\p{M}\d\ufffd]|\p{L}['’´`])[\p{L}\ufffd](?:[^\p{L}\d\ufffd]{1,5}[\p{L}\ufffd](?!['’´`]?[\p{L}\p{M}\ufffd])){4,})|[\p{L}\ufffd][\p{L}\p{M}\ufffd]*(?:(?:['’´`]|(?<=l)·(?=l))\p{L}+)*|\d+(?:ten?(?!\p{L}))?/giu;

/** The article of "l'avinguda" and "d'Isona". */
const elided = /^[dl]['’´`](?=\p{L}{3})/iu;

/** A word, or its name and its road. */
function splitCompound(key: string, word: Omit<Word, 'key' | 'road'>): Word[] {
	const road = roads.get(key);
	if (road !== undefined) return [{ ...word, key, road }];
	const [, name, end = ''] = roadEnd.exec(key) ?? [];
	if (name === undefined) return [{ ...word, key }];
	return [
		{ ...word, key: twins.get(name) ?? name, isCut: false, hangs: false },
		{ ...word, key: end, road: roads.get(end) ?? end },
	];
}
