import { everyInvisible, invisible, plainWords } from './plain-words.ts';
import type { Draft, Rules } from './rule.ts';

/** What the European Union asks of every text in each of the countries. */
export const europeanUnion = {
	/** The platform for online dispute resolution is closed, and a link to it misleads. */
	'eu-odr-link': {
		provision: 'Regulation (EU) 2024/3228',
		from: '2025-07-20',
		binds: 'every trader with a website',
		reviewedOn: '2026-11-25',
		verified: 'report (otto-schmidt.de: the platform closed on 20 July 2025)',
		shows:
			'no address of the closed platform, as a link or in words; the notice under the VSBG stays',
		says: 'leads to the closed ODR platform of the EU',
		right: 'no link and no mention of it',
		always: true,
		finds: odrAddress,
	},
} satisfies Rules;

/** Drafts, and law that is met elsewhere than by a rule. */
export const europeanDrafts: readonly Draft[] = [
	{
		provision: 'art. 50 (4) of Regulation (EU) 2024/1689 (AI Act)',
		from: '2026-08-02',
		text: 'Binds whoever publishes pictures of places that an AI system made or altered so that they could be taken for real. What pages show: that the picture was made or altered by AI. What the program does: No rule checks it, because no program can tell whether an unmarked picture was altered. What is done with marked ones is a matter of docs/pictures.md.',
		reviewedOn: '2026-11-25',
		verified:
			'report (lausen.com (draft guidelines of the Commission, 8 May 2026); compliancehub.wiki (the Digital Omnibus left the day as it was))',
	},
	{
		provision: 'EN 301 549 V4.1.1',
		state: 'A standard that no law refers to yet',
		text: 'Binds whoever has to meet the Accessibility Act (in Germany the BFSG). What pages show: pages that meet WCAG 2.2 AA in place of 2.1 AA. What the program does: Pages are built to WCAG 2.2 AA already. V3.2.1 stays the one that is presumed to be enough until the Official Journal cites V4.',
		reviewedOn: '2026-11-25',
		verified:
			'report (github.com/mjmirza/app-store-compliance, discussion 1406: published by ETSI, file of 2 September 2026); not verified: whether the Official Journal cites it',
	},
	{
		provision: 'art. 20 of Directive (EU) 2024/1275 (EPBD)',
		state: 'A directive that waits for national law',
		text: 'Binds the member states, which had to transpose it by 29 May 2026. What pages show: the indicator and the class of energy performance, where national law asks for them. What the program does: Nothing by itself: a directive binds no agency. Its national laws are the German and the Austrian draft below; for Spain none was found.',
		reviewedOn: '2026-11-25',
		verified:
			'report (bmj.gv.at on the draft that transposes art. 20 in Austria); not verified: its wording',
	},
];

/** The address of the closed platform in a text, however it is encoded. */
export function odrAddress(text: string): string[] {
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
