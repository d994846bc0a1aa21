import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unitRules } from '../../../src/domain/law/findings.ts';
import { imprintRules } from '../../../src/domain/law/imprint-rules.ts';
import { lawTables, overdueTables } from '../../../src/domain/law/last-looked.ts';
import { registerEntries } from '../../../src/domain/law/register-entries.ts';
import { RuleId } from '../../../src/domain/law/rules.ts';
import { textRules } from '../../../src/domain/law/text-rules.ts';
import { lawRegister } from '../../../src/documents/law-register.ts';

const root = join(import.meta.dirname, '../../..');
const rules = [...unitRules, ...textRules, ...imprintRules];

test('docs/law.md is made of the rules, and names every one the settings may name', () => {
	const page = lawRegister();
	expect(RuleId.options.filter((id) => !page.includes(`\`${id}\``))).toEqual([]);
	// `npm run law` makes it anew after a change of a rule.
	expect(readFileSync(join(root, 'docs/law.md'), 'utf8')).toBe(page);
});

test.each([...rules, ...registerEntries].map((entry) => [entry.source, entry] as const))(
	'%s says whom it binds, what the page must show, when somebody looked, and how it was verified',
	(_, { binds, shows, looked, verified }) => {
		expect(binds).not.toBe('');
		expect(shows).not.toBe('');
		expect(looked).toMatch(/^20\d\d-\d\d-\d\d$/);
		expect(verified.how === 'unverified' ? verified.why : verified.at).not.toBe('');
	},
);

test('what was not verified says so in the register', () => {
	const page = lawRegister();
	const open = [...rules, ...registerEntries].flatMap(({ verified }) =>
		verified.how === 'unverified' ? [verified.why] : (verified.open ?? []),
	);
	expect(open.filter((words) => !page.includes(`**not verified**: ${words}`))).toEqual([]);
	expect(open).toContain('whether it was promulgated');
});

test('a draft has no first day, so it asks nothing on any', () => {
	const drafts = registerEntries.filter(({ from }) => from === undefined);
	expect(drafts.map(({ source }) => source)).toContain('§ 87 GModG (draft)');
	const page = lawRegister();
	for (const { source } of drafts) {
		expect(page).toMatch(
			new RegExp(`### ${RegExp.escape(source)} \\([^\\n]+\\n\\n[^.]+: it asks nothing`),
		);
		expect(rules.map((rule) => rule.source)).not.toContain(source);
	}
});

test('a table nobody has looked at for twelve months is named with its file', () => {
	const table = { file: 'src/domain/law/x.ts', holds: 'taxes', looked: '2026-11-21' };
	expect(overdueTables('2027-11-20', [table])).toEqual([]);
	expect(overdueTables('2027-11-21', [table])).toEqual([
		'Nobody has looked at src/domain/law/x.ts (taxes) since 2026-11-21: compare it with the law, and write the day there as `looked`.',
	]);
	const ending = { ...table, ends: '2027-03-16' };
	expect(overdueTables('2027-03-16', [ending])).toEqual([]);
	expect(overdueTables('2027-03-17', [ending])).toEqual([expect.stringContaining('2027-03-16')]);
});

test('every file of the law with taxes, fees, areas and words is among those tables', () => {
	const files = lawTables.map(({ file }) => file);
	for (const file of files) expect(readFileSync(join(root, file), 'utf8')).toContain('looked');
	expect(files.length).toBe(new Set(files).size);
	for (const name of [
		'purchase-rates',
		'purchase-fees',
		'stressed-areas',
		'environmental-claims',
	]) {
		expect(files).toContain(`src/domain/law/${name}.ts`);
	}
	expect(overdueTables('2026-11-25')).toEqual([]);
});
