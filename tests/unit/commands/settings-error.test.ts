import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reasonOf } from '../../../src/domain/sentences/failure.ts';
import { companyIn, demoCompany, readSettings } from '../../../src/wiring/company.ts';
import { commandLine } from '../../support/command-line.ts';
import { testFolder } from '../../support/outbox.ts';

const demo = join(demoCompany.folder, 'config.ts');
const good = `import given from ${JSON.stringify(demo)};`;

/** A folder with these settings, and a file they may import. */
function folderOf(settings: string, helper = ''): string {
	const folder = testFolder();
	writeFileSync(join(folder, 'config.ts'), settings);
	writeFileSync(join(folder, 'helper.ts'), helper);
	return folder;
}

/** What is said of settings that cannot be read. */
function refusal(settings: string, helper = ''): string {
	try {
		readSettings(companyIn(folderOf(settings, helper)));
	} catch (error) {
		return reasonOf(error);
	}
	return 'They were read.';
}

/** Good settings but for a name that is read by this. */
function withName(getter: string): string {
	return `${good}\nconst name = { enumerable: true, get() { ${getter} } };\nexport default Object.defineProperty({ ...given }, 'name', name);`;
}

const none = ' holds no settings: they must stand there as `export default defineSite({ … })`';
const cyclic = `${good}\nconst made = { ...given };\nmade.roles = { a: made };\nexport default made;`;

test.each<[string, string, string | RegExp]>([
	['without a default export', 'export const stie = {};', none],
	['with nothing', '', none],
	[
		'with a missing import',
		"import x from './gone.ts'; export default x;",
		' cannot be read: Cannot find module ',
	],
	[
		'with a missing package',
		"import x from 'gone'; export default x;",
		" cannot be read: Cannot find package 'gone'",
	],
	['with an open quote', "export default {\n\tname: 'a,\n};", /ts:\d cannot be read: /],
	['with a name twice', 'let a; let a; export default a;', /(:1)? cannot be read: Identifier 'a'/],
	[
		'with an unknown name',
		'\nexport default { name: foo };',
		':2 cannot be read: foo is not defined',
	],
	['that throw', "\n\nthrow new Error('odd');", ':3 cannot be read: odd'],
	['that throw two lines', "throw new Error('odd\\nsecond');", ':1 cannot be read: odd'],
	['that throw a text', "throw 'odd';", ' cannot be read: odd'],
	['that throw nothing', 'throw null;', ' cannot be read: null'],
	['that wait', 'export default await Promise.resolve({});', ' cannot be read: it uses `await`'],
	['with a getter that throws', withName("throw new Error('odd');"), ':2 cannot be read: odd'],
	['with a getter that throws a text', withName("throw 'odd';"), ' cannot be read: odd'],
	['that hold themselves', cyclic, ' cannot be used: roles.a: '],
])('settings %s are refused in one sentence with their file', (_, settings, part) => {
	const said = refusal(settings);
	expect(said).toMatch(typeof part === 'string' ? `config.ts${part}` : part);
	expect(said).toMatch(/^.+\.$/);
});

test('a slip in a file that the settings import is told of that file', () => {
	const settings = "import { name } from './helper.ts';\nexport default { name };";
	expect(refusal(settings, '\nexport const name = missing;')).toMatch(
		/^\S*helper\.ts:2 cannot be read: missing is not defined\.$/,
	);
});

test.each([
	['whose promise fails', "Promise.reject(new Error('odd'));", ':2 fails after it was read: odd'],
	[
		'whose timer fails',
		"\nsetTimeout(() => { throw new Error('odd'); });",
		':3 fails after it was',
	],
	['that throw', "throw new Error('odd');", ':2 cannot be read: odd'],
])('a command with settings %s says so without a stack', (_, slip, part) => {
	const { status, stderr } = spawnSync(process.execPath, [...commandLine('addresses'), 'export'], {
		encoding: 'utf8',
		timeout: 120_000,
		env: {
			PATH: process.env['PATH'],
			VITRINE_COMPANY: folderOf(`${good}\n${slip}\nexport default given;`),
			VITRINE_VAR: testFolder(),
			CRM_BASE_URL: 'http://127.0.0.1:9/v1',
			CRM_API_KEY: 'key',
		},
	});
	expect(stderr).toContain(`config.ts${part}`);
	expect(stderr).toMatch(/^.+\.\n$/);
	expect(status).toBe(1);
});
