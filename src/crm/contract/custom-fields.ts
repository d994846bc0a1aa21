import { z } from 'zod';
import { onTheWire } from './field.ts';

/** What a record holds in a custom field. Single units without `new=1` send bare values. */
const CustomFieldContent = z.preprocess(
	(raw) => (typeof raw === 'object' && raw !== null && 'value' in raw ? raw : { value: raw }),
	z.looseObject({
		value: z
			.unknown()
			.describe("As it was entered: text, number, flag, or the id of a dropdown's option."),
		pretty_value: z
			.union([z.string(), z.number(), z.boolean()])
			.nullish()
			.describe("As people read it, with the unit or the option's name."),
	}),
);

/** Contents of custom fields by their keys. */
export const CustomFields = z
	.record(z.string(), CustomFieldContent)
	.nullish()
	.register(onTheWire, { name: 'CustomFields', types: ['object'] });
