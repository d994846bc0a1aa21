import { ActivityListItem } from '../crm/contract/activity.ts';
import { Broker } from '../crm/contract/broker.ts';
import { ContactSource } from '../crm/contract/contact.ts';
import { CustomFieldGroup } from '../crm/contract/custom-field-group.ts';
import { Project } from '../crm/contract/project.ts';
import { PropertyStatus } from '../crm/contract/status.ts';
import { Team } from '../crm/contract/team.ts';
import { Unit } from '../crm/contract/unit.ts';
import { Contact } from './contract/contact.ts';
import { Deal } from './contract/deal.ts';
import { Document } from './contract/document.ts';
import { Group } from './contract/group.ts';
import { Hook } from './contract/hook.ts';
import { Message } from './contract/message.ts';
import { Task } from './contract/task.ts';
import type { Sandbox } from './app.ts';
import { fieldsIn, isFields, type Fields, type Records } from './db/records.ts';
import { keepTranslations } from './keep-translations.ts';
import { createArrivals } from './record-events.ts';
import { recordedAddress, recordedPicture } from './recorded-picture.ts';
import { choose } from './token.ts';

/**
 * Kinds of records by the fields that the contract names; a record is of the kind that knows most of its fields, the
 * first of those that know as many. What has no list of the account is not taken.
 */
const kinds = [
	{ one: 'contact source', many: 'contact sources', fields: ContactSource, list: 'sources' },
	{ one: 'status', many: 'statuses', fields: PropertyStatus, list: 'statuses' },
	{ one: 'team', many: 'teams', fields: Team, list: 'teams' },
	{ one: 'unit', many: 'units', fields: Unit, list: 'units' },
	{ one: 'project', many: 'projects', fields: Project, list: 'projects' },
	{ one: 'person', many: 'people', fields: Broker, list: 'brokers' },
	{
		one: 'group of custom fields',
		many: 'groups of custom fields',
		fields: CustomFieldGroup,
		list: 'customFieldGroups',
	},
	...[
		['contacts', Contact] as const,
		['activities', ActivityListItem] as const,
		['tasks', Task] as const,
		['messages', Message] as const,
		['deals', Deal] as const,
		['documents', Document] as const,
		['tags', Group] as const,
		['hooks', Hook] as const,
	].map(([many, fields]) => ({ one: many, many, fields, list: undefined })),
] as const;

/** How many records of each kind were taken, such as `1 unit`. */
export type Imported = readonly string[];

/**
 * Takes a recorded response of a real account into the sandbox: a list of units, projects, people, teams, statuses,
 * contact sources or custom fields, bare or in an envelope, or a single record, rich or flat. Records keep their ids and everything internal; statuses,
 * brokers and projects they name become records of their own. Addresses of pictures keep their path, and
 * lead to demo pictures. What the sandbox itself answered keeps its pictures, and its texts in other languages
 * where the answer does not hold any, because nobody asked for them. Hooks are told of what came.
 *
 * @throws when the answer holds none of these, or anything else
 */
