import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitise } from '../../../../src/gate/html/sanitise.ts';
import { foldText, listedFirst, untoldFeatures } from '../../../../src/view/unit/text.ts';

const words = (n: number) => 'Der Flur ist hell und lang. '.repeat(Math.ceil(n / 28)).trim();
const paragraph = (n: number) => `<p>${words(n)}</p>`;

const letters = (part: string) => part.replaceAll(/<[^>]*>|\s/g, '');

describe('the first sentence', () => {
	test('stands apart, and the paragraph goes on without it', () => {
		const html = '<p>Vier Treppen führen hinauf, dann ist da nur das Dach. 2020 wurde gebaut.</p>';
		expect(foldText(html)).toEqual({
			lead: 'Vier Treppen führen hinauf, dann ist da nur das Dach.',
			text: '<p>2020 wurde gebaut.</p>',
		});
	});

	test('is all of a short first paragraph', () => {
		expect(foldText('<p>Ein Haus am See. Mit Steg.</p><p>Mehr davon.</p>')).toEqual({
			lead: 'Ein Haus am See. Mit Steg.',
			text: '<p>Mehr davon.</p>',
		});
	});

	test('does not end at an abbreviation', () => {
		const html = `<p>Der Preis der Wohnung versteht sich inkl. Stellplatz und Keller im Haus. ${words(200)}</p>`;
		expect(foldText(html).lead).toBe(
			'Der Preis der Wohnung versteht sich inkl. Stellplatz und Keller im Haus.',
		);
	});

	test.each([
		['a lone short paragraph', '<p>Ein Haus.</p>'],
		['a list', '<ul><li>Ein Haus am See mit Steg und Boot.</li></ul><p>Mehr.</p>'],
		['markup', '<p>Ein <b>Haus</b> am See mit Steg und Boot. Schön.</p><p>Mehr.</p>'],
		['a sentence without end', `<p>${'lang und breit '.repeat(30)}</p><p>Mehr.</p>`],
	])('is not taken out of %s', (_, html) => {
		expect(foldText(html)).toEqual({ text: html });
	});
});

describe('a long text', () => {
	test('folds at the last end of a paragraph before 900 characters', () => {
		const parts = ['<h3>Haus</h3>', paragraph(400), paragraph(400), paragraph(400), paragraph(400)];
		const { text, more } = foldText(parts.join(''));
		expect(text).toBe(parts.slice(0, 3).join(''));
		expect(more).toBe(parts.slice(3).join(''));
	});

	test('never leaves a heading without what follows it', () => {
		const parts = [paragraph(400), paragraph(400), '<h3>Garten</h3>', paragraph(900)];
		const { text, more } = foldText(`<h3>Haus</h3>${parts.join('')}`);
		expect(text.endsWith('</p>')).toBe(true);
		expect(more?.startsWith('<h3>')).toBe(true);
	});

	test('stays whole where little would be left, or where it is one paragraph', () => {
		const short = `<h3>Haus</h3>${paragraph(850)}${paragraph(100)}`;
		expect(foldText(short)).toEqual({ text: short });
		const one = `<h3>Haus</h3>${paragraph(3000)}`;
		expect(foldText(one)).toEqual({ text: one });
	});

	test('is the same text again when its parts are put together, and each part is whole', () => {
		const block = fc.oneof(
			fc.string({ maxLength: 900 }),
			fc
				.array(fc.lorem({ maxCount: 30 }), { maxLength: 8 })
				.map((lines) => `- ${lines.join('\n- ')}`),
			fc
				.lorem({ maxCount: 80 })
				.map((text) => `<blockquote><p>${text}</p><hr>${text}</blockquote>`),
			fc.lorem({ maxCount: 5 }).map((text) => `<h2>${text}</h2>`),
		);
		fc.assert(
			fc.property(fc.array(block, { maxLength: 12 }), (blocks) => {
				const html = sanitise(blocks.join('\n\n'));
				if (html === undefined) return;
				const { lead = '', text, more = '' } = foldText(html);
				expect(letters(lead + text + more)).toBe(letters(html));
				for (const part of [text, more].filter(Boolean)) expect(sanitise(part)).toBe(part.trim());
			}),
			{ numRuns: 200 },
		);
	});
});

test('equipment that the text names is not ticked beside it, in the language of the text', () => {
	const ticks = ['loggia', 'lift', 'barrierFree'] as const;
	const german = { text: '<ul><li>Loggia zum Hof</li><li>Aufzug</li></ul>', lang: 'de' } as const;
	expect(untoldFeatures(ticks, german)).toEqual(['barrierFree']);
	expect(untoldFeatures(ticks, { ...german, lang: 'en' })).toEqual(['lift', 'barrierFree']);
	expect(untoldFeatures(ticks, undefined)).toEqual(ticks);
	const many = { text: '<ul><li>zwei Stellplätze vor dem Haus</li></ul>', lang: 'de' } as const;
	expect(untoldFeatures(['parking'], many)).toEqual([]);
});

test('equipment opens the list that the text begins with; where it begins with none, it has one of its own', () => {
	const list = '<ul><li>Kaminofen</li></ul><p>Keller</p>';
	expect(listedFirst(['Aufzug', 'Garten'], list)).toBe(
		'<ul><li>Aufzug</li><li>Garten</li><li>Kaminofen</li></ul><p>Keller</p>',
	);
	expect(listedFirst(['Aufzug'], '<p>Kaminofen</p>')).toBe(undefined);
});
