import type { Energy } from '../energy.ts';
import { useOf, type AdvertisedUnit } from './advertised-unit.ts';

/** Where a unit stands with its energy certificate. */
export type CertificateState =
	/** No certificate is due: no building, a listed one in Germany, or the account says so. */
	| 'notDue'
	| 'monument'
	| 'notRequired'
	/** Its figures are there, or the account says that there is one. */
	| 'shown'
	| 'expired'
	/** Comes with the viewing; in Spain it has been applied for. */
	| 'atViewing'
	/** The account says nothing. */
	| 'unsaid';

/** The sentence that stands in place of figures: `law.energy.<sentence>` of the messages. */
type CertificateSentence =
	'monument' | 'notRequired' | 'expired' | 'atViewing' | 'pending' | 'unsaid';

interface At {
	/** ISO 3166-1 alpha-2. */
	readonly country: string | undefined;
	/** ISO date; without one a certificate is as old as it was when the account was read. */
	readonly today?: string;
}

/** Where a unit stands with its energy certificate, by the law of a country on a day. */
export function certificateState(unit: AdvertisedUnit, { country, today }: At): CertificateState {
	const { energy, features } = unit;
	if (useOf(unit) === undefined) return 'notDue';
	if (energy?.availability === 'notRequired') return 'notRequired';
	const hasFigures = energy !== undefined && statesFigures(energy);
	// § 79 (4) GEG takes listed buildings out of the duties at sale and letting.
	if (country === 'DE' && features.includes('monument') && !hasFigures) return 'monument';
	if (energy && (today === undefined ? energy.expired : isExpired(energy, { country, today })))
		return 'expired';
	if (hasFigures || energy?.availability === 'present') return 'shown';
	return energy?.availability === 'atViewing' ? 'atViewing' : 'unsaid';
}

/**
 * What a page says in words of the certificate.
 * @returns `undefined` where the figures speak, or nothing needs to be said
 */
export function certificateSentence(unit: AdvertisedUnit, at: At): CertificateSentence | undefined {
	const state = certificateState(unit, at);
	if (state === 'notDue') return undefined;
	if (state === 'shown') {
		return unit.energy && statesFigures(unit.energy) ? undefined : 'atViewing';
	}
	return at.country === 'ES' && state === 'atViewing' ? 'pending' : state;
}

/**
 * The final energy in kWh/(m²·a) as an advertisement in Germany states it: § 112 GEG adds 20 to the
 * consumption of old certificates that leave out hot water.
 */
export function advertisedEnergy(energy: Energy): number | undefined {
	const { value, includesWarmWater } = energy;
	if (value === undefined) return undefined;
	return isOldConsumption(energy) && includesWarmWater === false ? value + 20 : value;
}

/** Whether it is a certificate of consumption for which § 112 GEG has a rule of its own. */
export function isOldConsumption({ certificate, issued = '' }: Energy): boolean {
	return certificate === 'consumption' && issued >= '2007-10-01' && issued <= '2014-04-30';
}

/** Whether a certificate was issued on a day (ISO) or later; one without a date counts as new. */
export function isIssuedSince(day: string, { issued }: Energy): boolean {
	return issued === undefined || issued >= day;
}

function statesFigures(energy: Energy): boolean {
	const { value, heat, electricity, efficiencyClass, hwb, fgee } = energy;
	return [value, heat, electricity, efficiencyClass, hwb, fgee].some((fact) => fact !== undefined);
}

/**
 * A certificate is valid until its last day, or for ten years (§ 79 (3) GEG; the same in Austria and Spain); one of
 * the letter G for five in Spain, where RD 390/2021 governs it.
 */
export function isExpired(
	{ validUntil, issued, efficiencyClass }: Energy,
	{ country, today }: { readonly country: string | undefined; readonly today: string },
): boolean {
	if (validUntil !== undefined) return validUntil < today;
	if (issued === undefined) return false;
	const isShort = country === 'ES' && efficiencyClass === 'G' && issued >= '2021-06-03';
	return yearsLater(issued, isShort ? 5 : 10) < today;
}

/** The same day so many years later, ISO. */
export function yearsLater(day: string, years: number): string {
	return `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
}
