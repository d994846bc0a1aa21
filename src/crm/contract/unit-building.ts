import { choices, moment, quantity, text } from './field.ts';

/**
 * Rooms, floors, age and condition of a unit. Numbers are counts, where 0 stands for "not set". Words are
 * display texts in the account's language: nothing may rely on them.
 */
export const unitBuilding = {
	/** Rooms; halves are usual. */
	number_of_rooms: quantity,
	/** Bedrooms. */
	number_of_bed_rooms: quantity,
	/** Bathrooms. */
	number_of_bath_rooms: quantity,
	/** Floor as number or word: "4", "EG", -1; here 0 is the ground floor. */
	floor: quantity,
	/** Floors of the building. */
	number_of_floors: quantity,
	/** Parking spaces that belong to the unit. */
	number_of_parking_spaces: quantity,
	/** Balconies. */
	number_of_balconies: quantity,
	/** Terraces. */
	number_of_terraces: quantity,
	/** Year in which the building was finished. */
	construction_year: quantity,
	/** Year of the last modernisation. */
	last_refurbishment: quantity,
	/** When it can be moved into: a date or words such as "sofort". */
	free_from: moment,
	/** Condition in words, such as "neuwertig". */
	condition: text,
	/** Quality of the fittings in words, such as "gehoben". */
	interior_quality: text,
	/** Floor coverings. */
	flooring_type: choices,
	/** What the bathroom has, such as shower, bath or window. */
	bathroom: choices,
	/** Kind of the parking space, one only. */
	parking_space_type: text,
	/** Kinds of the parking spaces. */
	parking_space_types: choices,
};
