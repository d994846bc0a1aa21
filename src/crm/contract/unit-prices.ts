import { flag, hidingFlag, quantity, text } from './field.ts';

/** What a unit costs: amounts in whole units of `currency`, where 0 stands for "not set". */
export const unitPrices = {
	/** Price on request: `true` keeps from visitors every amount that tells the price. */
	price_on_inquiry: hidingFlag,
	/** ISO 4217 code or sign; accounts leave it out for euros. */
	currency: text,
	/** Purchase price. */
	price: quantity,
	/** Purchase price of one square metre. */
	price_per_sqm: quantity,
	/** Monthly rent without ancillary costs ("Kaltmiete"). */
	base_rent: quantity,
	/** Monthly rent with ancillary costs ("Warmmiete"). */
	total_rent: quantity,
	/** Owner's monthly payment to the community of owners ("Hausgeld"). */
	rent_subsidy: quantity,
	/** Monthly ancillary costs of a tenant. */
	service_charge: quantity,
	/** Monthly heating costs of a tenant. */
	heating_costs: quantity,
	/** Whether `service_charge` covers heating. */
	heating_costs_in_service_charge: flag,
	/** Price of a parking space: to buy, or a month's rent. */
	parking_space_price: quantity,
	/** Deposit of a tenant in words, such as "3.600,00 €" or "3 Monatsmieten". */
	deposit: text,
};
