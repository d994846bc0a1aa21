import { join } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { Site } from '../../domain/site.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** What the program reads itself, and nobody writes. */
const notWritten = ['articles', 'islands'];

/**
 * JSON schema of a company's settings, with what the sources say of each: for editors and programs that write them as
 * JSON.
 * @param project folder of the program
 */
export function settingsSchema(project: string): string {
	const schema = z.toJSONSchema(Site, {
		io: 'input',
		override: ({ jsonSchema }) => tidy(jsonSchema),
	});
	for (const name of notWritten) delete schema.properties?.[name];
	const { checker, type } = settingsType(join(project, 'src/domain/site.ts'));
	describe(schema, type, checker);
	return `${JSON.stringify({ ...schema, title: 'Settings of a site' }, undefined, '\t')}\n`;
}

/** Takes out what only says how numbers and addresses are looked at. */
function tidy(schema: Schema): void {
	if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
	if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
	if (schema.format === 'email') delete schema.pattern;
}

/** The type that a company's `config.ts` is checked against: it still knows the comments of the sources. */
function settingsType(file: string): { readonly checker: ts.TypeChecker; readonly type: ts.Type } {
	const program = ts.createProgram([file], {
		strict: true,
		noEmit: true,
		skipLibCheck: true,
		allowImportingTsExtensions: true,
		target: ts.ScriptTarget.ESNext,
		module: ts.ModuleKind.NodeNext,
		types: ['node'],
	});
	const checker = program.getTypeChecker();
	const source = program.getSourceFile(file);
	const module = source && checker.getSymbolAtLocation(source);
	const settings = module && checker.tryGetMemberInModuleExports('SiteSettings', module);
	if (!settings) throw new Error(`${file} has no type SiteSettings.`);
	return { checker, type: checker.getDeclaredTypeOfSymbol(settings) };
}

/** Adds what the sources say of each setting, as deep as they say it. */
function describe(schema: Schema, type: ts.Type, checker: ts.TypeChecker): void {
	const given = checker.getNonNullableType(type);
	if (typeof schema.items === 'object' && !Array.isArray(schema.items)) {
		const item = checker.getIndexTypeOfType(given, ts.IndexKind.Number);
		if (item) describe(schema.items, item, checker);
	}
	for (const [name, child] of Object.entries(schema.properties ?? {})) {
		const property = typeof child === 'object' ? checker.getPropertyOfType(given, name) : undefined;
		if (!property || typeof child !== 'object') continue;
		const said = ts.displayPartsToString(property.getDocumentationComment(checker)).trim();
		if (said !== '') child.description = said.replaceAll(/\s*\n\s*/g, ' ');
		describe(child, checker.getTypeOfSymbol(property), checker);
	}
}
