import { z } from 'zod';
import { Picture } from './pictures/picture.ts';

/** The person a visitor writes to; only what the account keeps for the public. */
export const Broker = z.object({
	id: z.int().positive(),
	name: z.string(),
	/** As it stands in the name; lists of people are ordered by it. */
	familyName: z.string().optional(),
	/** Position in the company, in the account's own language. */
	role: z.string().optional(),
	/** A line about them, in the same language. */
	abstract: z.string().optional(),
	/** More about them: sanitised HTML, in the same language. */
	description: z.string().optional(),
	phone: z.string().optional(),
	email: z.string().optional(),
	/** Department the person belongs to: a team of the account, by its id. */
	department: z.int().positive().optional(),
	portrait: Picture.optional(),
	/** Of that department, with its name. */
	logo: z.object({ team: z.string(), picture: Picture }).optional(),
});
export type Broker = z.infer<typeof Broker>;

const collator = new Intl.Collator('de');

/** The order in which a company lists its people: by family name, those of one name by the whole of it. */
export function byFamilyName(a: Broker, b: Broker): number {
	return (
		collator.compare(familyName(a), familyName(b)) ||
		collator.compare(a.name, b.name) ||
		a.id - b.id
	);
}

/** Its last word, where the account does not say which part of a name it is. */
function familyName({ name, familyName: known }: Broker): string {
	return known ?? name.slice(name.lastIndexOf(' ') + 1);
}

/** People in the order of a page: first those whom the settings name, as they name them, then the others as they were. */
export function inSiteOrder<Person extends Pick<Broker, 'id'>>(
	people: readonly Person[],
	{ peopleFirst }: { readonly peopleFirst: readonly number[] },
): Person[] {
	const placeOf = ({ id }: Person) => {
		const place = peopleFirst.indexOf(id);
		return place < 0 ? peopleFirst.length : place;
	};
	return people.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Whether a person has a public number or e-mail address, without which a page of their own is of no use. */
export function isReachable({ phone, email }: Pick<Broker, 'phone' | 'email'>): boolean {
	return phone !== undefined || email !== undefined;
}

/** Whether somebody who looks after a unit on offer has a page; the plan and every link to it agree on this. */
export function hasPersonPage(
	person: Broker,
	{ people }: { readonly people: 'none' | 'list' | 'pages' },
): boolean {
	return people === 'pages' && isReachable(person);
}

/** Whether cards in lists name who looks after a unit. */
export function areOnCards({
	people,
	peopleOnCards,
}: {
	readonly people: 'none' | 'list' | 'pages';
	readonly peopleOnCards: boolean;
}): boolean {
	return peopleOnCards && people !== 'none';
}
