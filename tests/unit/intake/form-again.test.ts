import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFormAgain } from '../../../src/intake/form-again.ts';
import { anyText } from '../../support/any-text.ts';
import { attribute, parsePage } from '../../support/html.ts';
import { inquiryPage } from '../../support/inquiry-page.ts';

const formAgain = createFormAgain({
	pageAt: async () => inquiryPage,
	phone: '030 1',
	titlesIn: 'de',
});

async function again(
	fields: Readonly<Record<string, unknown>>,
	errors: Parameters<typeof formAgain>[0]['errors'] = { email: 'invalid' },
) {
	const answer = await formAgain({ locale: 'de', fields, errors, isRefused: false, free: [] });
	return await answer.text();
}

/** Names of the fields that are shown, in their order. */
function shown(html: string): string[] {
	return [...html.matchAll(/<label for="field-(\w+)"/g)].map(([, name = '']) => name);
}

function elements(html: string): number {
	return parsePage(html).all().length;
}

const typed = { name: 'Ada', email: 'ada@', phone: '' };

function select(name: string, ...values: string[]): string {
	const options = values.map((value) => `<option value="${value}">${value}</option>`).join('');
	return `<div class="field"><select id="field-${name}" name="${name}">${options}</select></div>`;
}

describe('a form that comes back', () => {
	test('about a valuation has the fields of a valuation, with what was typed and chosen', async () => {
		const html = await again({ ...typed, concern: 'valuation', place: 'Weg 1', property: 'house' });
		expect(shown(html)).toEqual([
			'name',
			'email',
			'phone',
			'place',
			'property',
			'message',
			'newsletter',
		]);
		expect(html).toContain('name="concern" value="valuation"');
		expect(html).toMatch(/name="place"[^>]* value="Weg 1"/);
		expect(html).toContain('Adresse der Immobilie');
		expect(html).toContain('<option value="house" selected="">');
		expect(html).toMatch(/<a href="#field-email">Diese E-Mail-Adresse/);
		expect(html).not.toContain('<template');
	});

	test('about a search has the fields and the words of a search', async () => {
		const html = await again({ ...typed, concern: 'search', budget: '"><b>' });
		expect(shown(html).slice(0, 6)).toEqual([
			'name',
			'email',
			'phone',
			'place',
			'budget',
			'message',
		]);
		const budget = parsePage(html).one('input', (input) => attribute(input, 'name') === 'budget');
		expect(attribute(budget, 'value')).toBe('"><b>');
		expect(html).toContain('Wo suchen Sie?');
	});

	test('asks for dates where the one that was sent did', async () => {
		expect(shown(await again(typed))).not.toContain('dates');
		expect(shown(await again({ ...typed, dates: 'samstags' }))).toContain('dates');
	});

	test('asks nobody to look at fields when none of them is wrong', async () => {
		const answer = await formAgain({
			locale: 'de',
			fields: typed,
			errors: undefined,
			isRefused: false,
			free: [],
		});
		const html = await answer.text();
		expect(answer.status).toBe(503);
		expect(html).toContain('030 1');
		expect(html).toContain('<p data-error-hint="" hidden="">');
		expect(await again(typed)).toContain('<p data-error-hint="">');
	});

	test('names what it is about, and offers the times of its office to be called back at', async () => {
		const fields = select('viewing', '') + select('callback', '', 'Mo', 'Di');
		const page = `<!--form--><div class="field"></div><template data-fields="unit">${fields}</template><!--/form-->`;
		const answer = async (callTimes: readonly string[] | undefined) =>
			await createFormAgain({ pageAt: async () => page, phone: '', titlesIn: 'de' })({
				locale: 'de',
				fields: { ...typed, viewing: '500' },
				errors: { viewing: 'invalid' },
				isRefused: false,
				free: [{ id: '501', start: '2026-12-05T13:00:00Z', zone: 'UTC', places: 1, sequence: 0 }],
				about: { kind: 'unit', id: 1, title: 'Altbau <b>', reference: 'V-1' },
				callTimes,
			});
		const optionsWith = async (callTimes: readonly string[] | undefined) =>
			[...(await (await answer(callTimes)).text()).matchAll(/<option value="(\w*)"/g)].map(
				([, value]) => value,
			);
		expect(await (await answer(undefined)).text()).toContain('Altbau &lt;b&gt;');
		expect(await optionsWith(undefined)).toEqual(['', '501', '', 'Mo', 'Di']);
		expect(await optionsWith(['Di'])).toEqual(['', '501', '', 'Di']);
		expect(await optionsWith([])).toEqual(['', '501']);
	});

	test('keeps a tick that was made, and makes none', async () => {
		expect(await again({ ...typed, newsletter: '2026-1' })).toMatch(/value="2026-1" checked="">/);
		for (const fields of [typed, { ...typed, newsletter: 'old' }]) {
			expect(await again(fields)).not.toContain('checked');
		}
	});

	test('of an unknown concern is a plain inquiry', async () => {
		const html = await again({ ...typed, concern: '<script>' });
		expect(html).toContain('name="concern" value="inquiry"');
		expect(html).not.toContain('<script>');
	});

	test('holds whatever was typed as text, and no element more', async () => {
		const plain = elements(await again({ name: 'a', message: 'a', campaign: 'a' }));
		await fc.assert(
			fc.asyncProperty(anyText({ minLength: 1 }), async (text) => {
				const html = await again({ name: text, message: text, campaign: text });
				expect(elements(html)).toBe(plain);
			}),
		);
	});
});
