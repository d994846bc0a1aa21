import { foldWord } from './words.ts';

/**
 * Words that streets are called after and that descriptions hold for other reasons: places, nature, directions, titles,
 * first names and large towns. Everything else in the name of a street is rare enough to tell it alone.
 */
const german =
	'acker adler ahorn alm alt alte alten alter anger anlage apfel au aue aussicht bach bad bahn bahnhof bank bauern ' +
	'baum berg berge beste birke birken blick blume blumen boden born breite brunnen brücke brücken bruch buche buchen ' +
	'bucht bund bundes burg busch damm deich dom dorf drei eck ecke eiche eichen erle erlen esche eschen fabrik fähre ' +
	'feld felder felsen feuer fichte fichten fisch fischer fluss flur flugplatz forst frei freiheit friede frieden ' +
	'friedhof friedens front fuchs furt garten gärten gebirge gewerbe gold goldene goldener goldenen graben grenze ' +
	'große großen großer grund grün grüne grünen hafen hain halde halle handel hang hasen haupt haus häuser heide heim ' +
	'herren hinter hoch höhe hof höfe hohe hohen holz hügel hütte industrie insel jäger jahr jugend kaiser kamp ' +
	'kanal kapelle kapellen kastanie kastanien kiefer kiefern kirch kirche kirchen kirsch kirschen klein kleine ' +
	'kleinen kloster könig königin königs krank kreis kreuz kronen kurz kurze küste land lang lange langen lerche lerchen ' +
	'licht lilien linde linden luft markt mauer meer meisen mitte mittel mittlere mond moor müller mühle mühlen münster ' +
	'nelken neu neue neuen neuer nord norden ober obere oberen ost osten park pfarr pflaumen post quelle quellen quer ' +
	'rathaus raum reihe residenz ring rose rosen rot rote ruhe ruhig sand schäfer schiff schloss schmied schnee schön schöne ' +
	'schönen schönes schul schule schulen schützen schwan see seen senn sommer sonne sonnen sonnig spiel spital sport ' +
	'stadt station stein steinern stern stille strand süd süden tal tannen teich theater tiefe tier tor turm tulpen ' +
	'über ufer uhr ulmen unter untere unteren vogel vorder vorstadt wald wall wand wasser weide weiden wein weiß weiße ' +
	'weit welt werft werk west westen wiese wiesen wind winkel winter wohn zeit ziegel zoo zoll nummer straße weg platz ' +
	'flurstück grundstück parzelle quartier villa zentrum universität krankenhaus messe bibliothek museum energie';
const english =
	'abbey acre acres apple approach ash autumn back bank barn bay beach beech bell birch bishop black blue bottom bridge ' +
	'bright broad brook brown cast castle cedar central chapel cherry chestnut church city clear cliff close coast college ' +
	'common corner cottage country court cross crown deep down drive duke east edge elm end estate fair farm field fields ' +
	'first flower forest fountain free front gate garden gardens glen gold golden grand grange grave great green grey grove ' +
	'hall harbour harbor haven heath high hill hills home house island jubilee king kings lake lawn light lime little lock ' +
	'long lower main manor maple market marine meadow meadows middle mill minster moor mount nether new north oak old ' +
	'orchard orange palace parade paradise park path pine place plain pleasant plot pond poplar port prince princess priory ' +
	'prospect quay quarry queen queens quiet railway rectory red regent reservoir ridge rise river rock rose row royal sand ' +
	'school sea second shore short silver south spring square stable station stone stream summer sun sunny sunset terrace ' +
	'town tower trinity university upper vale valley vicarage victoria victorian view village vine walk wall water well ' +
	'wells west wharf white wide willow wind windmill winter wood woodland woods yard brewery bakery seafront cliffs';
