import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { attribute, attributes, elements, parsePage, textOf } from '../../support/html.ts';
import { activeParts, programValues } from '../../support/leaks.ts';
import { demo } from './demo.ts';

/** The rules of the HTML standard, without those of taste. */
const validator = new HtmlValidate({
	extends: ['html-validate:standard'],
	// A page without JavaScript says `hidden`, and the standard allows what the rule doubts.
	rules: { 'no-redundant-role': 'off' },
});

test('every kind of page in every language is valid HTML', () => {
	const kinds = Map.groupBy(demo.pages, ({ route, locale }) => `${route.kind} ${locale}`);
	const some = [...kinds.values()].flatMap((alike) => alike.slice(0, alike.length > 20 ? 6 : 2));
	const wrong = some.flatMap(({ path, html }) =>
		invalidHtml(html).map((line) => `${path} ${line}`),
	);
	for (const path of ['/', '/404.html']) {
		wrong.push(...invalidHtml(demo.text(path)).map((line) => `${path} ${line}`));
	}
	expect(wrong).toEqual([]);
	expect(invalidHtml('<!doctype html><p><div></div></p>')).not.toEqual([]);
});

test('nothing on it would run or be styled in place, so that a strict policy holds', () => {
	const wrong = demo.faults(({ page }) => [
		...activeParts(page),
		...page.all('style').map(() => '<style>'),
		...attributes(page, [], 'style').map((style) => `style="${style}"`),
	]);
	expect(wrong).toEqual([]);
});

test('every page that lists the offices has the sheet that sets them apart', () => {
	const listing = demo.pages.filter(({ page }) =>
		attributes(page, ['ul'], 'class').includes('offices'),
	);
	const kinds = new Set(listing.map(({ route }) => route.kind));
	expect([...kinds].toSorted()).toEqual(['about', 'contact', 'failed', 'thanks']);
	for (const { page, path } of listing) {
		const links = page.all('link').filter((link) => attribute(link, 'rel') === 'stylesheet');
		const sheets = links.map((link) => demo.text(attribute(link, 'href') ?? ''));
		expect(sheets.join(''), path).toContain('.offices{');
	}
});

test('no value of the program shows through', () => {
	expect(demo.faults(({ page }) => programValues(page))).toEqual([]);
});

test.each([
	'<dd>undefined</dd>',
	'<dd>NaN m²</dd>',
	'<p>Wohnung · null · 3 Zimmer</p>',
	'<img alt="null" src="x">',
	'<p>[object Object]</p>',
	'<time>Invalid Date</time>',
	'<p>{count} Zimmer</p>',
	'<script type="application/ld+json">{"@type":"Place","name":"undefined"}</script>',
	'<script type="application/ld+json">{"@type":"Place","name":null}</script>',
])('a value of the program that shows through in %s is found', (html) => {
	expect(programValues(parsePage(`<html><body>${html}</body></html>`))).toHaveLength(1);
});

