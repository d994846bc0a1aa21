import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { settingsPage } from '../../../../src/commands/documents/settings-page.ts';
import { settingsSchema } from '../../../../src/commands/documents/settings-schema.ts';
import { companyIn, readSettings } from '../../../../src/wiring/company.ts';
import { temporaryFolder } from '../../../support/catalogue.ts';
import { ownSite } from '../../../support/own-site.ts';

const root = join(import.meta.dirname, '../../../..');
const file = join(root, 'docs/settings.schema.json');
const Schema = z.looseObject({
	properties: z.record(z.string(), z.looseObject({ description: z.string() })),
});

/** As a company writes them. */
const { articles: _, islands: __, ...written } = ownSite;
const settings = { $schema: '../../docs/settings.schema.json', ...written };

test('docs/settings.md and docs/settings.schema.json are what `npm run schema` makes, and says of each setting what it is for', () => {
	const schema = settingsSchema(root);
	expect(readFileSync(file, 'utf8')).toBe(schema);
	expect(readFileSync(join(root, 'docs/settings.md'), 'utf8')).toBe(
		settingsPage(JSON.parse(schema)),
	);
	const { properties } = Schema.parse(JSON.parse(schema));
	expect(Object.keys(properties)).toContain('offices');
	expect(properties).not.toHaveProperty('articles');
});

test('the page of the settings says of each key what it takes, and whether it may be absent', () => {
	const page = settingsPage({
		required: ['offices'],
		properties: {
			offices: {
				type: 'array',
				description: 'Where you are; see docs/maps.md.',
				items: {
					type: 'object',
					required: ['email'],
					properties: {
						email: { type: 'string', format: 'email' },
						floor: { type: 'integer', minimum: 0, maximum: 9, default: 2 },
					},
				},
			},
		},
	});
	expect(page.trimEnd().split('\n').slice(4)).toEqual([
		'## offices',
		'',
		'Where you are; see [maps.md](maps.md).',
		'',
		'Takes a list of entries with these keys; required.',
		'',
		'- `offices[].email`: an e-mail address; required.',
		'- `offices[].floor`: a whole number from 0 to 9; `2` when absent.',
	]);
});

test('settings that the program takes fit the schema, and what it refuses does not', () => {
	const ajv = new Ajv2020({ strict: false, validateFormats: false });
	const fits = ajv.compile(JSON.parse(readFileSync(file, 'utf8')));
	expect(fits(settings)).toBe(true);
	expect(fits({ ...settings, words: { de: { 'nav.buy': 'Angebote' } } })).toBe(true);
	for (const slip of [{ nmae: 'Haus' }, { words: { fr: { 'nav.buy': 'x' } } }, { offices: [] }]) {
		expect(fits({ ...settings, ...slip })).toBe(false);
	}
});

test('settings may be written as JSON, which names the schema', () => {
	const company = companyIn(temporaryFolder());
	const config = "import site from './site.json' with { type: 'json' };\n\nexport default site;\n";
	writeFileSync(join(company.folder, 'site.json'), JSON.stringify(settings));
	writeFileSync(join(company.folder, 'config.ts'), config);
	expect(readSettings(company).name).toBe(ownSite.name);
});

test('an editor offers the names of messages, with what ours says, and refuses others', () => {
	const at = join(root, 'src/wiring/editor.ts');
	const start = `import { defineSite, type SiteSettings } from '../domain/site.ts';\ndeclare const rest: SiteSettings;\nexport default defineSite({ ...rest, words: { es: { '`;
	const text = `${start}nav.buy': 'x', 'nav.bui': 'x' } } });\n`;
	const files = [at, join(root, 'src/i18n/translate.ts')];
	const service = ts.createLanguageService({
		...ts.sys,
		useCaseSensitiveFileNames: () => true,
		getCurrentDirectory: () => root,
		getCompilationSettings: () => ({
			strict: true,
			noEmit: true,
			skipLibCheck: true,
			allowImportingTsExtensions: true,
			target: ts.ScriptTarget.ESNext,
			module: ts.ModuleKind.NodeNext,
		}),
		getScriptFileNames: () => files,
		getScriptVersion: () => '1',
		getScriptSnapshot: (name) => {
			const content = name === at ? text : ts.sys.readFile(name);
			return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
		},
		fileExists: (name) => name === at || ts.sys.fileExists(name),
		getDefaultLibFileName: ts.getDefaultLibFilePath,
	});
	const offered = service.getCompletionsAtPosition(at, start.length, undefined)?.entries ?? [];
	expect(offered.map(({ name }) => name)).toContain('home.new');
	const hover = service.getQuickInfoAtPosition(at, start.length + 1)?.displayParts;
	expect(ts.displayPartsToString(hover)).toContain('"Comprar"');
	const slips = service.getSemanticDiagnostics(at).map(({ messageText }) => messageText);
	expect(slips).toEqual([expect.stringContaining("''nav.bui'' does not exist")]);
});
