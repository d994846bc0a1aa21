import { z } from 'zod';
import { useOf } from '../law/advertised-unit.ts';
import { advertisedEnergy, certificateState } from '../law/certificate.ts';
import { totalPrice } from '../law/total-price.ts';
import { Money, isHeatingInCharge } from '../price.ts';
import { speak } from '../spoken.ts';
import type { Unit } from '../unit.ts';

/** Monthly costs besides rent or loan; `monthly.<name>` of the messages. */
const Charge = z.enum(['ownersFee', 'serviceCharge', 'furtherCharges', 'heating']);

/** What of a unit's monthly costs no assumption changes. In cents of `currency`. */
export const MonthlyBasis = z.object({
	currency: Money.shape.currency,
	/** The rent without ancillary costs; absent for what is to be bought. */
	rent: z.int().optional(),
	/** Price with a parking space that comes with it; absent for what is to let. */
	price: z.int().optional(),
	charges: z.array(z.tuple([Charge, z.int()])),
	/** Kilowatt hours a year by the energy certificate, where nobody says what heating costs. */
	heat: z.object({ hours: z.number(), isElectric: z.boolean() }).optional(),
	/** Costs that are due as well and not known. */
	missing: z.array(z.enum(['serviceCharge', 'ownersFee', 'heating'])),
	isSpanish: z.boolean(),
});
export type MonthlyBasis = z.infer<typeof MonthlyBasis>;

type Charges = MonthlyBasis['charges'];
/** What monthly costs need to know of a unit. */
export type CostlyUnit = Pick<Unit, 'deal' | 'kind' | 'category' | 'price' | 'costs' | 'place'> &
	Parameters<typeof certificateState>[0];

/**
 * What a unit's monthly costs are worked out from.
 * @returns `undefined` where there are none to tell: a price on request or "from", a parking space or an investment for
 * sale, and a price in a currency that we know no loans in
 */
export function monthlyBasis(unit: CostlyUnit): MonthlyBasis | undefined {
	const { price } = unit;
	if (price.kind === 'onRequest' || price.bound) return undefined;
	if (price.kind === 'rent') return rentBasis(unit, price);
	if (unit.kind === 'parking' || unit.kind === 'investment') return undefined;
	return price.amount.currency === 'EUR' ? purchaseBasis(unit, price.amount) : undefined;
}

function rentBasis(
	unit: CostlyUnit,
	{ base, total }: Extract<Unit['price'], { kind: 'rent' }>,
): MonthlyBasis {
	const { costs, price } = unit;
	const { serviceCharge } = costs;
	const heating = isHeatingInCharge(price, costs) ? undefined : costs.heating;
	const named = chargesIn(base.currency, { serviceCharge, heating });
	const rest = total ? total.cents - base.cents - sum(named) : 0;
	const unnamed = serviceCharge ? 'furtherCharges' : 'serviceCharge';
	const isChargeKnown = serviceCharge !== undefined || total !== undefined || !useOf(unit);
	// The rent "with everything" of an account holds heating, unless the account says that it does not.
	const holdsHeating =
		costs.heating !== undefined ||
		costs.heatingIncluded ||
		(total !== undefined && costs.heatingIncluded === undefined);
	return {
		currency: base.currency,
		rent: base.cents,
		// Nobody says whether a parking space must be rented, too; the whole rent of the account holds one that must.
		charges: rest > 0 ? [...named, [unnamed, rest]] : named,
		missing: [
			...(isChargeKnown ? [] : (['serviceCharge'] as const)),
			...(holdsHeating || !useOf(unit) ? [] : (['heating'] as const)),
		],
		isSpanish: unit.place.country === 'ES',
	};
}

function purchaseBasis(unit: CostlyUnit, amount: Money): MonthlyBasis {
	const { costs, price, kind } = unit;
	const { currency } = amount;
	const { ownersFee, serviceCharge } = costs;
	const fees = chargesIn(currency, { ownersFee, serviceCharge });
	const isIncluded = costs.heatingIncluded === true && fees.length > 0;
	const heating = isIncluded ? [] : chargesIn(currency, { heating: costs.heating });
	const heat = isIncluded || heating.length > 0 ? undefined : heatOf(unit);
	const isHeatKnown = isIncluded || heating.length > 0 || heat || !useOf(unit);
	return {
		currency,
		price: (totalPrice(price, costs)?.total ?? amount).cents,
		charges: [...fees, ...heating],
		...(heat && { heat }),
		missing: [
			...(kind === 'apartment' && fees.length === 0 ? (['ownersFee'] as const) : []),
			...(isHeatKnown ? [] : (['heating'] as const)),
		],
		isSpanish: unit.place.country === 'ES',
	};
}

/** Charges in the currency of the price; no page could add up others. */
function chargesIn(
	currency: Money['currency'],
	named: Readonly<Partial<Record<Charges[number][0], Money | undefined>>>,
): Charges {
	return Charge.options.flatMap((name): Charges => {
		const amount = named[name];
		return amount?.currency === currency ? [[name, amount.cents]] : [];
	});
}

function sum(charges: Charges): number {
	return charges.reduce((all, [, cents]) => all + cents, 0);
}

/**
 * The final energy of a dwelling in Germany. Its certificate counts a useful area that may be taken as 1.2 times
 * that of its rooms (§ 82 (2) GEG). Certificates of other countries state no final energy.
 */
function heatOf(unit: CostlyUnit): MonthlyBasis['heat'] {
	const { energy, areas, place } = unit;
	if (place.country !== 'DE' || useOf(unit) !== 'dwelling' || !energy || !areas.living) return;
	if (certificateState(unit, { country: 'DE' }) !== 'shown') return undefined;
	const perArea = advertisedEnergy(energy);
	if (perArea === undefined) return undefined;
	const carriers = speak(energy.carrier, 'de', 'de')?.text.split(', ') ?? [];
	const isElectric = carriers.length > 0 && carriers.every((carrier) => electric.test(carrier));
	return { hours: Math.round(perArea * areas.living * 1.2), isElectric };
}

/** Heat of the ground or the air comes by a heat pump, and a certificate counts what that takes from the mains. */
const electric = /strom|elektr|wärmepumpe|erdwärme|umweltwärme|geotherm|electric|heat pump/i;
