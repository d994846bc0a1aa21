import { expect, test } from 'vitest';
import { speakWord } from '../../../src/i18n/account-words.ts';

test.each([
	'Gas-Heizung',
	'Öl-Heizung',
	'Elektro-Heizung',
	'Holz-Pelletheizung',
	'Solar-Heizung',
	'Blockheizkraftwerke',
	'Nachtspeicheröfen',
])('the kind of heating "%s" is said in the language of the page', (word) => {
	expect(speakWord(word, 'en')).toMatchObject({ lang: 'en' });
	expect(speakWord(word, 'es')).toMatchObject({ lang: 'es' });
	expect(speakWord(word, 'de')).toEqual({ text: word, lang: 'de' });
});

test.each([
	'fertig',
	'Fertiggestellt',
	'Im Bau',
	'in Planung',
	'gepflegt',
	'Nach Vereinbarung',
	'ja',
])('"%s" is said in the language of the page, with capitals or without', (word) => {
	expect(speakWord(word, 'en').lang).toBe('en');
	expect(speakWord(word, 'es').lang).toBe('es');
});

test('a word that is not known stays as the account has it', () => {
	expect(speakWord('Kachelofen', 'en')).toEqual({ text: 'Kachelofen', lang: 'de' });
});
