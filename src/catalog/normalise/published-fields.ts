import type { CustomFields } from '../../crm/contract/custom-fields.ts';
import type { Site } from '../../domain/site.ts';
import type { PublishedField } from '../../domain/unit.ts';
import type { z } from 'zod';
import { shortText } from './texts.ts';
import type { Discretion } from './texts.ts';

/** The custom fields of a record that the site publishes, in the order of `site.config.ts`. */
export function publishedFields(
	fields: z.infer<typeof CustomFields>,
	wanted: Site['customFields'],
	discretion: Discretion,
): PublishedField[] {
	return wanted.flatMap(({ key, label }) => {
		const field = Object.hasOwn(fields ?? {}, key) ? fields?.[key] : undefined;
		const raw = field?.pretty_value ?? field?.value;
		if (typeof raw !== 'string' && typeof raw !== 'number') return [];
		const value = shortText(String(raw), `the custom field ${key}`, discretion);
		return value === undefined ? [] : [{ key, label, value }];
	});
}
