import { describe, expect, test } from 'vitest';
import { dateLegalTexts } from '../../../../src/build/read/fill-catalogue.ts';
import type { LegalKind, LegalText } from '../../../../src/domain/legal.ts';
import { withAnchors } from '../../../../src/view/prose.ts';
import { missingLegalTexts } from '../../../../src/build/texts/legal-texts.ts';
import { catalogueIn, temporaryFolder, writeCatalogue } from '../../../support/catalogue.ts';
import { folderWith } from '../../../support/folder-with.ts';

const imprint: LegalText = { kind: 'imprint', html: { de: '<p>Impressum</p>' } };

describe('the day of the last change', () => {
	test('is that of the build which first found a text so', () => {
		const live = catalogueIn(temporaryFolder());
		const first = dateLegalTexts([imprint], { live, today: '2026-11-01T08:00:00Z' });
		expect(first).toEqual([{ ...imprint, changedOn: '2026-11-01' }]);
		writeCatalogue(live, { legal: first });
		expect(dateLegalTexts([imprint], { live, today: '2026-11-21' })).toEqual(first);
	});

	test('moves when the text does, also that of another office', () => {
		const live = catalogueIn(temporaryFolder());
		const before = { ...imprint, of: 'Leipzig', others: [{ of: 'Hamburg', html: { de: 'x' } }] };
		writeCatalogue(live, { legal: [{ ...before, changedOn: '2026-11-01' }] });
		const after = { ...before, others: [{ of: 'Hamburg', html: { de: 'y' } }] };
		const at = { live, today: '2026-11-21' };
		expect(dateLegalTexts([before], at)[0]?.changedOn).toBe('2026-11-01');
		expect(dateLegalTexts([after], at)[0]?.changedOn).toBe('2026-11-21');
		expect(dateLegalTexts([imprint], at)[0]?.changedOn).toBe('2026-11-21');
	});
});

describe('a live site', () => {
	const own = { 'imprint.de.md': 'x', 'privacy.de.md': 'x' };
	test('has an own text for each of its legal pages', () => {
		expect(missing(own, ['imprint', 'privacy'])).toEqual([]);
		expect(missing(own, ['accessibility'])).toEqual([
			'A live site needs your own accessibility statement, and there is none: write it into src/company/content/legal/accessibility.de.md, or take accessibility out of `legal` in src/company/config.ts.',
		]);
		expect(missing(own, ['cancellation']).join()).toMatch(
			/there is none.*cancellation_policy_note/,
		);
		expect(missing(own, [])).toEqual([]);
	});

	test('cannot do without imprint and privacy notice', () => {
		expect(missing({}, [])[0]).toMatch(
			/needs your own imprint.*imprint_note of your team in the CRM\.$/,
		);
		expect(missing({ 'imprint.de.md': 'x' }, [])[0]).toMatch(/needs your own privacy notice/);
	});
});

test('headings of a text get ids that differ, and are listed as they are read', () => {
	const { html, headings } = withAnchors(
		'<h2>Für <b>Sie</b></h2><p>x</p><h2>A &amp; B</h2><h2>Für Sie</h2>',
	);
	expect(headings).toEqual([
		{ id: 'fuer-sie', text: 'Für Sie' },
		{ id: 'a-b', text: 'A & B' },
		{ id: 'fuer-sie-2', text: 'Für Sie' },
	]);
	expect(html).toBe(
		'<h2 id="fuer-sie">Für <b>Sie</b></h2><p>x</p><h2 id="a-b">A &amp; B</h2><h2 id="fuer-sie-2">Für Sie</h2>',
	);
});

/** What these legal pages lack where only these texts are. */
function missing(texts: Readonly<Record<string, string>>, kinds: readonly LegalKind[]): string[] {
	return missingLegalTexts([], { folder: folderWith(texts), locale: 'de', kinds });
}
