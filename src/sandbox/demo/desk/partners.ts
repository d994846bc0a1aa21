import type { Calendar } from './calendar.ts';
import { person, type Contact } from './person.ts';
import { clientStatus } from './setup.ts';
import { tag } from './tags.ts';

const partner = { is_company: true, client_status_id: clientStatus.partner, rating: 3 };

/** Those with whom the agency works. */
export const partners = ({ at }: Calendar): readonly Contact[] => [
	person({
		...partner,
		id: 88201,
		salutation: 'ms',
		academic_title: 'Dr.',
		first_name: 'Henrike',
		last_name: 'Albers',
		company: 'Notariat Dr. Albers',
		email: 'kanzlei@notariat-albers.example',
		office_phone: '+49 30 23125 701',
		group_ids: [tag.notary],
		broker_id: 61,
		created_at: at(-240, '09:30'),
		last_contact_at: at(-5, '11:45'),
	}),
	person({
		...partner,
		id: 88202,
		salutation: 'mr',
		first_name: 'Marek',
		last_name: 'Kuhnt',
		company: 'Energieberatung Kuhnt',
		email: 'post@energieberatung-kuhnt.example',
		office_cell: '+49 171 3920072',
		description: 'Stellt Energieausweise in einer Woche aus.',
		group_ids: [tag.craft, tag.recommends],
		broker_id: 65,
		second_broker_id: 66,
		created_at: at(-200, '10:00'),
		last_contact_at: at(-11, '14:30'),
	}),
];
