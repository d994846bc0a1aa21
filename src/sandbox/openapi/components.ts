import { z } from 'zod';
import { onTheWire } from '../../crm/contract/field.ts';
import type { Docstrings } from './docstrings.ts';
import { namedSchemas } from './schemas.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

const address = (name: string) => `#/components/schemas/${name}`;

/** Makes JSON Schemas of the contract, with a reference wherever one of its named schemas stands. */
export interface Components {
	/** A schema on its own, or a reference to it. */
	schemaOf(schema: z.ZodType): JsonSchema;
	/** Everything that references lead to. */
	readonly all: Readonly<Record<string, JsonSchema>>;
}

/** Makes the named schemas of the document. */
export function createComponents(docs: Docstrings): Components {
	const registry = z.registry<{ id: string }>();
	for (const [name, schema] of namedSchemas) {
		// Queries become parameters, one by one.
		if (name.endsWith('Query') || registry.has(schema)) continue;
		registry.add(schema, { id: name });
	}
	const unnamed = 'Unnamed';
	const options = {
		uri: address,
		// What goes over the wire, not what the client makes of it.
		io: 'input',
		unrepresentable: 'any',
		override: ({ zodSchema, jsonSchema }: Overridden) => {
			shorten(jsonSchema);
			const wire = onTheWire.get(zodSchema);
			if (!wire) return;
			for (const key of Object.keys(jsonSchema)) {
				if (key !== 'description') Reflect.deleteProperty(jsonSchema, key);
			}
			jsonSchema['$ref'] = address(wire.name);
		},
	} as const;
	const made = z.toJSONSchema(registry, options).schemas;
	const all = Object.entries(made).map(([name, schema]) => [name, described(name, schema, docs)]);
	return {
		schemaOf(schema) {
			const id = registry.get(schema)?.id;
			if (id !== undefined) return { $ref: address(id) };
			registry.add(schema, { id: unnamed });
			const { schemas } = z.toJSONSchema(registry, options);
			registry.remove(schema);
			return withoutHead(schemas[unnamed] ?? {});
		},
		all: { ...Object.fromEntries(all), ...wireComponents(), Errors: errors },
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
	properties: { errors: { type: 'array', items: { type: 'string' } } },
};

/** The kinds of fields that accounts send plain or as `{label, value}`. */
function wireComponents(): Record<string, JsonSchema> {
	const shapes = [...namedSchemas.values()].flatMap(({ shape }) => Object.values(shape));
	const kinds = shapes.flatMap((field) => (field instanceof z.ZodType ? wireOf(field) : []));
	return Object.fromEntries(
		kinds.map(({ name, types }) => {
			const plain = { type: [...types, 'null'] };
			const wrapped = {
				type: 'object',
				required: ['label', 'value'],
				properties: { label: { type: ['string', 'null'] }, value: plain },
			};
			return [name, { anyOf: [plain, wrapped] }];
		}),
	);
}

function wireOf(field: z.ZodType): { name: string; types: readonly string[] }[] {
	const inner = field instanceof z.ZodCatch ? field.unwrap() : field;
	const wire = inner instanceof z.ZodType ? onTheWire.get(inner) : undefined;
	return wire ? [wire] : [];
}

function described(name: string, schema: JsonSchema, docs: Docstrings): JsonSchema {
	const description = docs.of(name);
	return {
		...(description !== undefined && { description }),
		...mapped(withoutHead(schema), (field) => docs.of(name, field)),
	};
}

/** The schema with the text of each field, also of those within another. */
function mapped(schema: object, textOf: (field: string) => string | undefined): JsonSchema {
	const inner = (part: unknown): unknown => {
		if (Array.isArray(part)) return part.map(inner);
		return typeof part === 'object' && part !== null ? mapped(part, textOf) : part;
	};
	const texted = ([field, own]: [string, unknown]) => {
		const description = textOf(field);
		const schema = typeof own === 'object' && own !== null ? mapped(own, textOf) : {};
		return [field, { ...(description !== undefined && { description }), ...schema }];
	};
	const entries = Object.entries(schema).map(([key, part]) => [
		key,
		key === 'properties' ? Object.fromEntries(Object.entries(part).map(texted)) : inner(part),
	]);
	return Object.fromEntries(entries);
}

function withoutHead(schema: JsonSchema): JsonSchema {
	const { $schema, $id, id, ...rest } = schema;
	void [$schema, $id, id];
	return rest;
}
