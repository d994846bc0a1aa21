import type { Deal } from '../deal.ts';
import type { Use } from './advertised-unit.ts';
import type { CertificateState } from './certificate.ts';
import type { Fact } from './facts.ts';
import type { RuleBase } from './rule.ts';
import type { StressedArea } from './stressed-areas.ts';

/** A duty of the advertisement of a unit on offer. */
export interface UnitRule extends RuleBase {
	/** What must hold. */
	readonly fact: Fact;
	/** The same units in words, for docs/law.md. */
	readonly concerns: string;
	/** Which units it concerns; all of these must be so. */
	readonly when: {
		readonly deal?: Deal;
		readonly use?: Use;
		readonly kind?: 'shortStay';
		/** Where the unit stands with its energy certificate. */
		readonly certificate?: CertificateState;
		/** Only certificates issued in these days; one without a date counts as new. */
		readonly issued?: { readonly from: string; readonly until?: string };
		/** Where the unit stands with a stressed area: one of these. */
		readonly stressed?: readonly StressedArea[];
	};
}
