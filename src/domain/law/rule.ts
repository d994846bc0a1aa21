import type { AdvertisedUnit, Use } from './advertised-unit.ts';
import type { CertificateState } from './certificate.ts';

/** Countries whose law is written down here. */
export type LawCountry = 'DE' | 'AT' | 'ES';

/** A provision of the law and what is known of it. */
interface Provision {
	/** The provision as it is cited. */
	readonly provision: string;
	/** First day on which it is checked, ISO; what is no law yet has none. */
	readonly from?: string;
	/** Last day, ISO; without one it is law until further notice. */
	readonly until?: string;
	/** ISO day on which somebody last compared it with its source. */
	readonly reviewedOn: string;
	/**
	 * How: `wording (where)`, when the text of the law was read; `report (where)`, when an authority, a chamber, a law
	 * firm or the press describes it. Behind it stands `; not verified: …`, such as the first day.
	 */
	readonly verified: string;
}

interface Duty extends Provision {
	readonly from: string;
	/** Whom it binds. */
	readonly binds: string;
	/** What the page must show, or must not. */
	readonly shows: string;
	/** What the build says where it is broken. */
	readonly says: string;
}

/** A unit on offer, as the rules look at it. */
export interface RuledUnit extends AdvertisedUnit {
	readonly energy: NonNullable<AdvertisedUnit['energy']>;
	readonly use: Use | undefined;
	readonly certificate: CertificateState;
}

/** A duty of the advertisement of a unit on offer. */
interface UnitRule extends Duty {
	/** Which units it concerns, in words. */
	readonly units: string;
	/** The same as a test; without it, it concerns every unit. */
	readonly of?: (unit: RuledUnit) => boolean;
	/** Whether one of these does not fulfil it, or the words at fault; without it, none of them does. */
	readonly breaks?: (unit: RuledUnit) => boolean | string | undefined;
}

/** A duty of every text that somebody wrote, wherever it stands; the build says `"…" in FIELD <says>`. */
interface TextRule extends Duty {
	/** What would be right in place of the words. */
	readonly right: string;
	/** Whether it binds texts of what is sold or let as well. */
	readonly always?: true;
	/** The words of a text that break it, each once. */
	readonly finds: (text: string) => readonly string[];
}

/** Something that an imprint must hold. */
interface ImprintRule extends Duty {
	readonly pattern: RegExp;
	/** Only for companies whose imprint says this. */
	readonly when?: RegExp;
}

/** The rules of a file by their names, which begin with the country; a name may have several rows. */
export type Rules = Readonly<
	Record<`${'eu' | 'de' | 'at' | 'es'}-${string}`, Rule | readonly Rule[]>
>;
export type Rule = UnitRule | TextRule | ImprintRule;

/** A draft, or law that no rule of the program checks because it is met or left to people elsewhere. */
export interface Draft extends Provision {
	/** Why it asks nothing; a draft where nothing is said. */
	readonly state?: string;
	/** Whom it binds, what pages show, and what the program does about it: also when a draft becomes law. */
	readonly text: string;
}
