import { describe, expect, test } from 'vitest';
import { fillForm } from '../../../src/server/fill.ts';

const field = (name: string, control: string) =>
	`<div class="field" data-field="${name}">${control}<p data-error="${name}" hidden></p></div>`;
const input = (name: string) => field(name, `<input id="field-${name}" name="${name}">`);

const page = `<html><body><form method="post" data-inquiry>
<div data-error-summary hidden><p data-error-hint>Check:</p><ul></ul></div>
<input type="hidden" name="concern" value="inquiry"><input type="hidden" name="page" value="/de/anfrage/">
${input('name')}${input('email')}${input('phone')}
${field('message', '<textarea id="field-message" name="message"></textarea>')}
<template data-spare>${field(
	'place',
	'<label data-search="Where?">Address <span>optional</span></label><input id="field-place" name="place">',
)}${field(
	'property',
	'<select id="field-property" name="property"><option value="">?</option><option value="flat">Flat</option><option value="house">House</option></select>',
)}${input('budget')}${input('dates')}</template>
<p class="tick"><input type="checkbox" name="newsletter" value="2026-1"></p>
<button>Send</button></form></body></html>`;

/** Names of the fields that are shown, in their order. */
function shown(html: string): string[] {
	const form = html.replace(/<template[\s\S]*?<\/template>/, '');
	return [...form.matchAll(/data-field="(\w+)"/g)].map(([, name = '']) => name);
}

const typed = { name: 'Ada', email: 'ada@', phone: '' };
const complaints = [{ field: 'email', message: 'Incomplete.' }];

describe('a form that comes back', () => {
	test('about a valuation has the fields of a valuation, with what was typed and chosen', () => {
		const fields = { ...typed, concern: 'valuation', place: 'Weg 1', property: 'house' };
		const html = fillForm(page, { fields, complaints });
		expect(shown(html)).toEqual(['name', 'email', 'phone', 'place', 'property', 'message']);
		expect(html).toContain('name="concern" value="valuation"');
		expect(html).toContain('name="place" value="Weg 1"');
		expect(html).toContain('Address <span>optional</span>');
		expect(html).toMatch(/<option value="house" selected>/);
		expect(html).toContain('<a href="#field-email">Incomplete.</a>');
	});

	test('about a search has the fields of a search', () => {
		const fields = { ...typed, concern: 'search', budget: '"><b>' };
		const html = fillForm(page, { fields, complaints });
		expect(shown(html)).toEqual(['name', 'email', 'phone', 'place', 'budget', 'message']);
		expect(html).toContain('name="budget" value="&#x22;><b>"');
		expect(html).toContain('Where?<span>optional</span>');
	});

	test('asks for dates where the one that was sent did', () => {
		expect(shown(fillForm(page, { fields: typed, complaints }))).toEqual([
			'name',
			'email',
			'phone',
			'message',
		]);
		const html = fillForm(page, { fields: { ...typed, dates: 'samstags' }, complaints });
		expect(shown(html)).toEqual(['name', 'email', 'phone', 'dates', 'message']);
	});

	test('asks nobody to look at fields when none of them is wrong', () => {
		const html = fillForm(page, { fields: typed, complaints: [{ message: 'The disk is full.' }] });
		expect(html).toContain('<p>The disk is full.</p>');
		expect(html).not.toContain('Check:');
		expect(html).not.toContain('<ul>');
		expect(fillForm(page, { fields: typed, complaints })).toContain('Check:');
	});

	test('keeps a tick that was made, and makes none', () => {
		const ticked = fillForm(page, { fields: { ...typed, newsletter: '2026-1' }, complaints });
		expect(ticked).toMatch(/name="newsletter" value="2026-1" checked/);
		for (const fields of [typed, { ...typed, newsletter: 'old' }]) {
			expect(fillForm(page, { fields, complaints })).not.toContain('checked');
		}
	});

	test('of an unknown concern is a plain inquiry', () => {
		const html = fillForm(page, { fields: { ...typed, concern: '<script>' }, complaints });
		expect(shown(html)).toEqual(['name', 'email', 'phone', 'message']);
		expect(html).not.toContain('<script>"');
	});
});
