import type { Agency } from '../../agency.ts';

/** Ids of contact statuses by what they mean. */
export const clientStatus = { seeker: 801, customer: 802, owner: 803, partner: 804 } as const;

/** Ids of contact sources; the website's is also in the site's configuration. */
export const source = {
	website: 4711,
	recommendation: 4712,
	portal: 4713,
	telephone: 4714,
	office: 4715,
} as const;

/** Ids of activity types. */
export const activity = {
	inquiry: 321,
	note: 322,
	viewing: 323,
	mail: 324,
	reminder: 325,
	notary: 326,
	letter: 327,
	openHouse: 328,
	booked: 329,
	slots: 330,
} as const;

/** What a company sets up once for its daily work. */
export const setup = {
	contactStatuses: [
		{ id: clientStatus.seeker, name: 'Interessent' },
		{ id: clientStatus.customer, name: 'Kunde' },
		{ id: clientStatus.owner, name: 'Eigentümer' },
		{ id: clientStatus.partner, name: 'Partner' },
	],
	sources: [
		{ id: source.website, name: 'Website' },
		{ id: source.recommendation, name: 'Empfehlung' },
		{ id: source.portal, name: 'Portal' },
		{ id: source.telephone, name: 'Telefon' },
		{ id: source.office, name: 'Besuch im Büro' },
	],
	activityTypes: [
		{ id: activity.inquiry, name: 'Anfrage über die Website', category: 'reminder' },
		{ id: activity.note, name: 'Notiz', category: 'note' },
		{ id: activity.viewing, name: 'Besichtigung', category: 'event' },
		{ id: activity.mail, name: 'E-Mail', category: 'message' },
		{ id: activity.reminder, name: 'Wiedervorlage', category: 'reminder' },
		{ id: activity.notary, name: 'Notartermin', category: 'event' },
		{ id: activity.letter, name: 'Brief', category: 'letter' },
		{ id: activity.openHouse, name: 'Offene Besichtigung', category: 'event' },
		{ id: activity.booked, name: 'Besichtigung mit Anmeldung', category: 'event' },
		{ id: activity.slots, name: 'Besichtigung nach Uhrzeit', category: 'event' },
	],
	reservationReasons: [
		{ id: 901, name: 'Finanzierung nicht zustande gekommen' },
		{ id: 902, name: 'Anderes Objekt gefunden' },
		{ id: 903, name: 'Preis zu hoch' },
		{ id: 904, name: 'Lage passt nicht' },
		{ id: 905, name: 'Eigentümer hat sich anders entschieden' },
	],
	snippets: [
		{
			id: 81,
			name: 'Exposé senden',
			subject: 'Ihre Anfrage bei Hallmann & Rey',
			body: '<p>vielen Dank für Ihr Interesse. Das Exposé finden Sie im Anhang; melden Sie sich gern, wenn Sie besichtigen möchten.</p>',
		},
		{
			id: 82,
			name: 'Termin bestätigen',
			subject: 'Ihr Besichtigungstermin',
			body: '<p>wir freuen uns auf den Termin. Sollte etwas dazwischenkommen, genügt ein kurzer Anruf.</p>',
		},
	],
} as const satisfies Partial<Agency>;
