import { plainWords } from './plain-words.ts';
import type { TextRule } from './text-rule.ts';
import { everyInvisible, invisible } from './invisible.ts';

/** The EU's platform for online dispute resolution is closed, and a link to it misleads. */
export const odrRule: TextRule = {
	id: 'eu-odr-link',
	country: 'EU',
	from: '2025-07-20',
	source: 'Regulation (EU) 2024/3228',
	binds: 'every trader with a website',
	looked: '2026-11-25',
	verified: { how: 'report', at: 'otto-schmidt.de: the platform closed on 20 July 2025' },
	shows:
		'no address of the closed platform, as a link or in words; the notice under the VSBG stays',
	says: 'leads to the closed ODR platform of the EU',
	right: 'no link and no mention of it',
	always: true,
	words: (text) => odrAddress(text),
};

/** Whether a text holds an address of the platform, however it is encoded. */
export function namesOdr(text: string): boolean {
	return odrAddress(text).length > 0;
}

function odrAddress(text: string): string[] {
	// Most texts are long and hold nothing of the kind; only one that may is taken apart.
	if (!/odr/i.test(text) && !invisible.test(text)) return [];
	const raw = unescaped(text);
	const found =
		address.exec(raw) ?? address.exec(unescaped(plainWords(text)).replaceAll(/\s/gu, ''));
	return found ? [found[0]] : [];
}

const address = /(?:webgate\.)?ec\.europa\.eu\/+(?:consumers\/+)?odr/iu;

function unescaped(text: string): string {
	return text
		.replaceAll(everyInvisible, '')
		.replaceAll(/&sol;|&#0*47;|&#x0*2f;|%2f/giu, '/')
		.replaceAll(/&period;|&#0*46;|&#x0*2e;|%2e/giu, '.');
}
