import { expect, test } from 'vitest';
import { countryOfDepartment, type Office } from '../../../src/domain/office.ts';

const office = (country: string, team?: number): Office => ({
	name: country,
	street: 'Markt 1',
	zip: '04109',
	city: 'Leipzig',
	country,
	phone: '1',
	email: 'a@example.com',
	hours: {},
	...(team !== undefined && { team }),
});
const site = { offices: [office('DE'), office('AT', 7)] };

test('people work in the country of the office of their department, and else where the company sits', () => {
	expect([7, 8, undefined].map((team) => countryOfDepartment(site, team))).toEqual([
		'AT',
		'DE',
		'DE',
	]);
});
