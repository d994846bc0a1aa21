import { describe, expect, test } from 'vitest';
import type { Changes, Outline } from '../../../src/catalog/queries/changes-to-judge.ts';
import { describeChanges } from '../../../src/build/judge/diff.ts';
import { diffLines, diffMarkdown } from '../../../src/build/judge/diff-text.ts';
import { markdownText } from '../../../src/build/report/markdown-text.ts';
import type { Localised } from '../../../src/domain/locale.ts';
import type { SiteLanguages } from '../../../src/build/judge/site-languages.ts';
import { publicProjectOf, publicUnitOf } from '../../support/catalogue.ts';
import { outline } from '../../support/outline.ts';

function diff(
	changes: Partial<Changes>,
	known: Partial<Parameters<typeof describeChanges>[1]> = {},
) {
	const none = { before: 4, after: 4, added: [], removed: [], changed: [] };
	const projects = { added: [], removed: [], changed: [], shown: [] };
	return describeChanges(
		{ ...none, projects, ...changes },
		{
			locale: 'de',
			records: () => undefined,
			projectTitles: (id) => (id === 21 ? { de: 'Kanalhöfe' } : undefined),
			isWhole: true,
			isCompared: true,
			problems: [],
			...known,
		},
	);
}
const change = (id: number, before: Partial<Outline>, after: Partial<Outline>) => ({
	before: outline(id, before),
	after: outline(id, after),
});

test('where units cannot be compared with what they were, it is not said that none has changed', () => {
	const unknown = { ...diff({}), isCompared: false };
	for (const text of [diffMarkdown(unknown), diffLines(unknown).join('\n')]) {
		expect(text).toContain('4 units were published, 4 are now.');
		expect(text).toMatch(/What has changed within units and projects cannot be told/);
		expect(text).not.toMatch(/none of them changed/);
	}
	expect(diffMarkdown(diff({}))).not.toMatch(/cannot be told/);
});

test('a price that falls, rises, is hidden or told is said in words', () => {
	const changed = [
		change(1, {}, { cents: 49_000_000 }),
		change(2, {}, { cents: 51_000_050 }),
		change(3, {}, { cents: null, currency: null }),
		change(4, { cents: null, currency: null }, {}),
	];
	expect(diff({ changed }).sections).toEqual([
		{
			title: 'Changed',
			count: 4,
			lines: [
				'1 · R-1 · Wohnung 1: price −€10,000, now €490,000',
				'2 · R-2 · Wohnung 2: price +€10,000.50, now €510,000.50',
				'3 · R-3 · Wohnung 3: price now on request',
				'4 · R-4 · Wohnung 4: price now told: €500,000',
			],
		},
	]);
});

test('each unit stands under what happened to it', () => {
	const { sections } = diff({
		added: [outline(9)],
		removed: [outline(8)],
		changed: [
			change(1, {}, { status: 'reserved' }),
			change(2, {}, { status: 'sold' }),
			change(3, { status: 'reserved' }, { area: 82.5 }),
			change(4, {}, { hidden: true }),
			change(5, { hidden: true }, {}),
		],
		projects: { added: [21], removed: [], changed: [], shown: [] },
	});
	expect(sections.map(({ title, lines }) => [title, ...lines])).toEqual([
		['New', '9 · R-9 · Wohnung 9'],
		['Available again', '3 · R-3 · Wohnung 3: area 80\u00A0m² → 82.5\u00A0m²'],
		['Reserved', '1 · R-1 · Wohnung 1'],
		['Sold or let', '2 · R-2 · Wohnung 2'],
		['Changed', '4 · R-4 · Wohnung 4', '5 · R-5 · Wohnung 5'],
		['Address newly hidden', '4 · R-4 · Wohnung 4'],
		['Address newly shown', '5 · R-5 · Wohnung 5'],
		['Removed', '8 · R-8 · Wohnung 8'],
		['New projects', '21 · Kanalhöfe'],
	]);
});

test('the Markdown holds problems, and no text of the CRM means anything in it', () => {
	const markdown = diffMarkdown(
		diff(
			{ added: [outline(9, { titles: { de: '**Loft** <b>am\nKanal</b> [x](y)' } })] },
			{
				problems: ['unit 7: has no area.'],
			},
		),
	);
	expect(markdown).toContain('- 9 · R-9 · \\*\\*Loft\\*\\* \\<b\\>am Kanal\\</b\\> \\[x\\](y)\n');
	expect(markdown).toContain('## Problems in the CRM (1)\n\n- unit 7: has no area.\n');
});

