import type { z } from 'zod';
import type { CustomFields } from '../crm/contract/custom-fields.ts';
import type { Site } from '../domain/site.ts';
import type { PublishedField } from '../domain/published-field.ts';
import { namesPrice } from './hidden/names-beside.ts';
import { findLeaks } from './hidden/fact.ts';
import { readBare, readField, readPlain } from './fields/field-reading.ts';
import { shortText, type RedactionContext } from './hidden/texts.ts';

/** The custom fields of a record that the site publishes, in the order of `company/config.ts`. */
export function publishedFields(
	fields: z.infer<typeof CustomFields>,
	wanted: Site['customFields'],
	context: RedactionContext,
): PublishedField[] {
	return wanted.flatMap(({ key, label, role }) => {
		const field = Object.hasOwn(fields ?? {}, key) ? fields?.[key] : undefined;
		const raw = [field?.pretty_value, field?.value].find(isWritten);
		const name = `the custom field ${key}`;
		const value = shortText(raw?.toString(), name, context);
		if (value === undefined) return [];
		if (Object.values(label).some((each) => tellsPrice(each, value, context))) {
			context.note(`${name} names the hidden price and is not published`);
			return [];
		}
		const reading = readBare(value) ?? (role ? readField(value, role) : readPlain(value));
		return [{ key, label, value, ...(role && { role }), ...(reading && { reading }) }];
	});
}

function isWritten(raw: unknown): raw is string | number | boolean {
	if (typeof raw === 'number' || typeof raw === 'boolean') return true;
	return typeof raw === 'string' && raw.trim() !== '';
}

/**
 * Whether a value tells the hidden price beside its label; a number alone may be an amount unless it is a year. A project
 * hides the known prices of some of its units, and tells the others.
 */
function tellsPrice(label: string, value: string, { facts }: RedactionContext): boolean {
	const own = facts.filter(({ what, isOwn }) => what === 'hidden price' && isOwn === true);
	if (own.length === 0 || !/\d/.test(value)) return false;
	if (namesPrice(label)) return true;
	const isNumber = /^[\d.,'’ ]+$/.test(value) && !/^(?:1[89]|20)\d\d$/.test(value);
	const amount = isNumber ? `${value} €` : value;
	return [`${label}: ${amount}`, `${amount} ${label}`].some(
		(text) => findLeaks(text, own).length > 0,
	);
}
