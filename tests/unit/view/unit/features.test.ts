import { expect, test } from 'vitest';
import { untoldFeatures } from '../../../../src/view/unit/text.ts';

test('equipment that the text names is not ticked beside it, in the language of the text', () => {
	const ticks = ['loggia', 'lift', 'barrierFree'] as const;
	const german = { text: '<ul><li>Loggia zum Hof</li><li>Aufzug</li></ul>', lang: 'de' } as const;
	expect(untoldFeatures(ticks, german)).toEqual(['barrierFree']);
	expect(untoldFeatures(ticks, { ...german, lang: 'en' })).toEqual(['lift', 'barrierFree']);
	expect(untoldFeatures(ticks, undefined)).toEqual(ticks);
});
