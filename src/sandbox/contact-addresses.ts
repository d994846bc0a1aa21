import type { Fields } from './db/records.ts';

/** The e-mail addresses of a contact: the primary one is among all of them, and stands first where it was not. */
export interface ContactAddresses {
	readonly email: string | null;
	readonly emails: readonly string[];
}

/**
 * What becomes of a contact's addresses when it is written. A new primary address joins the others; a new list
 * without the primary one makes its first the primary. Letter case makes no other address.
 *
 * @param sent what is absent stays; null takes the primary address away
 */
export function contactAddresses(
	before: Fields,
	sent: {
		readonly email?: string | null | undefined;
		readonly emails?: readonly string[] | undefined;
	} = {},
): ContactAddresses {
	const primary = textOf(before['email']);
	const known = sent.emails ?? textsIn(before['emails']);
	const others = sent.email === null ? known.filter((one) => !isSame(one, primary)) : known;
	const emails = others.filter((one, place) => others.findIndex((it) => isSame(it, one)) === place);
	const email = sent.email === undefined ? primaryOf(before, sent.emails, emails) : sent.email;
	if (email === null) return { email, emails };
	return emails.some((one) => isSame(one, email))
		? { email, emails: emails.map((one) => (isSame(one, email) ? email : one)) }
		: { email, emails: [email, ...emails] };
}

/** The primary address where none is sent: the one before, unless it was never told or a new list leaves it out. */
function primaryOf(
	before: Fields,
	sent: readonly string[] | undefined,
	emails: readonly string[],
): string | null {
	const primary = textOf(before['email']);
	const stays =
		sent === undefined ? before['email'] !== undefined : sent.some((one) => isSame(one, primary));
	return stays ? primary : (emails[0] ?? null);
}

function isSame(one: string, other: string | null): boolean {
	return one.toLowerCase() === other?.toLowerCase();
}

function textOf(value: unknown): string | null {
	return typeof value === 'string' && value !== '' ? value : null;
}

function textsIn(list: unknown): readonly string[] {
	return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}
