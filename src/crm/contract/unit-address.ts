import { hidingFlag, quantity, text } from './field.ts';

/** Where a unit is. All of it is sent for units that hide their address, too. */
export const unitAddress = {
	hide_address: hidingFlag.describe(
		'Whether visitors must not learn the address: only an explicit `false` shows it. The flat shape lacks it.',
	),
	street: text.describe('Name of the street; some accounts put the house number here as well.'),
	house_number: text.describe('House number with its letter.'),
	zip_code: text.describe('Postcode.'),
	city: text.describe('Town; may end in a blank.'),
	district: text.describe('Part of the town; the CRM labels it as cadastral district.'),
	sublocality_level_1: text.describe('Part of the town as maps name it.'),
	region: text.describe('State or province.'),
	country: text.describe(
		'Three letters of ISO 3166-1 in answers (`DEU`), although the filter takes two.',
	),
	address: text.describe('The whole address in one line, with the country.'),
	short_address: text.describe('The whole address in one line, without the country.'),
	lat: quantity.describe('Latitude in degrees.'),
	lng: quantity.describe('Longitude in degrees.'),
};
