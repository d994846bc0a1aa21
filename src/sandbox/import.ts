import type { Sandbox } from './app.ts';
import { fieldsIn, isFields, type Fields, type Records } from './db/records.ts';
import { keepTranslations } from './keep-translations.ts';
import { createArrivals } from './record-events.ts';
import { recordedAddress, recordedPicture } from './recorded-picture.ts';
import { choose } from './token.ts';

export interface Imported {
	readonly units: number;
	readonly projects: number;
}

/**
 * Takes a recorded answer of a real account into the sandbox: a list of units or projects, bare or in an
 * envelope, or a single record, rich or flat. Records keep their ids and everything internal; statuses,
 * brokers and projects they name become records of their own. Addresses of pictures keep their path, and
 * lead to demo pictures. What the sandbox itself answered keeps its pictures, and its texts in other languages
 * where the answer does not hold any, because nobody asked for them. Hooks are told of what came.
 *
 * @throws when the answer holds no unit and no project
 */
export function importRecorded({ account, media, events }: Sandbox, answer: unknown): Imported {
	const records = recordsIn(answer);
	if (records.length === 0) {
		throw new Error(
			'This is no recorded answer: neither a unit or project with an id, nor a list of them.',
		);
	}
	const counts = { units: 0, projects: 0 };
	const arrivals = createArrivals({ account, events });
	account.transaction(() => {
		for (const recorded of records) {
			const record = withKeptTexts(withDemoPictures(plain(recorded)));
			if (isProject(record)) {
				arrivals.put('Project', idOf(record), record);
				counts.projects += 1;
			} else {
				importUnit(record);
				counts.units += 1;
			}
		}
	});
	arrivals.tell();
	return counts;

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

	function withKeptTexts(record: Fields): Fields {
		const known = (isProject(record) ? account.projects : account.units).get(idOf(record));
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

/** Only units have a type or a number; only projects have a cover picture or a line under the title. */
function isProject(record: Fields): boolean {
	return 'title_image' in record || 'sub_headline' in record;
}

function idOf(record: Fields): number {
	return Number(record['id']);
}

function linkedId(record: unknown): number | null {
	const id = isFields(record) ? record['id'] : undefined;
	return typeof id === 'number' ? id : null;
}
