import { expect, test } from 'vitest';
import type { Alert } from '../../../src/alerts/alert.ts';
import type { ShownHome } from '../../../src/alerts/live-site.ts';
import { createMails } from '../../../src/alerts/mails.ts';
import { Locale } from '../../../src/domain/locale.ts';
import { anAlert as alert } from '../../support/alert.ts';

const home = (id: number): ShownHome => ({
	id,
	tag: id < 3 ? 'Neu' : undefined,
	href: `/de/immobilien/hof-${id}/`,
	title: `Hof <${id}>`,
	name: 'Hof',
	price: '398.000 €',
	place: 'Leipzig-Plagwitz',
	facts: '3 Zimmer · 84 m²',
	compared: {} as ShownHome['compared'],
	picture: {
		base: 'abc',
		widths: [480],
		format: 'avif',
		jpeg: 960,
		width: 960,
		height: 640,
		alt: 'Ein "Hof"',
	},
	photo: '/media/abc-960.jpg',
});

const mails = createMails({
	live: {
		// Homes above 100 are not on the site any more.
		homes: async (ids) => new Map(ids.filter((id) => id < 100).map((id) => [id, home(id)])),
		words: async (_watched, _locale, { typed = true } = {}) =>
			typed ? ['Leipzig & Umland', 'www.spam.example'] : ['Leipzig & Umland'],
		currency: async () => 'EUR',
	},
	site: { name: 'Hallmann & Rey', offices: [] },
	from: { alert: 'angebote@site.example', consent: 'post@site.example' },
	origin: () => 'https://site.example',
	ownPage: (reference, locale) => `https://site.example/alerts/${reference}.key?locale=${locale}`,
});

test('a mail names only what is on the site, escaped, by links and pictures of the site alone', async () => {
	const news = [
		{ kind: 'new' as const, id: 1 },
		{ kind: 'price' as const, id: 2, before: 410_000_00 },
		{ kind: 'new' as const, id: 200 },
	];
	const mail = await mails.news(alert, 'K7Q2-9MXT', news);
	expect(mail).toMatchObject({
		to: 'ada@example.com',
		subject: 'Neu: Hof <1> und 1 weitere',
		headers: {
			'List-Unsubscribe': '<https://site.example/alerts/K7Q2-9MXT.key/end?locale=de>',
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		},
	});
	expect(mail?.html).toContain('Hof &lt;1&gt;');
	expect(mail?.html.replaceAll('\u00A0', ' ')).toContain('bisher 410.000 €');
	expect(mail?.html).not.toMatch(/Hof &lt;200|<script|@import|url\(/);
	const addresses = mail?.html.match(/https?:\/\/[^"/]+/g) ?? [];
	expect(new Set(addresses)).toEqual(new Set(['https://site.example']));
	expect(mail?.text).toContain('https://site.example/de/immobilien/hof-1/');
});

test('of homes that are all gone from the site there is no mail, unless somebody has saved them', async () => {
	expect(await mails.news(alert, 'K7Q2-9MXT', [{ kind: 'new', id: 200 }])).toBeUndefined();
	const saved: Alert = { ...alert, watched: { kind: 'units', ids: [200] } };
	const mail = await mails.news(saved, 'K7Q2-9MXT', [{ kind: 'gone', id: 200 }]);
	expect(mail?.subject).toBe('Ein gemerktes Angebot ist nicht mehr auf unserer Website.');
});

test.each(Locale.options)(
	'of 500 new homes a mail shows twelve, in less than 60 kB, in its own language (%s)',
	async (locale) => {
		const news = Array.from({ length: 99 }, (_, id) => ({ kind: 'new' as const, id: id + 1 }));
		const mail = await mails.news({ ...alert, locale }, 'K7Q2-9MXT', news);
		expect(mail?.html.match(/<img /g)).toHaveLength(12);
		expect(Buffer.byteLength(mail?.html ?? '')).toBeLessThan(60_000);
		expect(mail?.html).toContain(`<html lang="${locale}">`);
		expect(mail?.html).toContain('87');
	},
);

test('the mail that asks for confirmation names the search and who asks, and cannot be ended by the mailbox', async () => {
	const mail = await mails.confirmation([alert], 'K7Q2-9MXT');
	expect(mail.html).toContain('Kaufen, Leipzig &amp; Umland');
	// Anybody may have typed the address, and those words.
	expect(mail.html).not.toContain('spam');
	expect(mail.html).toContain('href="https://site.example/alerts/K7Q2-9MXT.key?locale=de"');
	expect(mail.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
});

test('a home that is not new to the site is not called so, though it fits only now', async () => {
	const mail = await mails.news(alert, 'K7Q2-9MXT', [{ kind: 'new', id: 7 }]);
	expect(mail?.subject).toBe('Passt jetzt zu Ihrer Suche: Hof <7>');
});
