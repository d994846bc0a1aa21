import type { ContactWrite } from '../crm/contract/contact.ts';
import { idsIn } from './db/ids.ts';
import { contactAddresses } from './contact-addresses.ts';
import type { Account } from './db/account.ts';
import { fieldsIn, isFields, type Fields } from './db/records.ts';
import { withOffsets } from './db/moment.ts';

/** The contact with what was sent; what was not sent stays. */
export function contactFields(
	contact: Fields,
	client: ContactWrite['client'],
	account: Account,
): Fields {
	const { add_group_ids = [], sub_group_ids = [], ...sent } = client;
	const { custom_fields, partial_custom_fields = {}, ...fields } = sent;
	const { created_at, updated_at, item_id } = contact;
	const groups = fields.group_ids ?? idsIn(contact['group_ids']);
	const group_ids = [...new Set([...groups, ...add_group_ids])].filter(
		(id) => !sub_group_ids.includes(id),
	);
	const before = isFields(contact['custom_fields']) ? contact['custom_fields'] : {};
	const base = custom_fields ? shown(custom_fields, account) : before;
	return {
		...contact,
		...withOffsets(fields),
		...contactAddresses(contact, fields),
		item_id: fields.item_id ?? item_id,
		created_at,
		updated_at,
		group_ids,
		custom_fields: { ...base, ...shown(partial_custom_fields, account) },
	};
}

/** Values of custom fields as answers show them; an option of a dropdown by its name. */
function shown(values: Fields, account: Account): Fields {
	const known = account.customFieldGroups
		.list()
		.flatMap((group) => fieldsIn(group['custom_fields']));
	return Object.fromEntries(
		Object.entries(values).map(([key, value]) => {
			const field = known.find(({ name }) => name === key);
			const option = fieldsIn(field?.['custom_options']).find(({ id }) => id === value);
			return [
				key,
				{ value, pretty_value: option?.['name'] ?? (value === null ? null : String(value)) },
			];
		}),
	);
}
