import { imprintLaw } from './imprint-provisions.ts';
import type { RuleBase } from './rule.ts';

/** Something an imprint must hold. */
export interface ImprintRule extends RuleBase {
	/** What is missing where the pattern finds nothing. */
	readonly says: string;
	readonly pattern: RegExp;
	/** Only for companies whose imprint says this. */
	readonly when?: RegExp;
}

const email = /[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\w-]{1,63}(?:\s?\(dot\)\s?|\.)\p{L}/iu;
const street = String.raw`\p{L}[\p{L}.’' -]{1,60}\d{1,5}\s?\p{L}?\b`;
const legalPerson =
	/\b(?:g?GmbH|UG|AG|SE|eG|KGaA|S\.\s?L\.(?:\s?U\.)?|SLU?|S\.\s?A\.(?:\s?U\.)?|Aktiengesellschaft)(?!\p{L})/u;
const registered =
	/\b(?:g?GmbH|UG|AG|SE|eG|KGaA|KG|OHG|OG|e\.\s?K\.|e\.\s?U\.|eingetragene[rn]? Kauf)(?!\p{L})/u;
const authority =
	/(?:aufsichtsbeh(?:ö|oe)rde|supervisory authority|autoridad (?:competente )?(?:supervisora|de supervisi[oó]n|de control))\P{L}{1,20}\p{L}/iu;

const { ddg, ecg, mediaAct, lssi } = imprintLaw;

/** What can be looked for in the text of an imprint; whether it is true nobody can tell from the text. */
export const imprintRules: readonly ImprintRule[] = [
	{
		...ddg,
		id: 'de-imprint-address',
		shows: 'street and town',
		source: '§ 5 (1) no. 1 DDG',
		says: 'street and town missing',
		pattern: new RegExp(String.raw`${street}[\s,]{1,5}(?:D-)?\d{5}\s+\p{Lu}`, 'u'),
	},
	{
		...ddg,
		id: 'de-imprint-email',
		shows: 'e-mail address',
		source: '§ 5 (1) no. 2 DDG',
		says: 'e-mail address missing',
		pattern: email,
	},
	{
		...ddg,
		id: 'de-imprint-phone',
		shows: 'a second quick way of contact, such as a telephone number',
		source: '§ 5 (1) no. 2 DDG',
		says: 'a second quick way of contact, such as a telephone number, is missing',
		pattern: /(?:\+|\b0)\d[\d\s()/.–-]{5,20}\d/u,
	},
	{
		...ddg,
		id: 'de-imprint-representation',
		shows: 'who represents a legal person',
		source: '§ 5 (1) no. 1 DDG',
		says: 'who represents the company is missing',
		pattern:
			/vertret|gesch(?:ä|ae)ftsf(?:ü|ue)hr|vorstand|represented|managing director|representad|administrador/iu,
		when: legalPerson,
	},
	{
		...ddg,
		id: 'de-imprint-register',
		shows: 'register and number of a registered company',
		source: '§ 5 (1) no. 4 DDG',
		says: 'register and number missing',
		pattern: /\b(?:HR\s?[AB]|GnR|PR|VR)\P{L}{0,6}\d/u,
		when: registered,
	},
	{
		...ddg,
		id: 'de-imprint-vat-number',
		shows: 'VAT number or business number of a registered company that has one',
		source: '§ 5 (1) no. 6 DDG',
		says: 'VAT number (USt-IdNr.) or business number missing; whoever has one must name it',
		pattern: /\bDE\s?\d(?:\s?\d){8}\b|W(?:irtschafts)?-?Id/iu,
		when: registered,
	},
	{
		...ddg,
		id: 'de-imprint-licence',
		shows: 'the licence under § 34c GewO',
		source: '§ 34c GewO',
		says: 'the licence under § 34c GewO is missing',
		pattern: /34\s?c\b/iu,
	},
	{
		...ddg,
		id: 'de-imprint-authority',
		shows: 'the competent supervisory authority, which may not be the one that issued the licence',
		source: '§ 5 (1) no. 3 DDG',
		says: 'the competent supervisory authority is missing; the one that issued the licence may be another',
		pattern: authority,
	},
	{
		...ecg,
		id: 'at-imprint-address',
		shows: 'street and town',
		says: 'street and town missing',
		pattern: new RegExp(
			String.raw`${street}[\s,/]{1,5}(?:A-)?\d{4}\s+\p{Lu}|\b\d{4}\s+\p{Lu}[\p{L}. -]{1,60},\s*${street}`,
			'u',
		),
	},
	{
		...ecg,
		id: 'at-imprint-email',
		shows: 'e-mail address',
		says: 'e-mail address missing',
		pattern: email,
	},
	{
		...ecg,
		id: 'at-imprint-register',
		shows: 'Firmenbuch number of a registered company',
		says: 'company register number (Firmenbuchnummer) missing',
		pattern: /\b(?:FN|Firmenbuch(?:nummer)?)\P{L}{0,6}\d{1,9}\s?[a-z]\b/iu,
		when: registered,
	},
	{
		...ecg,
		id: 'at-imprint-authority',
		shows: 'the supervisory authority',
		says: 'the supervisory authority is missing',
		pattern: new RegExp(
			String.raw`${authority.source}|gewerbebeh(?:ö|oe)rde|bezirkshauptmannschaft|magistrat`,
			'iu',
		),
	},
	{
		...ecg,
		id: 'at-imprint-trade',
		shows: 'the trade (Immobilientreuhänder, Immobilienmakler) or its chamber',
		source: '§ 5 ECG, § 63 GewO',
		says: 'the trade (Immobilientreuhänder, Immobilienmakler) or its chamber is missing',
		pattern: /immobilientreuh|immobilienmakler|wirtschaftskammer|\bWKO?\b|estate agent/iu,
	},
	{
		...mediaAct,
		id: 'at-imprint-media-owner',
		shows: 'the disclosure of the media owner',
		says: 'the disclosure of the media owner is missing',
		pattern: /medieninhaber|offenlegung|media owner|MedienG/iu,
	},
	{
		...lssi,
		id: 'es-imprint-address',
		shows: 'street and town',
		says: 'street and town missing',
		pattern: /\p{L}[\p{L}.’' ºª/-]{1,60},?\s?(?:n\.?º?\s?)?\d{1,5}[^\n]{0,40}?\b\d{5}\s+\p{Lu}/u,
	},
	{
		...lssi,
		id: 'es-imprint-email',
		shows: 'e-mail address',
		says: 'e-mail address missing',
		pattern: email,
	},
	{
		...lssi,
		id: 'es-imprint-tax-number',
		shows: 'tax number (NIF)',
		says: 'tax number (NIF) missing',
		pattern: /\b(?:N\.?I\.?F|C\.?I\.?F|N\.?I\.?E)\b\P{L}{0,6}[A-Z]?[\s.-]?\d/iu,
	},
	{
		...lssi,
		id: 'es-imprint-register',
		shows: 'entry in the commercial register of a legal person',
		says: 'entry in the commercial register missing',
		pattern: /registro mercantil|handelsregister|commercial register/iu,
		when: legalPerson,
	},
];
