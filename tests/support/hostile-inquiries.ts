import { goodForm, inquiryWay } from './inquiry.ts';
import { randomFrom } from './random.ts';

const values = [
	'Mallory',
	'<script>alert(1)</script>',
	"'; DROP TABLE contacts; --",
	'a\r\nBcc: all@example.com',
	'null',
	'{"client":{"gdpr_status":2}}',
	'client[first_name]=Mallory',
	'\u202Eevil',
];

/**
 * Sends inquiries in the names of known customers, with other names, numbers and fields that no form has, and
 * says which fields of which customer are different afterwards.
 */
export async function hostileInquiries({
	contacts: count,
	inquiries,
}: {
	readonly contacts: number;
	readonly inquiries: number;
}) {
	const random = randomFrom(7);
	const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
	const { account, accept, targets, worker, tasks, contacts, wait } = await inquiryWay();
	for (let n = 0; n < count; n++) {
		account.contacts.add({
			email: n % 3 === 0 ? `Customer-${n}@Example.com` : `customer-${n}@example.com`,
			...(n % 4 === 0 ? { emails: [`other-${n}@example.com`] } : {}),
			first_name: 'Adelheid',
			last_name: `Kundin ${n}`,
			home_phone: `0341 ${n}`,
			gdpr_status: n % 4,
			accept_contact: n % 2 === 0,
			archived: n % 5 === 0,
			description: 'Note of the broker',
		});
	}
	const before = structuredClone(contacts());
	let accepted = 0;
	for (let n = 0; n < inquiries; n++) {
		const customer = Math.floor(random() * count);
		const isOther = customer % 4 === 0 && random() < 0.3;
		const email = isOther ? `other-${customer}@example.com` : `customer-${customer}@example.com`;
		const answer = await accept(
			{
				...goodForm,
				email: random() < 0.5 ? email.toUpperCase() : email,
				name: pick(values),
				phone: pick(['0900 666', '', '+49 (0) 1']),
				message: `${pick(values)} ${n}`,
				gdpr_status: '2',
				accept_contact: 'true',
				'client[email]': 'mallory@example.com',
				id: '1',
				parent_id: '1',
			},
			targets,
		);
		if (answer.accepted) accepted++;
	}
	for (let round = 0; round < 5; round++) {
		await worker.drain();
		wait(3_600_000);
	}
	const after = new Map(contacts().map((contact) => [contact.id, contact]));
	return {
		accepted,
		tasks: tasks().length,
		added: after.size - before.length,
		changed: before.flatMap((contact) =>
			Object.entries(contact).flatMap(([field, value]) =>
				JSON.stringify(after.get(contact.id)?.[field]) === JSON.stringify(value)
					? []
					: [`${contact.id} ${field}`],
			),
		),
	};
}
