import { flag, hidingFlag, quantity, text } from './field.ts';

/** What a unit costs: amounts in whole units of `currency`, where 0 stands for "not set". */
export const unitPrices = {
	price_on_inquiry: hidingFlag.describe(
		'Price on request: `true` keeps from visitors every amount that tells the price.',
	),
	currency: text.describe('ISO 4217 code or sign; accounts leave it out for euros.'),
	price: quantity.describe('Purchase price.'),
	price_per_sqm: quantity.describe('Purchase price of one square metre.'),
	base_rent: quantity.describe('Monthly rent without ancillary costs ("Kaltmiete").'),
	total_rent: quantity.describe('Monthly rent with ancillary costs ("Warmmiete").'),
	rent_subsidy: quantity.describe(
		'Owner\'s monthly payment to the community of owners ("Hausgeld").',
	),
	service_charge: quantity.describe('Monthly ancillary costs of a tenant.'),
	heating_costs: quantity.describe('Monthly heating costs of a tenant.'),
	heating_costs_in_service_charge: flag.describe('Whether `service_charge` covers heating.'),
	parking_space_price: quantity.describe("Price of a parking space: to buy, or a month's rent."),
	deposit: text.describe('Deposit of a tenant in words, such as "3.600,00 €" or "3 Monatsmieten".'),
};