test('letters beyond ASCII arrive as they are', () => {
	expect(demo.faults(({ html }) => /Ã.|Â.|&amp;(?:amp|lt|#)|�/.exec(html) ?? [])).toEqual([]);
	const all = demo.pages.map(({ page }) => page.text).join('\n');
	for (const word of ['València', 'Große Elbstraße', 'Español', 'Aydın', 'm²', '€']) {
		expect(all).toContain(word);
	}
});

test('pictures have their size and words for who does not see them, and these are no file names', () => {
	const wrong = demo.faults(({ page }) =>
		page.all('img').flatMap((img) => {
			const alt = attribute(img, 'alt');
			const found: string[] = [];
			if (!/^\d+$/.test(attribute(img, 'width') ?? '')) found.push('width');
			if (!/^\d+$/.test(attribute(img, 'height') ?? '')) found.push('height');
			if (alt === undefined) found.push('alt');
			else if (/\.\w{3,4}$|^IMG|_/.test(alt)) found.push(`alt "${alt}"`);
			return found;
		}),
	);
	expect(wrong).toEqual([]);
});

test('every field of a form has a label, and every message stands where the field says', () => {
	const wrong = demo.faults(({ page }) => {
		const labels = new Set(attributes(page, ['label'], 'for'));
		const wrapped = new Set(
			page.all('label').flatMap((label) => elements(label, ['input', 'textarea', 'select'])),
		);
		return page
			.all('input', 'textarea', 'select')
			.filter((field) => attribute(field, 'type') !== 'hidden')
			.filter((field) => !wrapped.has(field) && !labels.has(attribute(field, 'id') ?? ''))
			.filter((field) => !attribute(field, 'aria-label'))
			.map((field) => `no label for ${attribute(field, 'name')}`);
	});
	expect(wrong).toEqual([]);
});

test('a prepared message begins with its first letter', () => {
	const wrong = demo.faults(({ page }) =>
		page.all('textarea').flatMap((field) => {
			const [first] = field.children;
			const text = first?.type === 'text' ? first.value : '';
			return text === text.trim() ? [] : ['blanks around the message'];
		}),
	);
	expect(wrong).toEqual([]);
});

test('no id stands twice, and every reference to one finds it', () => {
	const wrong = demo.faults(({ page }) => {
		const ids = attributes(page, [], 'id');
		const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];
		return [
			...repeated(ids).map((id) => `id ${id} twice`),
			...references
				.flatMap((name) => attributes(page, [], name))
				.flatMap((list) => list.split(' '))
				.filter((id) => !ids.includes(id))
				.map((id) => `no element ${id}`),
		];
	});
	expect(wrong).toEqual([]);
});

test('headings go down one level at a time', () => {
	const wrong = demo.faults(({ page }) => {
		const main = page.one('main');
		const levels = elements(main, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']).map(({ tagName }) =>
			Number(tagName.slice(1)),
		);
		return levels.flatMap((level, at) => {
			const before = levels[at - 1] ?? 0;
			return level > before + 1 ? [`h${level} after h${before}`] : [];
		});
	});
	expect(wrong).toEqual([]);
});

test('links have words', () => {
	const wrong = demo.faults(({ page }) =>
		// What is hidden gets its words before it is shown.
		page.all('a', 'button').flatMap((element) => {
			if (attribute(element, 'hidden') !== undefined) return [];
			const alts = elements(element, ['img']).map((img) => attribute(img, 'alt') ?? '');
			const words = [textOf(element), attribute(element, 'aria-label') ?? '', ...alts].join('');
			return words.trim() === '' ? [`empty link to ${attribute(element, 'href')}`] : [];
		}),
	);
	expect(wrong).toEqual([]);
});

/** What breaks the HTML standard on a page, a line each with the rule and the place. */
function invalidHtml(html: string): string[] {
	const { results } = validator.validateStringSync(html);
	return results.flatMap(({ messages }) =>
		messages.map(
			({ ruleId, message, selector, line, column }) =>
				`${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
		),
	);
}

function repeated(values: readonly string[]): string[] {
	return values.filter((value, at) => values.indexOf(value) !== at);
}

test('each type of a project leads to the plan of a home that has it, whose rooms show their pictures', () => {
	const projects = demo.pages.filter(({ route }) => route.kind === 'project');
	const types = projects.flatMap(({ path, page }) =>
		page
			.all('ul')
			.filter((list) => attribute(list, 'class')?.includes('plan-types'))
			.flatMap((list) => elements(list, ['h3']))
			.flatMap((name) => elements(name, ['a']))
			.map((link) => ({ path, href: attribute(link, 'href') ?? '' })),
	);
	expect(types.length).toBeGreaterThan(10);
	for (const { path, href } of types) {
		const [to = '', at = ''] = href.split('#');
		const home = demo.pageAt(to).page;
		expect(attributes(home, ['h2'], 'id'), path).toContain(at);
	}
});
