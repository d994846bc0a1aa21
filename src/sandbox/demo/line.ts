import type { AgencyImage, AgencyRecord } from '../agency.ts';
import { list, paragraphs } from './prose.ts';

/** Something said in each language of the account. */
export interface InEach<Text> {
	readonly de: Text;
	readonly en: Text;
	readonly es: Text;
}

/** What the units that share a floor plan have in common. */
export interface Line {
	/** By CRM field names. */
	readonly fields: Readonly<Record<string, unknown>>;
	/** The rooms as the plan shows them; ends the description of each unit. */
	readonly rooms: InEach<string>;
	readonly location: InEach<string>;
	readonly furnishing: InEach<readonly string[]>;
	readonly other: InEach<string>;
	/** Nothing for flats to let: tenants owe no agent. */
	readonly commission?: InEach<{ readonly courtage: string; readonly courtage_note: string }>;
}

/** A unit of a line: its own CRM fields, and what is true of it alone. */
export interface Row {
	readonly id: number;
	readonly title: InEach<string>;
	/** Begins the description. */
	readonly text: InEach<string>;
	readonly images: readonly AgencyImage[];
	readonly [field: string]: unknown;
}

/** The account's record of a unit: the fields of its line under its own, the texts in three languages. */
export function unitOf(line: Line, row: Row): AgencyRecord {
	const { title, text, ...own } = row;
	return {
		...line.fields,
		...own,
		...wording('de'),
		translations: [
			{ locale: 'en', ...wording('en') },
			{ locale: 'es', ...wording('es') },
		],
	};

	function wording(locale: keyof InEach<string>) {
		return {
			title: title[locale],
			description_note: paragraphs(text[locale], line.rooms[locale]),
			location_note: line.location[locale],
			furnishing_note: list(...line.furnishing[locale]),
			other_note: line.other[locale],
			...line.commission?.[locale],
		};
	}
}