const spanish =
	'agua aire alameda alta alto amor ancha angel arco arena arriba arroyo árbol ayuntamiento azul baja bajo balcón ' +
	'barrio blanca blanco bonita bosque buena buenavista cabo calma campo canal capilla casa castillo catedral centro cerro ' +
	'cielo ciudad ciutat colegio colina comercio convento constitución corona correos corta cortes costa cruz cuesta doctor ' +
	'dorada este escuela escuelas españa esperanza espíritu estación estadio estrella estrecha faro feria flor flores ' +
	'forn fuente fuentes font gloria gran grande granja hermosa horno hospital huerta huerto iglesia independencia industria ' +
	'isla jardín jardines lago larga libertad limón lluvia luna luz llana maestro major mar mayor marítimo marina mediodía ' +
	'menor mercado mercat mirador molino molinos moli montaña monte mundo museo naranjo nogal norte nou nova nueva nuevo ' +
	'obispo oeste oliva olivo olivos ópera oro palacio palma palmera palmeras palmas paraíso parque pau paz peña pez pino ' +
	'pinos playa platja portal pozo prado principal progreso pueblo puerta puerto port puente pont real reial reina rey reyes río ' +
	'rosa rosas rosario sal salud sierra sol sombra sur teatro toro torre torres trinidad valle vega verde vella vieja viejo villa ' +
	'vista virgen diagonal parcela polígono rústica rústico urbanización parallel catalunya cataluña';
const names =
	'albert alexander anna anton august barbara bernhard carl carla christian clara daniel david dora elisabeth emil erich ernst eva ' +
	'felix ferdinand franz friedrich fritz georg gustav hans heinrich helene hermann hugo ida jakob jan johann johannes ' +
	'josef julius karl katharina konrad lena leo ludwig luise maria marie marien martin max michael moritz otto paul peter ' +
	'philipp richard robert rosa rudolf sankt saint simon sophie stefan theodor thomas ulrich walter wilhelm alan andrew anne ' +
	'arthur charles edward elizabeth emma george harry henry james jane john mary oliver robin rosemary stephen william ' +
	'alfonso ana andrés antonio carlos carmen cristina diego elena fernando francisco isabel jaime jaume jorge josé juan ' +
	'luis manuel mario miguel pablo pedro ramón rafael santa santo san teresa vicente general graf herzog bürgermeister don doña';
const towns =
	'berlin hamburg münchen münchner köln kölner frankfurt stuttgart düsseldorf leipzig dortmund essen bremen dresden dresdner hannover ' +
	'nürnberg duisburg bochum bonn münster mannheim augsburg wiesbaden kassel kiel aachen halle magdeburg freiburg lübeck ' +
	'erfurt rostock mainz potsdam jena weimar wien salzburg graz zürich basel bern london oxford cambridge york brighton ' +
	'roma rom wien januar februar märz april mai juni juli september oktober november dezember mayo julio abril ' +
	'bristol edinburgh dublin paris madrid barcelona valencia sevilla zaragoza málaga murcia palma mallorca bilbao alicante ' +
	'córdoba granada toledo cádiz andalucía europa deutschland england bayern sachsen rhein elbe donau';

/** Things that are named after people as streets are. */
export const landmarks = new Set(
	'kanal canal schule grundschule oberschule realschule gesamtschule hochschule school gymnasium universität uni institut institute akademie kita denkmal memorial gedenkstätte statue büste museum archiv bibliothek library theater oper brunnen park brücke turm kirche kapelle stadion sporthalle schwimmbad klinik klinikum krankenhaus hospital stiftung gesellschaft'
		.split(' ')
		.map(foldWord),
);
/** Words for people that no street has. */
export const deeds = new Set(
	'schrieb dichtete komponierte malte lebte wohnte wirkte weilte liebte lehrte forschte predigte starb wrote lived worked painted taught died escribió vivió pintó nació murió'
		.split(' ')
		.map(foldWord),
);

/** Folded, with the two halves of what an umlaut is written as. */
const known = new Set(
	[german, english, spanish, names, towns].flatMap((words) => words.split(' ').map(foldWord)),
);

/** Whether a folded word, or each of the two it is put together from, stands in texts for other reasons than a street. */
export function isOrdinary(word: string): boolean {
	if (known.has(word) || known.has(word.replace(/er$/, ''))) return true;
	for (let at = 3; at <= word.length - 3; at++) {
		if (known.has(word.slice(0, at)) && known.has(word.slice(at))) return true;
	}
	return false;
}
