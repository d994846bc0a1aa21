import { hidingFlag, quantity, text } from './field.ts';

/** Where a unit is. All of it is sent for units that hide their address, too. */
export const unitAddress = {
	/** Whether visitors must not learn the address: only an explicit `false` shows it. The flat shape lacks it. */
	hide_address: hidingFlag,
	/** Name of the street; some accounts put the house number here as well. */
	street: text,
	/** House number with its letter. */
	house_number: text,
	/** Postcode. */
	zip_code: text,
	/** Town; may end in a blank. */
	city: text,
	/** Part of the town; the CRM labels it as cadastral district. */
	district: text,
	/** Part of the town as maps name it. */
	sublocality_level_1: text,
	/** State or province. */
	region: text,
	/** Three letters of ISO 3166-1 in answers (`DEU`), although the filter takes two. */
	country: text,
	/** The whole address in one line, with the country. */
	address: text,
	/** The whole address in one line, without the country. */
	short_address: text,
	/** Latitude in degrees. */
	lat: quantity,
	/** Longitude in degrees. */
	lng: quantity,
};
