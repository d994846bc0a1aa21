import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSite } from '../../../src/domain/site.ts';
import { demoContent, demoKeys, demoMarks } from '../../../src/build/requirements/demo-content.ts';
import { demoAccount } from '../../../src/sandbox/demo/account.ts';
import { renamed } from '../../../src/sandbox/rename.ts';
import { filesBelow } from '../../../src/storage/disk/files.ts';
import { companyIn, demoCompany } from '../../../src/wiring/company.ts';
import { folderWith } from '../../support/folder-with.ts';
import { ownSite } from '../../support/own-site.ts';
import { site as demo } from '../../support/settings.ts';

const texts = [...filesBelow(demoCompany.texts)].map((file) => ({
	file,
	text: readFileSync(join(demoCompany.texts, file), 'utf8'),
}));
const marks = demoMarks(demo, texts);
const demoText = (file: string) => texts.find((text) => text.file === file)?.text ?? '';

/** What is found in these settings, texts and people. */
function going({
	site = ownSite,
	files = {},
	...crm
}: {
	site?: typeof ownSite;
	files?: Readonly<Record<string, string>>;
} & Pick<Parameters<typeof demoContent>[0], 'legal' | 'people'>) {
	return demoContent({ site, company: companyIn(folderWith(files)), ...crm }).join('\n');
}

describe('a live site', () => {
	test('may be that of any other company', () => {
		const files = {
			'content/legal/imprint.de.md': '---\ntitle: Impressum\n---\nHaus GmbH, Am Markt 1, Leipzig',
			'content/pages/buying.de.md': '---\ntitle: Eine Wohnung kaufen\n---\nAnders.',
		};
		expect(going({ files })).toBe('');
	});

	test.each([
		['name', { name: 'HALLMANN &amp; Rey Immobilien' }],
		['headline', { headline: demo.headline }],
		['introduction', { introduction: { es: demo.introduction.es ?? '' } }],
		['offices.0.street', { offices: [{ ...office(), street: 'Karl-Heine-Straße  41' }] }],
		['offices.0.phone', { offices: [{ ...office(), phone: '0341 / 55 01 20' }] }],
		['offices.0.email', { offices: [{ ...office(), email: 'info@hallmann-rey.example' }] }],
		['inquiry.mail.to', { inquiry: { mail: { to: 'a@hallmann-rey.example', from: 'a@b.de' } } }],
		['lists.introductions.0.text', { lists: demo.lists }],
	])('with %s of the demo agency is refused, and it is named', (key, changes) => {
		const site = readSite({ ...ownSite, ...changes });
		expect(going({ site })).toContain(`\`${key}\``);
	});

	test.each(texts.map(({ file }) => file))(
		'with the demo agency’s text %s is refused, whatever its first lines say',
		(file) => {
			const text = demoText(file).replace('---\n', '---\ndemo: false\n');
			expect(going({ files: { [`content/${file}`]: text } })).toContain(
				`these are still its own: src/company/content/${file}. Write`,
			);
			const unmarked = text.replace(/^>.*\n/gm, '');
			expect(going({ files: { [`content/${file}`]: unmarked } })).toContain(
				`src/company/content/${file}`,
			);
		},
	);

	test('with a guide of which one paragraph is the demo agency’s is refused', () => {
		const paragraphs = demoText('pages/renting.de.md').split('\n\n');
		const [paragraph = ''] = paragraphs.toSorted((a, b) => b.length - a.length);
		const text = `---\ntitle: Mieten\n---\nEigenes.\n\n${paragraph}\n`;
		expect(going({ files: { 'content/pages/mieten.de.md': text } })).toContain(
			'pages/mieten.de.md',
		);
	});

	test('may fill in its own name in the pattern of a legal text', () => {
		const text = demoText('legal/terms.de.md')
			.replace(/^>.*\n/gm, '')
			.replaceAll('Hallmann & Rey', 'Haus')
			.replaceAll('hallmann-rey.example', 'haus.de')
			.replaceAll('Karl-Heine-Straße 41', 'Am Markt 1')
			.replaceAll('341 550120', '341 123456');
		expect(going({ files: { 'content/legal/terms.de.md': text } })).toBe('');
	});

	test('with texts or people of the demo agency in the CRM is refused', () => {
		const legal = [
			{ kind: 'imprint', html: { de: '<p><b>Hallmann</b> &amp; Rey GmbH</p>' } },
		] as const;
		expect(going({ legal })).toContain('the imprint of your teams in the CRM');
		const people = [
			{ id: 61, name: 'Marta Rey', email: 'rey@hallmann-rey.example' },
			{ id: 62, name: 'Anna Haus', email: 'anna@haus.de' },
		];
		expect(going({ people })).toContain('the people 61 in the CRM');
	});

	test('is told the first few of many', () => {
		expect(going({ site: demo })).toMatch(
			/its own: `name`, `headline`, `introduction`, .* and \d+ more in src\/company\/config\.ts\. Write/,
		);
	});
});

test('no other words are taken for the demo agency’s', () => {
	fc.assert(
		fc.property(fc.lorem({ maxCount: 30, mode: 'sentences' }), (text) => {
			expect(demoKeys({ text }, marks)).toEqual([]);
		}),
	);
	expect(marks.every((mark) => mark.length >= 8)).toBe(true);
});

function office() {
	const [first] = ownSite.offices;
	if (!first) throw new Error('There is no office.');
	return first;
}

test('the embedded CRM under another name has nothing of the demo agency’s own', () => {
	const account = demoAccount(new Date('2026-11-29T12:00:00Z'));
	expect(demoKeys({ teams: account.teams, brokers: account.brokers }, marks)).not.toEqual([]);
	const { teams, brokers, units } = renamed(account, 'Küsten & Blick');
	expect(demoKeys({ teams, brokers, units }, marks)).toEqual([]);
	expect(teams[0]?.imprint_note).toContain('Küsten &amp; Blick Immobilien GmbH');
	expect(brokers[0]).toMatchObject({ name: 'Paula Brandt', last_name: 'Brandt' });
	expect(units).toHaveLength(account.units.length);
});
