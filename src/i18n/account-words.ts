import type { Locale } from '../domain/locale.ts';
import { languages, type Spoken } from '../domain/spoken.ts';

type Words = Readonly<Record<string, readonly [en: string, es: string]>>;

/**
 * Select values of the CRM, which come as German text whatever language is asked for, and what people often write. A
 * word that is not listed stays as it is and is marked so.
 */
const words: Words = {
	Erstbezug: ['first occupancy', 'a estrenar'],
	'Erstbezug nach Sanierung': ['first occupancy after renovation', 'a estrenar tras reforma'],
	neuwertig: ['as new', 'como nuevo'],
	saniert: ['renovated', 'reformado'],
	teilsaniert: ['partly renovated', 'parcialmente reformado'],
	modernisiert: ['modernised', 'modernizado'],
	renoviert: ['redecorated', 'renovado'],
	'vollständig renoviert': ['fully renovated', 'reformado por completo'],
	gepflegt: ['well kept', 'bien conservado'],
	renovierungsbedürftig: ['needs redecoration', 'para renovar'],
	sanierungsbedürftig: ['needs renovation', 'para reformar'],
	einfach: ['simple', 'sencillas'],
	normal: ['standard', 'estándar'],
	gehoben: ['high-quality', 'altas'],
	luxuriös: ['luxury', 'de lujo'],
	Parkett: ['parquet', 'parqué'],
	Dielen: ['floorboards', 'tarima'],
	Fliesen: ['tiles', 'baldosas'],
	Naturstein: ['natural stone', 'piedra natural'],
	Laminat: ['laminate', 'laminado'],
	Vinyl: ['vinyl', 'vinilo'],
	Teppich: ['carpet', 'moqueta'],
	Teppichboden: ['carpet', 'moqueta'],
	Linoleum: ['linoleum', 'linóleo'],
	Estrich: ['screed', 'cemento pulido'],
	Terrakotta: ['terracotta', 'barro cocido'],
	Zementfliesen: ['cement tiles', 'baldosa hidráulica'],
	Feinsteinzeug: ['porcelain tiles', 'gres porcelánico'],
	Terrazzo: ['terrazzo', 'terrazo'],
	Kork: ['cork', 'corcho'],
	PVC: ['PVC', 'PVC'],
	Doppelboden: ['raised floor', 'suelo técnico'],
	Dusche: ['shower', 'ducha'],
	Wanne: ['bath', 'bañera'],
	Fenster: ['window', 'ventana'],
	Bidet: ['bidet', 'bidé'],
	Fernwärme: ['district heating', 'calefacción urbana'],
	Fußbodenheizung: ['underfloor heating', 'suelo radiante'],
	Zentralheizung: ['central heating', 'calefacción central'],
	Etagenheizung: ['individual heating', 'calefacción individual'],
	Klimaanlage: ['air conditioning', 'climatización'],
	Ofenheizung: ['stove', 'estufa'],
	'Gas-Heizung': ['gas heating', 'calefacción de gas'],
	'Öl-Heizung': ['oil heating', 'calefacción de gasóleo'],
	'Elektro-Heizung': ['electric heating', 'calefacción eléctrica'],
	'Holz-Pelletheizung': ['wood pellet heating', 'calefacción de pellets'],
	'Solar-Heizung': ['solar heating', 'calefacción solar'],
	Blockheizkraftwerke: ['combined heat and power', 'cogeneración'],
	Nachtspeicheröfen: ['night storage heaters', 'acumuladores nocturnos'],
	Wärmepumpe: ['heat pump', 'bomba de calor'],
	Gas: ['gas', 'gas'],
	Erdgas: ['natural gas', 'gas natural'],
	Öl: ['oil', 'gasóleo'],
	Heizöl: ['heating oil', 'gasóleo'],
	Strom: ['electricity', 'electricidad'],
	Solar: ['solar', 'solar'],
	Holz: ['wood', 'madera'],
	Pellets: ['pellets', 'pellets'],
	Holzpellets: ['wood pellets', 'pellets de madera'],
	Erdwärme: ['geothermal', 'geotermia'],
	Umweltwärme: ['ambient heat', 'calor ambiental'],
	sofort: ['now', 'inmediata'],
	'ab sofort': ['now', 'inmediata'],
	jederzeit: ['any time', 'en cualquier momento'],
	'auf Anfrage': ['on request', 'a consultar'],
	'nach Fertigstellung': ['on completion', 'al terminar la obra'],
	'nach Absprache': ['by arrangement', 'a convenir'],
	'nach Vereinbarung': ['by arrangement', 'a convenir'],
	'n. V.': ['by arrangement', 'a convenir'],
	'n.V.': ['by arrangement', 'a convenir'],
	kurzfristig: ['at short notice', 'a corto plazo'],
	bezugsfrei: ['vacant', 'desocupado'],
	leerstehend: ['vacant', 'desocupado'],
	vermietet: ['let', 'alquilado'],
	geplant: ['planned', 'previsto'],
	'in Planung': ['being planned', 'en proyecto'],
	'im Bau': ['under construction', 'en construcción'],
	'in Arbeit': ['under way', 'en curso'],
	fertig: ['finished', 'terminado'],
	fertiggestellt: ['finished', 'terminado'],
	abgeschlossen: ['completed', 'concluido'],
	bezugsfertig: ['ready to move into', 'listo para entrar a vivir'],
	Ja: ['yes', 'sí'],
	Nein: ['no', 'no'],
};

type Known = Readonly<Record<Locale, string>>;

const entries = Object.entries(words).map(([de, [en, es]]): Known => ({ de, en, es }));
// Of several German words for one the first counts.
const wordsIn = (locale: Locale) =>
	new Map(entries.toReversed().map((entry) => [entry[locale].toLowerCase(), entry]));
const known = new Map(languages.map((locale) => [locale, wordsIn(locale)]));

/** A select value in the page's language where it is a known one, else as the account words it. */
export function speakWord(word: string, locale: Locale): Spoken {
	return speakOwnWords(word, { locale, crmLocale: 'de' });
}

/**
 * What somebody of the company wrote into the CRM, in the language `crmLocale`: known words are said in the page's
 * language.
 */
export function speakOwnWords(
	text: string,
	{ locale, crmLocale }: { readonly locale: Locale; readonly crmLocale: Locale },
): Spoken {
	if (locale === crmLocale) return { text, lang: locale };
	const said = known.get(crmLocale)?.get(text.trim().toLowerCase());
	return said ? { text: said[locale], lang: locale } : { text, lang: crmLocale };
}

/** Several select values in one line; German as a whole as soon as one of them is not known. */
export function speakWords(list: readonly string[], locale: Locale): Spoken {
	const spoken = list.map((word) => speakWord(word, locale));
	const areKnown = spoken.every(({ lang }) => lang === locale);
	return areKnown
		? { text: spoken.map(({ text }) => text).join(', '), lang: locale }
		: { text: list.join(', '), lang: 'de' };
}
