import { z } from 'zod';
import { itemsOf, onTheWire } from '../../crm/contract/field.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

const address = (name: string) => `#/components/schemas/${name}`;

/** Makes JSON Schemas of the contract, with a reference wherever a schema with an id stands. */
export interface Components {
	/** One of the given schemas on its own, or a reference to it. */
	schemaOf(schema: z.ZodType): JsonSchema;
	/** Everything that the references in a part of the document lead to. */
	usedIn(part: unknown): Readonly<Record<string, JsonSchema>>;
}

/** @param schemas what is to be converted: all in one go, because each go converts the whole contract */
export function createComponents(schemas: readonly z.ZodType[]): Components {
	const known = new Map<string, JsonSchema>([['Errors', errors]]);
	const held = new Map<string, z.ZodArray<z.ZodType>>();
	for (const [at, schema] of schemas.entries()) held.set(`Held${at}`, z.array(schema));
	const converted = new Map<z.ZodType, JsonSchema>();

	/** What goes over the wire, not what the client makes of it. */
	function convert(): Readonly<Record<string, z.core.JSONSchema.BaseSchema>> {
		const override = ({ zodSchema, jsonSchema }: Overridden) => {
			shorten(jsonSchema);
			const items = itemsOf.get(zodSchema);
			if (items) jsonSchema['items'] = { $ref: address(items.name) };
			const wire = onTheWire.get(zodSchema);
			if (!wire) return;
			known.set(wire.name, wireComponent(wire.types));
			for (const key of Object.keys(jsonSchema)) {
				if (key !== 'description') Reflect.deleteProperty(jsonSchema, key);
			}
			jsonSchema['$ref'] = address(wire.name);
		};
		const options = { uri: address, io: 'input', unrepresentable: 'any', override } as const;
		return z.toJSONSchema(z.globalRegistry, options).schemas;
	}

	for (const [id, holder] of held) z.globalRegistry.add(holder, { id });
	for (const [name, schema] of Object.entries(convert())) {
		const holder = held.get(name);
		if (!holder) known.set(name, withoutHead(schema));
		else if (typeof schema.items === 'object' && !Array.isArray(schema.items)) {
			converted.set(holder.element, schema.items);
		}
	}
	for (const holder of held.values()) z.globalRegistry.remove(holder);
	return {
		schemaOf: (schema) => converted.get(schema) ?? {},
		usedIn(part) {
			const names = new Set<string>();
			const visit = (json: string) => {
				for (const [, name = ''] of json.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
					if (names.has(name)) continue;
					names.add(name);
					visit(JSON.stringify(known.get(name) ?? {}));
				}
			};
			visit(JSON.stringify(part));
			return Object.fromEntries([...known].filter(([name]) => names.has(name)));
		},
	};
}

interface Overridden {
	readonly zodSchema: z.core.$ZodTypes;
	readonly jsonSchema: Record<string, unknown>;
}

/** Takes out what is true of every whole number and e-mail address, and hides what matters. */
function shorten(schema: Record<string, unknown>): void {
	if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
	if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
	if (schema['format'] !== undefined) delete schema['pattern'];
}

const errors: JsonSchema = {
	description: 'Why a request was not fulfilled.',
	type: 'object',
	required: ['errors'],
	properties: {
		errors: { description: 'A sentence each.', type: 'array', items: { type: 'string' } },
	},
};

/** A kind of field that accounts send plain or as `{label, value}`. */
function wireComponent(types: readonly string[]): JsonSchema {
	const plain = { type: [...types, 'null'] };
	const wrapped = {
		type: 'object',
		required: ['label', 'value'],
		properties: { label: { type: ['string', 'null'] }, value: plain },
	};
	return { anyOf: [plain, wrapped] };
}

function withoutHead(schema: JsonSchema): JsonSchema {
	const { $schema, $id, id, ...rest } = schema;
	void [$schema, $id, id];
	return rest;
}
