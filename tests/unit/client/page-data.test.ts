import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { wordsOf } from '../../../src/client/page-data.ts';
import { useWords, wordsFor, type MessageKey } from '../../../src/i18n/translate.ts';

afterEach(() => useWords({}));

test('a script says what the page has given it, however many lines and spaces a company has put into its words', () => {
	const said: MessageKey[] = ['filter.reset', 'filter.requestText', 'map.title'];
	const text = fc.array(fc.constantFrom('Guten Tag,', '\n', ' ', 'map.title'), { minLength: 1 });
	fc.assert(
		fc.property(fc.tuple(text, text, text), (texts) => {
			const own = said.map((key, at) => [key, texts[at]?.join('') ?? ''] as const);
			useWords({ de: Object.fromEntries(own) });
			const say = wordsOf<MessageKey>({ dataset: { words: wordsFor('de', said) } });
			for (const [key, words] of own) expect(say(key)).toBe(words);
		}),
	);
});
