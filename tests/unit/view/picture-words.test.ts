import { expect, test } from 'vitest';
import type { Picture } from '../../../src/domain/pictures/picture.ts';
import { pictureWords, provenanceLabel, withProvenance } from '../../../src/view/pictures.ts';
import { shownPhoto } from '../../support/shown-photo.ts';

const words = (more: Partial<Picture>) =>
	pictureWords(
		{ ...shownPhoto('a'), ...more },
		{ alt: 'Wohnung, Bild 2', locale: 'de', defaultLocale: 'de' },
	);

test('a photo of which nothing else is known is described as before', () => {
	expect(words({})).toEqual({ text: 'Wohnung, Bild 2', lang: 'de', isCaption: false });
	expect(words({ caption: { de: 'Küche' } }).text).toBe('Küche');
	expect(provenanceLabel(shownPhoto('a'), 'de')).toBeUndefined();
	expect(withProvenance('', shownPhoto('a'), 'de')).toBe('');
});

test('an altered picture says so behind its caption, in the language of that', () => {
	const altered = { provenance: 'altered' } as const;
	expect(words(altered)).toMatchObject({
		text: 'Wohnung, Bild 2 – Mit KI bearbeitet',
		isCaption: true,
	});
	expect(words({ ...altered, caption: { en: 'Kitchen' } })).toMatchObject({
		text: 'Kitchen – Altered with AI',
		lang: 'en',
	});
	expect(words({ ...altered, caption: { de: 'Küche' }, unaltered: 'next' }).text).toBe(
		'Küche – Mit KI bearbeitet, unverändert: nächstes Bild',
	);
});

test('what the caption says itself is not said twice', () => {
	const caption = { de: 'Hof (Visualisierung)' };
	expect(words({ provenance: 'visualisation', caption }).text).toBe('Hof (Visualisierung)');
});

test('without any other words, those about the origin stand alone', () => {
	const picture = { provenance: 'generated' } as const;
	expect(withProvenance('', picture, 'es')).toBe('Generada con IA');
});
