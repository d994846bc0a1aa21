import { text } from './field.ts';

/** Texts of a unit that an account can hold in several languages. A note is plain text or HTML. */
export const texts = {
	/** Headline for visitors; may be empty. */
	title: text,
	/** Describes the unit. */
	description_note: text,
	/** Describes the surroundings. */
	location_note: text,
	/** Describes the fittings. */
	furnishing_note: text,
	/** Anything else worth saying. */
	other_note: text,
	/** Longer form of `description_note`. */
	long_description_note: text,
	/** Longer form of `location_note`. */
	long_location_note: text,
	/** Longer form of `furnishing_note`. */
	long_furnishing_note: text,
	/** Longer form of `other_note`. */
	long_other_note: text,
	/** Commission of the buyer or tenant in words, such as "3,57 % inkl. MwSt.". */
	courtage: text,
	/** What else is to be said about the commission. */
	courtage_note: text,
};
