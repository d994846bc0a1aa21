import type { Agency } from '../../agency.ts';
import type { Calendar } from './calendar.ts';
import { activity, source } from './setup.ts';

/** E-mails that came and went. */
export const messages = ({ at }: Calendar): NonNullable<Agency['messages']> =>
	[
		{
			id: 210101,
			subject: 'Bankzusage für die Wohnung 1.1',
			body: '<p>Guten Tag Frau Rey,</p><p>die Sparkasse braucht noch die Teilungserklärung und den Grundriss. Könnten Sie mir beides schicken? Dann habe ich die Zusage bis Ende der Woche.</p><p>Viele Grüße<br>Tobias Nemitz</p>',
			broker_id: 61,
			from: ['tobias.nemitz@post.example'],
			to: ['marta.intern@hallmann-rey.example'],
			client_ids: [88101],
			property_ids: [10002],
			project_ids: [201],
			message_category_id: activity.mail,
			outgoing: false,
			read: true,
			created_at: at(-3, '08:55'),
		},
		{
			id: 210102,
			subject: 'Re: Bankzusage für die Wohnung 1.1',
			body: '<p>Guten Tag Herr Nemitz,</p><p>beides liegt bei. Bis Montag halten wir die Wohnung gern für Sie frei.</p><p>Freundliche Grüße<br>Marta Rey</p>',
			broker_id: 61,
			from: ['marta.intern@hallmann-rey.example'],
			to: ['tobias.nemitz@post.example'],
			client_ids: [88101],
			property_ids: [10002],
			project_ids: [201],
			message_attachment_ids: [7101],
			message_category_id: activity.mail,
			outgoing: true,
			read: true,
			created_at: at(-2, '11:30'),
		},
		{
			id: 210103,
			subject: 'Mieterliste Oststraße',
			body: '<p>Sehr geehrte Frau Böttcher,</p><p>vielen Dank für die Aufstellung. Zwei Verträge stammen aus den neunziger Jahren; liegen die Nachträge vor? Über den Preis müssten wir sprechen.</p><p>Mit freundlichen Grüßen<br>Uwe Kranich</p>',
			broker_id: 65,
			from: ['kranich@saalebogen.example'],
			to: ['nele.intern@hallmann-rey.example'],
			client_ids: [88113],
			property_ids: [10032],
			message_category_id: activity.mail,
			outgoing: false,
			read: false,
			created_at: at(-6, '16:35'),
		},
		{
			id: 210104,
			subject: 'Notary appointment in January?',
			body: '<p>Dear Lucía,</p><p>the bank confirmed the transfer. Would the second week of January work for the notary? My sister will come along as she reads Spanish better than I do.</p><p>Kind regards<br>Pieter</p>',
			broker_id: 63,
			from: ['pieter.vanloon@post.example'],
			to: ['lucia.intern@hallmann-rey.example'],
			client_ids: [88108],
			property_ids: [10050],
			message_category_id: activity.mail,
			outgoing: false,
			read: true,
			created_at: at(-7, '17:30'),
		},
		{
			id: 210105,
			subject: 'Portalanfrage: Vier Zimmer mit Stuck und Balkon in Ottensen',
			body: '<p>Ich interessiere mich für die Wohnung und bitte um das Exposé. Gibt es einen Stellplatz in der Nähe?</p>',
			broker_id: 66,
			from: ['arne.feddersen@post.example'],
			to: ['thore.intern@hallmann-rey.example'],
			client_ids: [88107],
			property_ids: [10038],
			client_source_id: source.portal,
			message_category_id: activity.mail,
			outgoing: false,
			read: true,
			created_at: at(-29, '07:58'),
		},
	].map((message) => ({
		cc: [],
		bcc: [],
		project_ids: [],
		message_attachment_ids: [],
		archived: false,
		...message,
	}));

/** Files of e-mails. */
export const attachments: NonNullable<Agency['attachments']> = [
	{
		id: 7101,
		name: 'Teilungserklärung WE 1.1.txt',
		type: 'text/plain',
		content: base64('Auszug aus der Teilungserklärung, WE 1.1: 21,4/1000 Miteigentumsanteil.'),
	},
];

function base64(text: string): string {
	return Buffer.from(text).toString('base64');
}
