import type { Locale } from '../domain/locale.ts';
import type { Spoken } from '../domain/spoken.ts';

type Words = Readonly<Record<string, readonly [en: string, es: string]>>;

/**
 * Select values of the CRM, which come as German text whatever language is asked for. A word that is
 * not listed stays German and is marked so.
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
	Frühjahr: ['spring', 'primavera de'],
	Sommer: ['summer', 'verano de'],
	Herbst: ['autumn', 'otoño de'],
	Winter: ['winter', 'invierno de'],
	Ja: ['yes', 'sí'],
	Nein: ['no', 'no'],
};

const known = new Map(Object.entries(words).map(([word, others]) => [word.toLowerCase(), others]));

const place: Readonly<Record<Exclude<Locale, 'de'>, 0 | 1>> = { en: 0, es: 1 };

/** A select value in the page's language where it is a known one, else as the account words it. */
export function speakWord(word: string, locale: Locale): Spoken {
	if (locale === 'de') return { text: word, lang: 'de' };
	const [, season, year] = /^(\p{L}+) (\d{4})$/u.exec(word) ?? [];
	const said = known.get((season ?? word).trim().toLowerCase())?.[place[locale]];
	if (!said) return { text: word, lang: 'de' };
	return { text: year ? `${said} ${year}` : said, lang: locale };
}

/**
 * What somebody of the company wrote into the CRM, in the language `crmLocale`: of German, known words are said in the
 * page's language.
 */
export function speakOwnWords(
	text: string,
	{ locale, crmLocale }: { readonly locale: Locale; readonly crmLocale: Locale },
): Spoken {
	return crmLocale === 'de' ? speakWord(text, locale) : { text, lang: crmLocale };
}

/** Several select values in one line; German as a whole as soon as one of them is not known. */
export function speakWords(list: readonly string[], locale: Locale): Spoken {
	const spoken = list.map((word) => speakWord(word, locale));
	const areKnown = spoken.every(({ lang }) => lang === locale);
	return areKnown
		? { text: spoken.map(({ text }) => text).join(', '), lang: locale }
		: { text: list.join(', '), lang: 'de' };
}
