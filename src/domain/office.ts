import { z } from 'zod';
import { readCallTime } from './call-time.ts';
import { Localised } from './locale.ts';

/** How an office or a person can be reached beside telephone and e-mail. */
export const ContactWays = z.strictObject({
	/** Number of WhatsApp, with the country's code: pages lead there, and load nothing from it. */
	whatsapp: z
		.string()
		.regex(/^\+[1-9](?:[ ./-]?\d){7,14}$/, {
			error: 'it must be a telephone number with the code of its country, such as +49 151 23456789',
		})
		.optional(),
	/** When visitors can wish to be called back: `['Mo-Fr 09:00-12:00', 'Sa 10:00-13:00']`. */
	callTimes: z
		.array(
			z.string().refine((time) => readCallTime(time) !== undefined, {
				error: 'it must be days and hours such as Mo-Fr 09:00-12:00 or Sa 10:00-13:00',
			}),
		)
		.optional(),
});
export type ContactWays = z.infer<typeof ContactWays>;

/** Letters that no country has and none will get: ISO 3166-1 leaves them to users. */
export const noCountry = 'XX';

/** Where visitors find the company. */
export const Office = z.strictObject({
	name: z.string().min(1),
	street: z.string().min(1),
	zip: z.string().min(1),
	city: z.string().min(1),
	country: z
		.string()
		.regex(/^[A-Z]{2}$/, { error: 'it must be the two capital letters of a country, such as DE' }),
	phone: z.string().min(1),
	email: z.email(),
	hours: Localised,
	/** How to get there, in a sentence or two. */
	directions: Localised.optional(),
	/** Id of the team in the CRM whose people work here. */
	team: z.int().positive().optional(),
	...ContactWays.shape,
});
export type Office = z.infer<typeof Office>;

/** The country where the company has its seat: that of its first office. */
export function seatOf({ offices }: { readonly offices: readonly Office[] }): string | undefined {
	return offices[0]?.country;
}

/** The office where the people of a department work. */
export function officeOfDepartment(
	{ offices }: { readonly offices: readonly Office[] },
	department: number | undefined,
): Office | undefined {
	return offices.find(({ team }) => team !== undefined && team === department);
}

/** The country where the people of a department work: that of its office, else the seat. */
export function countryOfDepartment(
	site: { readonly offices: readonly Office[] },
	department: number | undefined,
): string | undefined {
	return officeOfDepartment(site, department)?.country ?? seatOf(site);
}

/** What decides how somebody can be reached beside telephone and e-mail. */
interface WaysSettings {
	readonly offices: readonly Office[];
	/** By the ids of brokers. */
	readonly peopleContact: Readonly<Record<string, ContactWays>>;
}

/** A person's own ways, else those of the office where they work; without a person or an office those of the first one. */
export function contactWays(
	site: WaysSettings,
	person?: { readonly id: number; readonly department?: number | undefined },
): ContactWays {
	const { whatsapp, callTimes } =
		officeOfDepartment(site, person?.department) ?? site.offices[0] ?? {};
	return { whatsapp, callTimes, ...(person && site.peopleContact[person.id]) };
}

/** The times of all offices and people. */
export function allCallTimes({ offices, peopleContact }: WaysSettings): string[] {
	const all = [...offices, ...Object.values(peopleContact)];
	return [...new Set(all.flatMap(({ callTimes = [] }) => callTimes))];
}
