import { Project } from '../../crm/contract/project.ts';
import type { Account } from '../db/account.ts';
import { is } from '../db/condition.ts';
import { fieldsIn, isFields, type Fields, type StoredRecord } from '../db/records.ts';
import { addresses, cover, richPicture } from './picture.ts';
import { askedTranslations, inLanguage, translationsIn } from './translation.ts';
import { unitOfProject, type Wishes } from './unit.ts';

/** An item of the plain list. `project_id` is a code of the company's own, not the id. */
export function flatProject(
	record: StoredRecord,
	{ locale, languages }: Pick<Wishes, 'locale' | 'languages'>,
): Fields {
	const texts = inLanguage(record, locale);
	const item: Record<string, unknown> = {};
	for (const field of flatFields) item[field] = texts[field] ?? null;
	return {
		...item,
		title_image: record['title_image'] ?? titleImage(record),
		custom_fields: record['custom_fields'] ?? {},
		...askedTranslations(record, languages),
	};
}

/** A single project, and an item of the expanded list: with internal notes, pictures and units. */
export function richProject(record: StoredRecord, account: Account, wishes: Wishes): Fields {
	const picture = {
		type: 'Project',
		id: record.id,
		updatedAt: record['updated_at'],
		...wishes,
	} as const;
	const units = account.units.list({ where: [is('project_id', record.id)], order: 'unit_id' });
	return {
		...inLanguage(record, wishes.locale),
		...flatProject(record, wishes),
		translations: translationsIn(record, wishes.languages),
		images: fieldsIn(record['images']).map((image) => richPicture(image, picture)),
		floorplans: record['floorplans'] ?? [],
		documents: record['documents'] ?? [],
		links: record['links'] ?? [],
		units: units.map((unit) => unitOfProject(unit, account)),
	};
}

function titleImage(record: Fields): Fields | null {
	const picture = cover(record['images']);
	if (!isFields(picture)) return null;
	const { url, square_url } = addresses(picture);
	return { url, square_url };
}

/** Every field of a project but what only the single one holds. */
const flatFields = Object.keys(
	Project.omit({ images: true, links: true, translations: true }).shape,
);
