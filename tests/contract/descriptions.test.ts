import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../../src/sandbox/openapi/document.ts';

const Schema = z.looseObject({ description: z.string().optional() });
const Reference = z.object({
	paths: z.record(
		z.string(),
		z.record(
			z.string(),
			z.object({
				operationId: z.string(),
				parameters: z.array(Schema.extend({ name: z.string(), in: z.enum(['path', 'query']) })),
			}),
		),
	),
	components: z.object({ schemas: z.record(z.string(), Schema) }),
});

/** Fields at any depth of a JSON Schema that nothing is said of. */
function undescribed(place: string, part: unknown): string[] {
	if (typeof part !== 'object' || part === null) return [];
	return Object.entries(part).flatMap(([key, inner]: [string, unknown]) => {
		if (key !== 'properties') return undescribed(place, inner);
		const fields = Object.entries(z.record(z.string(), Schema).parse(inner));
		return fields.flatMap(([field, schema]) => [
			...(schema.description ? [] : [`${place}.${field}`]),
			...undescribed(`${place}.${field}`, schema),
		]);
	});
}

test('the reference says of every field and parameter what the contract says', () => {
	const { paths, components } = Reference.parse(openApiDocument());
	// These stand for no record: a value in its two forms, and a refusal.
	const others = [
		'Choices',
		'CustomFields',
		'Errors',
		'Flag',
		'Moment',
		'Quantity',
		'Reference',
		'Text',
	];
	const schemas = Object.entries(components.schemas).filter(([name]) => !others.includes(name));
	expect(schemas.flatMap(([name, schema]) => undescribed(name, schema))).toEqual([]);
	const calls = Object.values(paths).flatMap((path) => Object.values(path));
	const silent = calls.flatMap(({ operationId, parameters }) =>
		parameters
			.filter((parameter) => parameter.in === 'query' && !parameter.description)
			.map(({ name }) => `${operationId}: ${name}`),
	);
	expect(silent).toEqual([]);
	const fields = (name: string) => components.schemas[name]?.['properties'];
	expect(fields('Unit')).toMatchObject({
		living_space: { description: expect.stringContaining('iving area') },
	});
	expect(fields('TaskWrite')).toMatchObject({
		task: { properties: { remind_at: { description: expect.stringContaining('reminded') } } },
	});
});
