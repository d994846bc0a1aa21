/** Countries whose law is written down here; see docs/law.md. */
export type LawCountry = 'DE' | 'AT' | 'ES';

/** How somebody made sure that a provision is law as it is written here. */
export type Verification =
	| {
			/**
			 * `wording`: the wording of the law was read; `report`: an authority, a chamber, a law firm or the press
			 * describes it.
			 */
			readonly how: 'wording' | 'report';
			/** Where. */
			readonly at: string;
			/** What nobody could verify, such as the first day. */
			readonly open?: string;
	  }
	/** No source was found or looked for: the programmers' general knowledge. */
	| { readonly how: 'unverified'; readonly why: string };

/** A provision of the law and what is known of it; several rules can rest on one. */
export interface Provision {
	/** `EU` is law in each of the countries. */
	readonly country: LawCountry | 'EU';
	/** First day on which it is checked, ISO. */
	readonly from: string;
	/** Last day, ISO; without one it is law until further notice. */
	readonly until?: string;
	/** The provision as it is cited. */
	readonly source: string;
	/** Whom it binds. */
	readonly binds: string;
	/** ISO day on which somebody last compared it with its source. */
	readonly looked: string;
	readonly verified: Verification;
}

/** Whether a provision is law in a country on a day (ISO). */
export function isLaw(
	{ country, from, until }: Pick<Provision, 'country' | 'from' | 'until'>,
	at: { readonly country: string | undefined; readonly today: string },
): boolean {
	const isHere = country === 'EU' || country === at.country;
	return isHere && from <= at.today && (until === undefined || at.today <= until);
}
