import { asksForCommission } from './commission.ts';
import type { RuledUnit } from './rule.ts';

/** Units with an energy certificate. */
export const certified = {
	units: 'with a certificate',
	of: ({ certificate }: RuledUnit) => certificate === 'shown',
};

/** Homes that are let, for good or for holidays. */
export const letHomes = {
	units: 'dwellings to let',
	of: ({ deal, use }: RuledUnit) => deal === 'rent' && use === 'dwelling',
};

/** That something is said of an energy certificate. */
export const certificateSaid = {
	units: 'buildings of which the account says nothing',
	of: ({ certificate }: RuledUnit) => certificate === 'unsaid',
	shows: 'a word on the certificate',
	says: 'nothing said about an energy certificate',
};

/** That a certificate is still valid; how long one is, `certificate.ts` says. */
export const certificateValid = {
	of: ({ certificate }: RuledUnit) => certificate === 'expired',
	shows: 'a valid certificate',
	says: 'energy certificate expired',
};

export const noTenantCommission = {
	...letHomes,
	shows: 'no commission of the tenant',
	says: 'a commission is asked of the tenant of a dwelling',
	breaks: ({ costs }: RuledUnit) => asksForCommission(costs),
};

/** What an imprint holds, in German, English or Spanish. */
export const email = {
	shows: 'e-mail address',
	says: 'e-mail address missing',
	pattern: /[\w.+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\w-]{1,63}(?:\s?\(dot\)\s?|\.)\p{L}/iu,
};
export const address = { shows: 'street and town', says: 'street and town missing' };
export const street = String.raw`\p{L}[\p{L}.’' -]{1,60}\d{1,5}\s?\p{L}?\b`;
export const authority =
	/(?:aufsichtsbeh(?:ö|oe)rde|supervisory authority|autoridad (?:competente )?(?:supervisora|de supervisi[oó]n|de control))\P{L}{1,20}\p{L}/iu;

/** Companies by their names: a legal person, and one that stands in a register. */
export const legalPerson =
	/\b(?:g?GmbH|UG|AG|SE|eG|KGaA|S\.\s?L\.(?:\s?U\.)?|SLU?|S\.\s?A\.(?:\s?U\.)?|Aktiengesellschaft)(?!\p{L})/u;
export const registered =
	/\b(?:g?GmbH|UG|AG|SE|eG|KGaA|KG|OHG|OG|e\.\s?K\.|e\.\s?U\.|eingetragene[rn]? Kauf)(?!\p{L})/u;
