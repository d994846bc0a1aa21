import { expect, test } from 'vitest';
import {
	provenanceInWords,
	subjectOf,
	besideUnaltered,
} from '../../../src/domain/pictures/provenance-words.ts';
import type { Picture } from '../../../src/domain/pictures/picture.ts';

const said = {
	generated: [
		'KI-generiertes Bild der Terrasse',
		'Garten, mit KI erzeugt',
		'Erzeugt mit künstlicher Intelligenz',
		'AI-generated garden',
		'Garden, created with AI',
		'Jardín, generado con IA',
		'Imagen creada por inteligencia artificial',
	],
	altered: [
		'Wohnzimmer, virtuell möbliert',
		'Virtuelles Homestaging',
		'wohnzimmer_virtuell_moebliert_01.jpg',
		'Virtuell eingerichtetes Schlafzimmer',
		'Küche (KI-bearbeitet)',
		'Küche digital renoviert',
		'Beispielmöblierung mit KI',
		'Living room, virtually staged',
		'Virtual staging',
		'Digitally furnished bedroom',
		'Edited with AI',
		'Salón amueblado virtualmente',
		'Home staging virtual',
		'Dormitorio retocado con IA',
		'Fotomontage',
	],
	visualisation: [
		'Visualisierung',
		'Gartenansicht (Architekturvisualisierung)',
		'Visualisation of the courtyard',
		'Visualización de la fachada',
		'Render',
		'3D-Rendering der Fassade',
		'Computergrafik',
		'CGI of the lobby',
		"Artist's impression",
		'Infografía del patio',
		'Recreación virtual',
	],
} as const;

test.each(Object.entries(said).flatMap(([told, titles]) => titles.map((title) => [title, told])))(
	'"%s" says that a picture is %s',
	(title, told) => {
		expect(provenanceInWords(['Bild', title])).toBe(told);
	},
);

test.each([
	'Wohnzimmer',
	'Möblierte Küche mit Balkon',
	'Virtueller Rundgang',
	'Visitas virtuales',
	'Original, nicht virtuell möbliert',
	'Küche ohne KI-Bearbeitung',
	'Living room, not virtually staged',
	'Salón sin amueblar virtualmente',
	'Kiosk am Kanal, Kiel',
	'ai margini del bosco',
	'Hallway with rendered walls',
	'Surrender Street',
	'Digitaler Stromzähler',
	'Sanierte Fassade',
])('"%s" says nothing of the kind', (title) => {
	expect(provenanceInWords([title])).toBeUndefined();
});

test('a tag counts as a title does, and the strongest word wins', () => {
	expect(provenanceInWords(['Fassade', 'Visualisierung', 'KI-generiert'])).toBe('generated');
});

test.each([
	['Wohnzimmer, virtuell möbliert', 'Wohnzimmer'],
	['Wohnzimmer (KI-bearbeitet)', 'Wohnzimmer, leer'],
	['Living room – virtually staged', 'Living room (unfurnished)'],
	['Salón amueblado virtualmente', 'Salón, vacío'],
	['Küche 2, virtuell renoviert', 'Küche 2 – Original, nicht virtuell renoviert'],
])('"%s" and "%s" show the same', (altered, unaltered) => {
	expect(subjectOf(altered)).toBe(subjectOf(unaltered));
	expect(subjectOf(altered)).not.toBe('');
});

test('two rooms are not the same', () => {
	expect(subjectOf('Schlafzimmer 1, virtuell möbliert')).not.toBe(subjectOf('Schlafzimmer 2'));
});

function picture(title: string, more: Partial<Picture> = {}): Picture {
	return {
		kind: 'photo',
		caption: { de: title },
		width: 960,
		height: 640,
		colour: '#808080',
		avif: [{ name: 'a-960.avif', width: 960 }],
		jpeg: { name: 'a-960.jpg', width: 960 },
		...more,
	};
}

const altered = { provenance: 'altered' } as const;
const titles = (pictures: readonly Picture[]) => pictures.map(({ caption }) => caption?.de);

test('the unaltered picture follows the one that was made from it, which says where it is', () => {
	const pictures = [
		picture('Wohnzimmer, virtuell möbliert', altered),
		picture('Küche'),
		picture('Wohnzimmer, leer'),
	];
	const sorted = besideUnaltered(pictures);
	expect(titles(sorted)).toEqual(['Wohnzimmer, virtuell möbliert', 'Wohnzimmer, leer', 'Küche']);
	expect(sorted.map(({ unaltered }) => unaltered)).toEqual(['next', undefined, undefined]);
});

test('an unaltered picture that comes first stays first, and the altered one follows it', () => {
	const pictures = [picture('Küche'), picture('Bad'), picture('Küche (KI-bearbeitet)', altered)];
	const sorted = besideUnaltered(pictures);
	expect(titles(sorted)).toEqual(['Küche', 'Küche (KI-bearbeitet)', 'Bad']);
	expect(sorted[1]?.unaltered).toBe('previous');
});

test('of two altered pictures of a room, one has the unaltered picture beside it', () => {
	const pictures = [
		picture('Küche, virtuell möbliert', altered),
		picture('Küche, virtuell renoviert', altered),
		picture('Küche'),
	];
	const sorted = besideUnaltered(pictures);
	expect(sorted.map(({ unaltered }) => unaltered)).toEqual(['next', undefined, undefined]);
	expect(titles(sorted)[1]).toBe('Küche');
});

test('pictures without such a pair stay as they are', () => {
	const pictures = [
		picture('Virtuell möbliert', altered),
		picture('Bad'),
		picture('Grundriss Bad', { kind: 'floorPlan' }),
	];
	expect(besideUnaltered(pictures)).toBe(pictures);
});
