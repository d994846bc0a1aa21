import { z } from 'zod';

/** Names of the duties that are checked, as `law.rules` in src/company/config.ts writes them. */
export const RuleId = z.enum([
	'de-energy-stated',
	'de-energy-expired',
	'de-energy-type',
	'de-energy-value',
	'de-energy-heat',
	'de-energy-electricity',
	'de-energy-carrier',
	'de-energy-year',
	'de-energy-class',
	'de-energy-warm-water',
	'de-commission-stated',
	'de-commission-vat',
	'de-tenant-commission',
	'de-rent-stated',
	'de-rent-ancillary',
	'de-total-price',
	'de-green-claim',
	'de-green-part',
	'de-climate-neutral',
	'de-imprint-address',
	'de-imprint-email',
	'de-imprint-phone',
	'de-imprint-representation',
	'de-imprint-register',
	'de-imprint-vat-number',
	'de-imprint-licence',
	'de-imprint-authority',
	'at-energy-stated',
	'at-energy-expired',
	'at-hwb',
	'at-fgee',
	'at-tenant-commission',
	'at-imprint-address',
	'at-imprint-email',
	'at-imprint-register',
	'at-imprint-authority',
	'at-imprint-trade',
	'at-imprint-media-owner',
	'es-energy-stated',
	'es-energy-expired',
	'es-energy-label',
	'es-tenant-commission',
	'es-short-stay-number',
	'es-ct-stressed-area',
	'es-ct-rent-reference',
	'es-ct-large-holder',
	'es-imprint-address',
	'es-imprint-email',
	'es-imprint-tax-number',
	'es-imprint-register',
	'eu-odr-link',
]);
export type RuleId = z.infer<typeof RuleId>;

/** What a broken duty leads to: a line in the build report, or a unit that is not published. */
export const Severity = z.enum(['warn', 'withhold']);
export type Severity = z.infer<typeof Severity>;

/** What a company decides about duties; one that is not named warns. */
export const Severities = z.partialRecord(RuleId, Severity);
export type Severities = Readonly<z.infer<typeof Severities>>;
