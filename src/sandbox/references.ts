import { idsIn } from './db/ids.ts';
import type { Account } from './db/account.ts';
import type { Fields, StoredRecord } from './db/records.ts';
import { presentContact } from './answers/present.ts';
import { Refusal } from './refusal.ts';

/** The records that a field of a write may name. */
interface Reference {
	/** What the refusal calls them, in the singular. */
	readonly kind: string;
	find(account: Account, id: number): StoredRecord | undefined;
}

/**
 * Makes sure that every record a write names is there.
 *
 * @param name of the object the fields are wrapped in; absent where they are not wrapped
 * @throws {Refusal} 422 that names each field with the ids that lead nowhere
 */
export function checkReferences(account: Account, fields: Fields, name?: string): void {
	const errors = Object.entries(references).flatMap(([field, { kind, find }]) => {
		const value = fields[field];
		const ids = typeof value === 'number' ? [value] : idsIn(value);
		const missing = ids.filter((id) => !find(account, id)).slice(0, most);
		if (missing.length === 0) return [];
		const place = name === undefined ? field : `${name}.${field}`;
		return [`${place}: there is no ${kind} with the id ${missing.join(', ')}`];
	});
	if (errors.length > 0) throw new Refusal(422, ...errors);
}

/** How many ids a refusal names. */
const most = 20;

const user: Reference = { kind: 'user', find: ({ brokers }, id) => brokers.get(id) };
const unit: Reference = { kind: 'unit', find: ({ units }, id) => units.get(id) };
const project: Reference = { kind: 'project', find: ({ projects }, id) => projects.get(id) };

const contact: Reference = { kind: 'contact', find: presentContact };

/** A category of tags is not a tag, and a tag for units is none of contacts. */
const tag: Reference = {
	kind: 'tag for contacts',
	find: ({ tags }, id) =>
		only(tags.get(id), (record) => !record['is_category'] && record['entity'] === 'for_clients'),
};

/**
 * Fields by the names they have in every write. Retention reasons and locations are not among them: no call
 * lists those.
 */
const references: Readonly<Record<string, Reference>> = {
	broker_id: user,
	second_broker_id: user,
	broker_ids: user,
	creator_id: user,
	updater_id: user,
	task_creator_id: user,
	task_updater_id: user,
	client_id: contact,
	client_ids: contact,
	property_id: unit,
	property_ids: unit,
	project_ids: project,
	client_source_id: { kind: 'contact source', find: ({ sources }, id) => sources.get(id) },
	client_status_id: {
		kind: 'contact status',
		find: ({ contactStatuses }, id) => contactStatuses.get(id),
	},
	group_ids: tag,
	add_group_ids: tag,
	sub_group_ids: tag,
	note_type_id: {
		kind: 'activity type for tasks',
		find: ({ activityTypes }, id) => only(activityTypes.get(id), (type) => !isForMail(type)),
	},
	message_category_id: {
		kind: 'activity type for e-mails',
		find: ({ activityTypes }, id) => only(activityTypes.get(id), isForMail),
	},
	reservation_reason_id: {
		kind: 'reservation reason',
		find: ({ reservationReasons }, id) => reservationReasons.get(id),
	},
	snippet_id: { kind: 'snippet', find: ({ snippets }, id) => snippets.get(id) },
};

function isForMail(type: Fields): boolean {
	return type['category'] === 'message';
}

function only(
	record: StoredRecord | undefined,
	fits: (record: StoredRecord) => boolean,
): StoredRecord | undefined {
	return record && fits(record) ? record : undefined;
}
