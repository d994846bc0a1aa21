import { plainWords } from './plain-words.ts';
import { finding, isLaw, type RuleBase, type Finding } from './rule.ts';
import type { Severities } from './rule-id.ts';

/** The EU's platform for online dispute resolution is closed, and a link to it misleads. */
export const odrRule: RuleBase = {
	id: 'eu-odr-link',
	country: 'EU',
	from: '2025-07-20',
	source: 'Regulation (EU) 2024/3228',
};

/**
 * Every text that still names the platform's address, as a link or in words.
 * @param texts HTML or plain text by the name of its field
 */
export function odrFindings(
	texts: Iterable<readonly [field: string, text: string]>,
	{ today, severities = {} }: { readonly today: string; readonly severities?: Severities },
): Finding[] {
	if (!isLaw(odrRule, { country: undefined, today })) return [];
	const says = 'a link to the closed ODR platform of the EU must go';
	return [...texts].flatMap(([field, text]) =>
		namesOdr(text) ? [finding(odrRule, { field, says: `${says} from ${field}`, severities })] : [],
	);
}

/** Whether a text holds an address of the platform, however it is encoded. */
export function namesOdr(text: string): boolean {
	// Most texts are long and hold nothing of the kind; only one that may is taken apart.
	if (!/odr/i.test(text) && !invisible.test(text)) return false;
	const raw = unescaped(text);
	return address.test(raw) || address.test(unescaped(plainWords(text)).replaceAll(/\s/gu, ''));
}

const address = /(?:webgate\.)?ec\.europa\.eu\/+(?:consumers\/+)?odr/iu;
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]|&shy;|<wbr\b[^<>]*>/i;
const everyInvisible = new RegExp(invisible.source, 'giu');

function unescaped(text: string): string {
	return text
		.replaceAll(everyInvisible, '')
		.replaceAll(/&sol;|&#0*47;|&#x0*2f;|%2f/giu, '/')
		.replaceAll(/&period;|&#0*46;|&#x0*2e;|%2e/giu, '.');
}
