import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { germanyEnergy } from '../../../../src/domain/law/germany-energy.ts';
import { germany } from '../../../../src/domain/law/germany.ts';
import { lastReviewed, overdueTables } from '../../../../src/domain/law/last-reviewed.ts';
import {
	drafts,
	imprintRules,
	textRules,
	unitRules,
} from '../../../../src/domain/law/all-rules.ts';
import { lawRegister } from '../../../../src/commands/documents/law-register.ts';

const root = join(import.meta.dirname, '../../../..');
const page = lawRegister();

test('docs/law.md is made of the rows', () => {
	// `npm run law` makes it anew after a change of a rule.
	expect(readFileSync(join(root, 'docs/law.md'), 'utf8')).toBe(page);
});

test('no file of a country names a rule that another one has', () => {
	expect(Object.keys(germanyEnergy).filter((name) => name in germany)).toEqual([]);
});

test('every row says in the register how it was verified, and what of it was not', () => {
	for (const { provision, verified } of [
		...unitRules,
		...textRules,
		...imprintRules,
		...Object.values(drafts).flat(),
	]) {
		expect(page).toContain(`### ${provision}`);
		const [how = '', open] = verified.split('; not verified: ');
		expect(how).toMatch(/^(?:wording|report) \(.+\)$/);
		expect(page).toContain(
			open === undefined ? `by ${how}.` : `by ${how}; **not verified**: ${open}.`,
		);
	}
});

test('a draft has no first day, so it asks nothing on any', () => {
	const none = Object.values(drafts)
		.flat()
		.filter(({ from }) => from === undefined);
	expect(none.map(({ provision }) => provision)).toContain('§ 87 GModG (draft)');
	for (const { provision } of none) {
		expect(page).toMatch(
			new RegExp(`### ${RegExp.escape(provision)} \\([^\\n]+\\n\\n[^.]+: it asks nothing`),
		);
	}
});

test('a file nobody has looked at for twelve months is named, and what has ended', () => {
	const files = lastReviewed.map(({ file }) => file);
	for (const file of files) expect(readFileSync(join(root, file), 'utf8')).toMatch(/reviewedOn/i);
	expect(overdueTables('2026-11-25')).toEqual([]);
	expect(overdueTables('2027-03-16')).toEqual([]);
	expect(overdueTables('2027-03-17')).toEqual([
		'What src/domain/law/spain.ts holds (stressed areas) ended in part on 2027-03-16: see whether it was prolonged.',
	]);
	expect(overdueTables('2027-11-20')).toHaveLength(1);
	expect(overdueTables('2027-11-21')).toContain(
		'Nobody has looked at src/domain/law/purchase-rates.ts (taxes and fees of buying) since 2026-11-21: compare it with the law, and write the day there as `reviewedOn`.',
	);
	expect(overdueTables('2027-11-25').filter((line) => line.startsWith('Nobody'))).toHaveLength(
		lastReviewed.length,
	);
});
