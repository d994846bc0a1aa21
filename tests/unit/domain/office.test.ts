import { expect, test } from 'vitest';
import {
	allCallTimes,
	contactWays,
	countryOfDepartment,
	type Office,
} from '../../../src/domain/office.ts';

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

test('people are reached as their own settings say, else as their office, else as the first one', () => {
	const first = { ...office('DE'), whatsapp: '+49 1', callTimes: ['Mo 09:00-12:00'] };
	const second = { ...office('ES', 7), whatsapp: '+34 1', callTimes: ['Tu 09:00-12:00'] };
	const own = { offices: [first, second], peopleContact: { 61: { whatsapp: '+34 61' } } };
	for (const [person, ways] of [
		[undefined, ['+49 1', 'Mo 09:00-12:00']],
		[{ id: 5 }, ['+49 1', 'Mo 09:00-12:00']],
		[{ id: 5, department: 7 }, ['+34 1', 'Tu 09:00-12:00']],
		[{ id: 61, department: 7 }, ['+34 61', 'Tu 09:00-12:00']],
	] as const) {
		const { whatsapp, callTimes } = contactWays(own, person);
		expect([whatsapp, callTimes?.join()]).toEqual(ways);
	}
	expect(allCallTimes(own)).toEqual(['Mo 09:00-12:00', 'Tu 09:00-12:00']);
	expect(contactWays({ offices: [office('DE')], peopleContact: {} })).toEqual({});
});
