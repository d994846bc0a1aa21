import { expect, test } from 'vitest';
import { writtenTextDuties } from '../../../../src/build/texts/text-duties.ts';
import { gate } from '../../../support/gate.ts';
import { folderWith } from '../../../support/folder-with.ts';
import { site } from '../../../support/settings.ts';

function duties(texts: Readonly<Record<string, string>>, legal: { kind: 'imprint' }[] = []) {
	return writtenTextDuties(folderWith(texts), { legal, site, today: '2026-11-21' });
}

const note = (text: string) => `<p>Haus GmbH</p><p>${text}</p>`;
const os = 'Plattform der EU: <https://ec.europa.eu/consumers/odr>';

test('each Markdown text that names the closed platform is named', () => {
	const found = duties({
		'pages/buying.de.md': `---\ntitle: Kaufen\n---\n${os}`,
		'legal/privacy.de.md': `---\ntitle: Datenschutz\n---\n${os}`,
		'legal/terms.de.md': 'Nichts dergleichen.',
		'notes.txt': os,
	});
	expect(found.map((line) => line.slice(0, line.indexOf(':')))).toEqual([
		'src/company/content/legal/privacy.de.md',
		'src/company/content/pages/buying.de.md',
	]);
});

test('an imprint of one’s own is searched for all it must hold, unless the CRM has it', () => {
	const text = 'Haus GmbH, Musterweg 1, 04229 Leipzig, post@haus.example, +49 341 123456';
	const lacking = duties({ 'legal/imprint.de.md': text });
	expect(lacking).toHaveLength(5);
	expect(lacking[0]).toBe(
		'src/company/content/legal/imprint.de.md: who represents the company is missing (§ 5 (1) no. 1 DDG).',
	);
	expect(lacking.join()).toMatch(/register and number.*VAT number.*34c.*supervisory authority/);
	expect(duties({ 'legal/imprint.de.md': text }, [{ kind: 'imprint' }])).toEqual([]);
});

test('the imprint of every office is searched, and each by its name', () => {
	const { report } = gate({
		teams: [
			{ id: 1, name: 'Leipzig', position: 1, imprint_note: note('Zuständige Aufsichtsbehörde: X') },
			{ id: 2, name: 'Hamburg', position: 2, imprint_note: note('§ 34c GewO') },
		],
	});
	const lines = (report.duties ?? []).filter((line) => line.startsWith('the imprint of'));
	expect(lines.some((line) => /Hamburg.*supervisory authority/.test(line))).toBe(true);
	expect(lines.some((line) => /Leipzig.*supervisory authority/.test(line))).toBe(false);
});
