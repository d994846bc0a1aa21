import type { Agency } from '../../agency.ts';
import type { Calendar } from './calendar.ts';
import { activity } from './setup.ts';

/** Viewing times that the website shows, and some of the same types that it may not. */
export const viewings = ({ at }: Calendar): NonNullable<Agency['tasks']> => [
	{
		id: 120201,
		title: 'Offene Besichtigung Altbau mit Flügeltür, Frau Rey schließt auf',
		note_type_id: activity.openHouse,
		starts_at: at(3, '17:00'),
		ends_at: at(3, '18:30'),
		location: 'Treffpunkt im Hof, Schlüssel bei Nachbarin Krause',
		property_ids: [10015],
		broker_id: 64,
		task_creator_id: 64,
		created_at: at(-6, '09:30'),
	},
	{
		id: 120202,
		title: 'Musterwohnung Kanalhöfe, jede Woche',
		note_type_id: activity.openHouse,
		starts_at: at(-8, '16:00'),
		ends_at: at(-8, '18:00'),
		recurring: true,
		rrule: 'FREQ=WEEKLY',
		location: 'Bauzaun, Helme liegen im Container',
		property_ids: [10012],
		project_ids: [202],
		broker_id: 67,
		task_creator_id: 67,
		created_at: at(-20, '11:00'),
	},
	{
		id: 120203,
		title: 'Visitas con cita, Carrer de Murta',
		note_type_id: activity.booked,
		starts_at: at(5, '11:00'),
		ends_at: at(5, '13:00'),
		property_ids: [10050],
		client_ids: [88109],
		broker_id: 63,
		task_creator_id: 63,
		created_at: at(-3, '12:10'),
	},
	{
		id: 120204,
		title: 'Gutachter der Bank, nicht öffentlich',
		note_type_id: activity.openHouse,
		starts_at: at(4, '09:00'),
		ends_at: at(4, '10:00'),
		private: true,
		property_ids: [10015],
		client_ids: [88112],
		broker_id: 64,
		task_creator_id: 64,
		created_at: at(-2, '08:15'),
	},
];
