import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from '../../src/sandbox/openapi/document.ts';

const folder = new URL('../../src/crm/contract/', import.meta.url);

interface Source {
	readonly name: string;
	readonly code: string;
}

function contract(): Source[] {
	return globSync('**/*.ts', { cwd: folder }).map((name) => ({
		name,
		code: readFileSync(new URL(name, folder), 'utf8'),
	}));
}

/** A field of a schema, and whether a docstring says what it means. */
interface Field {
	/** Such as `unit.ts Unit.living_space`. */
	readonly name: string;
	readonly isDocumented: boolean;
}

/** The fields of every object schema in the files, and of the constants that schemas take over. */
function fieldsOf(sources: readonly Source[]): Field[] {
	const trees = sources.map(({ name, code }) =>
		ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true),
	);
	const lists = trees.flatMap((tree) => fieldLists(tree));
	const constants = new Map(trees.flatMap((tree) => objectConstants(tree)));
	const takenOver = new Set(lists.flatMap((list) => spreads(list)));
	for (const name of takenOver) {
		const constant = constants.get(name);
		if (!constant) throw new Error(`No object of the contract is called ${name}.`);
		for (const further of spreads(constant)) takenOver.add(further);
		lists.push(constant);
	}
	return lists.flatMap((list) => list.properties.flatMap((property) => fieldOf(property)));
}

/** What `z.object({…})` and its kin are given. */
function fieldLists(node: ts.Node): ts.ObjectLiteralExpression[] {
	const below: ts.ObjectLiteralExpression[] = [];
	ts.forEachChild(node, (child) => void below.push(...fieldLists(child)));
	if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return below;
	const [given] = node.arguments;
	const makesObject = /^(?:object|looseObject|strictObject|extend|safeExtend)$/;
	if (!makesObject.test(node.expression.name.text)) return below;
	if (!given || !ts.isObjectLiteralExpression(given))
		throw new Error(`${placeOf(node)} is not given its fields in braces.`);
	return [given, ...below];
}

function objectConstants(tree: ts.SourceFile): [string, ts.ObjectLiteralExpression][] {
	return tree.statements
		.filter((statement) => ts.isVariableStatement(statement))
		.flatMap(({ declarationList }) => [...declarationList.declarations])
		.flatMap(({ name, initializer }): [string, ts.ObjectLiteralExpression][] =>
			initializer && ts.isObjectLiteralExpression(initializer)
				? [[name.getText(), initializer]]
				: [],
		);
}

/** Names of the constants a list of fields takes over; `Other.shape` is a schema that is walked itself. */
function spreads(list: ts.ObjectLiteralExpression): string[] {
	return list.properties
		.filter((property) => ts.isSpreadAssignment(property))
		.map(({ expression }) => expression.getText())
		.filter((name) => !name.endsWith('.shape'));
}

function fieldOf(property: ts.ObjectLiteralElementLike): Field[] {
	if (ts.isSpreadAssignment(property)) return [];
	const texts = ts
		.getJSDocCommentsAndTags(property)
		.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
	const isDescribed = /\.describe\(\s*['"`]/.test(property.getText());
	const isDocumented = isDescribed || texts.some((text) => text.trim() !== '');
	return [{ name: `${placeOf(property)}.${property.name.getText()}`, isDocumented }];
}

/** The file, and the constant in it, that a node belongs to. */
function placeOf(node: ts.Node): string {
	let constant = '';
	for (let outer = node; outer.parent; outer = outer.parent) {
		if (ts.isVariableDeclaration(outer)) constant = outer.name.getText();
	}
	return `${node.getSourceFile().fileName} ${constant}`;
}

function undocumented(sources: readonly Source[]): string[] {
	return fieldsOf(sources)
		.filter(({ isDocumented }) => !isDocumented)
		.map(({ name }) => name);
}

test('every field of every schema in the contract says what it means', () => {
	expect(undocumented(contract())).toEqual([]);
});

test('the fields of the contract are found, those taken over from a constant among them', () => {
	const names = fieldsOf(contract()).map(({ name }) => name.split(' ')[1]);
	expect(names.length).toBeGreaterThan(600);
	expect(names).toEqual(
		expect.arrayContaining([
			'Unit.id',
			'unitAreas.living_space',
			'paging.per',
			'TaskWrite.due_date',
		]),
	);
});

test('a field without a docstring is named, also within another one and in a constant taken over', () => {
	const code = `
		const shared = {
			/** Said. */
			said: text,
			unsaid: text,
		};
		/** About the whole, which is about no field of it. */
		export const Record = z.looseObject({
			...shared,
			...Other.shape,
			/** Number of the record. */
			id,
			plain,
			/** Said. */
			inner: z.array(z.object({ deep: text })),
			/** */
			empty: text,
			// Not for readers of the type.
			comment: text,
		});`;
	expect(undocumented([{ name: 'a.ts', code }])).toEqual([
		'a.ts Record.plain',
		'a.ts Record.empty',
		'a.ts Record.comment',
		'a.ts Record.deep',
		'a.ts shared.unsaid',
	]);
});

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