export function importRecorded({ account, media, events }: Sandbox, answer: unknown): Imported {
	const records = recordsIn(answer);
	if (records.length === 0) {
		throw new Error(
			'This is no recorded response: neither a record with an id, nor a list of such records.',
		);
	}
	const found = records.map((record) => ({ record, kind: kindOf(record) }));
	const strange = found.find(({ kind }) => kind.list === undefined);
	if (strange) {
		const taken = kinds.filter(({ list }) => list !== undefined).map(({ many }) => many);
		throw new Error(
			`it holds ${strange.kind.many}, and what an import takes is ${taken.join(', ')}.`,
		);
	}
	const arrivals = createArrivals({ account, events });
	account.transaction(() => {
		for (const { record: recorded, kind } of found) {
			if (kind.list === 'units')
				importUnit(withKeptTexts(withDemoPictures(plain(recorded)), kind.list));
			else if (kind.list === 'projects') {
				const record = withKeptTexts(withDemoPictures(plain(recorded)), kind.list);
				arrivals.put('Project', idOf(record), record);
			} else if (kind.list !== undefined) {
				const fields = Object.entries(recorded).map(([key, value]) => [
					key,
					withDemoAddresses(value),
				]);
				account[kind.list].put(idOf(recorded), Object.fromEntries(fields));
			}
		}
	});
	arrivals.tell();
	return kinds.flatMap((kind) => {
		const count = found.filter((each) => each.kind === kind).length;
		return count === 0 ? [] : [`${count} ${count === 1 ? kind.one : kind.many}`];
	});

	function importUnit(record: Fields): void {
		const status = record['property_status'] ?? record['status'];
		addOnce(account.statuses, status);
		addOnce(account.brokers, record['broker']);
		addOnce(account.projects, record['project']);
		arrivals.put('Property', idOf(record), {
			...record,
			property_status_id: linkedId(status),
			broker_id: record['broker_id'] ?? linkedId(record['broker']),
			project_id: record['project_id'] ?? linkedId(record['project']),
		});
	}

	function withKeptTexts(record: Fields, list: 'units' | 'projects'): Fields {
		const known = account[list].get(idOf(record));
		return known ? keepTranslations(record, known) : record;
	}

	function withDemoPictures({ images, ...record }: Fields): Fields {
		const pictures = fieldsIn(images).map((image, index) =>
			recordedPicture(withOwnAddresses(image), idOf(record) * 100 + index + 1, media),
		);
		for (const { address, media: id } of pictures.flatMap(({ addresses }) => addresses)) {
			account.photos.put(address, id);
		}
		const rest = Object.entries(record).map(([field, value]) => [field, withDemoAddresses(value)]);
		return { ...Object.fromEntries(rest), images: pictures.map(({ picture }) => picture) };
	}

	function withOwnAddresses(image: Fields): Fields {
		const fields = Object.entries(image);
		return Object.fromEntries(fields.map(([key, value]) => [key, ownAddress(value) ?? value]));
	}

	/** The path of a picture that the sandbox itself has, whatever the port it was asked at. */
	function ownAddress(value: unknown): string | undefined {
		if (typeof value !== 'string') return undefined;
		const path = /^https?:\/\/[^/]+(\/photos\/[^?]*)/.exec(value)?.[1];
		const isOwn = path !== undefined && account.photos.media(path) !== undefined;
		return isOwn ? path : undefined;
	}

	/** Portraits, covers and logos are told from other addresses by the host of the pictures. */
	function withDemoAddresses(value: unknown): unknown {
		if (Array.isArray(value)) return value.map(withDemoAddresses);
		if (isFields(value)) {
			return Object.fromEntries(
				Object.entries(value).map(([key, item]) => [key, withDemoAddresses(item)]),
			);
		}
		const own = ownAddress(value);
		if (own !== undefined) return own;
		const address = recordedAddress(value);
		const picture = address && choose(media.photos, address);
		if (address === undefined || !picture) return value;
		account.photos.put(address, picture);
		return address;
	}
}

/** An account's own record of that id stays as it is. */
function addOnce(records: Records, record: unknown): void {
	const id = linkedId(record);
	if (id !== null && isFields(record) && !records.has(id)) records.put(id, record);
}

function recordsIn(answer: unknown): readonly Fields[] {
	const list = isFields(answer) && Array.isArray(answer['data']) ? answer['data'] : answer;
	const records = Array.isArray(list) ? list : [list];
	return records.filter(isFields).filter((record) => Number.isInteger(record['id']));
}

/** Opens every `{label, value}`. */
function plain(record: Fields): Fields {
	return Object.fromEntries(
		Object.entries(record).map(([field, value]) => [
			field,
			isFields(value) && 'label' in value && 'value' in value ? value['value'] : value,
		]),
	);
}

function kindOf(record: Fields): (typeof kinds)[number] {
	const known = kinds.map(
		({ fields }) => Object.keys(record).filter((key) => key in fields.shape).length,
	);
	return kinds[known.indexOf(Math.max(...known))] ?? kinds[0];
}

function idOf(record: Fields): number {
	return Number(record['id']);
}

function linkedId(record: unknown): number | null {
	const id = isFields(record) ? record['id'] : undefined;
	return typeof id === 'number' ? id : null;
}
