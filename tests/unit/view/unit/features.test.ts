import { expect, test } from 'vitest';
import { listedFirst, untoldFeatures } from '../../../../src/view/unit/text.ts';

test('equipment that the text names is not ticked beside it, in the language of the text', () => {
	const ticks = ['loggia', 'lift', 'barrierFree'] as const;
	const german = { text: '<ul><li>Loggia zum Hof</li><li>Aufzug</li></ul>', lang: 'de' } as const;
	expect(untoldFeatures(ticks, german)).toEqual(['barrierFree']);
	expect(untoldFeatures(ticks, { ...german, lang: 'en' })).toEqual(['lift', 'barrierFree']);
	expect(untoldFeatures(ticks, undefined)).toEqual(ticks);
	const many = { text: '<ul><li>zwei Stellplätze vor dem Haus</li></ul>', lang: 'de' } as const;
	expect(untoldFeatures(['parking'], many)).toEqual([]);
});

test('equipment opens the list that the text begins with; where it begins with none, it has one of its own', () => {
	const list = '<ul><li>Kaminofen</li></ul><p>Keller</p>';
	expect(listedFirst(['Aufzug', 'Garten'], list)).toBe(
		'<ul><li>Aufzug</li><li>Garten</li><li>Kaminofen</li></ul><p>Keller</p>',
	);
	expect(listedFirst(['Aufzug'], '<p>Kaminofen</p>')).toBe(undefined);
});