test('of a build of some units it says that it does not tell the problems of the others', () => {
	expect(diffMarkdown({ ...diff({}), isWhole: false })).toMatch(/problems of the others are told/);
	expect(diffMarkdown(diff({}))).not.toContain('others');
});

test.each([
	'`code` ```\nfence',
	'a | b | c',
	'<img src=x onerror=alert(1)> <script>',
	'[link](javascript:alert(1)) ![image](https://x.example/p.png)',
	'https://x.example www.x.example a@x.example @somebody #12',
	'&lt;b&gt; ~~removed~~ $x$ {x}',
	'# heading',
	'- list',
	'1. list',
])('nothing in %j is a mark of Markdown', (text) => {
	const written = markdownText(text);
	const plain = written.replaceAll(/\\(?=[!-/:-@[-`{-~])/g, '');
	expect(plain).toBe(text.replaceAll(/\s+/g, ' '));
	expect(written).not.toMatch(/(?<!\\)[`|<>[\]*_#&~!@$]/);
	expect(written).not.toMatch(/:\/\/|www\./);
	expect(written).not.toMatch(/^(?:[-+=]|\d+\.)/);
});

test('no text moves the cursor of a terminal, changes its colours or its title, or turns the direction', () => {
	const title =
		'\u001B[31mLoft\u001B[0m\u001B]0;owned\u0007\u009B2J \u202Eefas\u0000\b\r\n- x\u2028y';
	const changes = { added: [outline(9, { titles: { de: title } })] };
	for (const text of [diffLines(diff(changes)).join('\n'), diffMarkdown(diff(changes))]) {
		expect(text).toMatch(/9 · R-9 · Loft efas - x y(?:\n|$)/);
		expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202E\u2028]/u);
	}
});

function texts(id: number, title: Localised, rooms = 3) {
	return publicUnitOf(id, { title, description: title, rooms });
}

describe('a language that the site takes up or gives up', () => {
	const records = new Map([
		[1, { before: texts(1, { de: 'A', es: 'B' }), after: texts(1, { de: 'A', en: 'C' }) }],
		[2, { before: texts(2, { de: 'A', es: 'B' }), after: texts(2, { de: 'A' }, 4) }],
		[3, { before: texts(3, { de: 'A' }), after: texts(3, { de: 'X', en: 'C' }) }],
	]);
	const told = (languages: SiteLanguages) => {
		const changed = [...records.keys()].map((id) => change(id, {}, {}));
		const { sections } = diff(
			{ changed, projects: { added: [], removed: [], changed: [9], shown: [] } },
			{
				records: (id) => records.get(id),
				projectRecords: () => ({
					before: publicProjectOf(9, { title: { de: 'Hof' } }),
					after: publicProjectOf(9, { title: { de: 'Hof', en: 'Court' } }),
				}),
				languages,
			},
		);
		return sections.map(({ title, lines }) => [title, ...lines]);
	};

	test('is told once, and of units only what else has changed', () => {
		expect(told({ before: ['de', 'es'], after: ['de', 'en'] })).toEqual([
			['Languages of the site', 'English (en) added', 'Spanish (es) removed'],
			['Changed', '2 · R-2 · Wohnung 2: rooms', '3 · R-3 · Wohnung 3: title, description'],
		]);
	});

	test('is not made up where texts in a language of the site come or go', () => {
		const all = { before: ['de', 'en', 'es'], after: ['de', 'en', 'es'] } as const;
		expect(told(all).map(([title]) => title)).toEqual(['Changed', 'Changed projects']);
		expect(told(all)[0]).toHaveLength(4);
	});
});

test('what is only written down in another order has not changed', () => {
	const before = texts(1, { de: 'A', en: 'C' });
	const after = texts(1, { en: 'C', de: 'A' }, 4);
	const { sections } = diff(
		{ changed: [change(1, {}, {})] },
		{ records: () => ({ before, after }) },
	);
	expect(sections).toMatchObject([{ title: 'Changed', lines: ['1 · R-1 · Wohnung 1: rooms'] }]);
});

test('a long list is cut, and says by how much', () => {
	const added = Array.from({ length: 130 }, (_, at) => outline(at + 1));
	const lines = diffLines(diff({ added }));
	expect(lines[1]).toBe('New (130):');
	expect(lines.at(-1)).toBe('  and 30 more');
});
