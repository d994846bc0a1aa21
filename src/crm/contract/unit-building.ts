import { choices, moment, quantity, text } from './field.ts';

/**
 * Rooms, floors, age and condition of a unit. Numbers are counts, where 0 stands for "not set". Words are
 * display texts in the account's language: nothing may rely on them.
 */
export const unitBuilding = {
	number_of_rooms: quantity.describe('Rooms; halves are usual.'),
	number_of_bed_rooms: quantity.describe('Bedrooms.'),
	number_of_bath_rooms: quantity.describe('Bathrooms.'),
	floor: quantity.describe('Floor as number or word: "4", "EG", -1; here 0 is the ground floor.'),
	number_of_floors: quantity.describe('Floors of the building.'),
	number_of_parking_spaces: quantity.describe('Parking spaces that belong to the unit.'),
	number_of_balconies: quantity.describe('Balconies.'),
	number_of_terraces: quantity.describe('Terraces.'),
	construction_year: quantity.describe('Year in which the building was finished.'),
	last_refurbishment: quantity.describe('Year of the last modernisation.'),
	free_from: moment.describe('When it can be moved into: a date or words such as "sofort".'),
	condition: text.describe('Condition in words, such as "neuwertig".'),
	interior_quality: text.describe('Quality of the fittings in words, such as "gehoben".'),
	flooring_type: choices.describe('Floor coverings.'),
	bathroom: choices.describe('What the bathroom has, such as shower, bath or window.'),
	parking_space_type: text.describe('Kind of the parking space, one only.'),
	parking_space_types: choices.describe('Kinds of the parking spaces.'),
};
