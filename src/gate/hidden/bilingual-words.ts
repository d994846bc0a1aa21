/**
 * Words that streets of bilingual places are called after: Spanish ones with their Catalan, Valencian, Galician and Basque
 * names, German ones with their French and Italian names, and those that are cut short. A word that German or English
 * texts hold, too, comes first in its line, because the first one stays as it is.
 */
const lines = `
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

export const bilingualWords = lines
	.split(/[|\n]/)
	.map((line) => line.split(' '))
	.filter((words) => words.length > 1);
