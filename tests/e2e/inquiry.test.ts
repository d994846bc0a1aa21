import type { Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pathOf } from '../../src/i18n/paths.ts';
import { axeFindings } from '../support/axe.ts';
import { openSiteOf } from '../support/demo-site.ts';
import { runs } from '../support/full-size.ts';
import { browserHeaders } from '../support/inquiry.ts';
import { keptPage } from '../support/kept-page.ts';
import { unit } from '../support/sandbox.ts';
import { siteInBrowser } from '../support/site-in-browser.ts';
import { smallAgency } from '../support/small-agency.ts';

const unitId = 4001;
const otherId = 4002;
const personId = 61;
const { site, browser } = await siteInBrowser(
	openSiteOf(
		smallAgency([
			unit(unitId, { broker_id: undefined }),
			unit(otherId, { broker_id: undefined }),
			unit(4003, { broker_id: personId }),
		]),
	),
	{ pictures: false },
);

/** Each visitor comes from somewhere else, as far as the server can tell. */
let visitors = 0;
const another = () => ({ 'x-forwarded-for': `203.0.${++visitors}.9` });

async function openUnit(): Promise<Page> {
	const context = await browser.newContext({
		javaScriptEnabled: false,
		locale: 'de-DE',
		extraHTTPHeaders: another(),
	});
	onTestFinished(() => context.close());
	const page = await context.newPage();
	await page.goto(`${site.origin}/`);
	expect(new URL(page.url()).pathname).toBe('/de/');
	await page.goto(`${site.origin}/de/kaufen/`);
	await page.locator(`a[href*="-${unitId}/"]`).first().click();
	return page;
}

/** Unfolds what may be left out of the form on an offer's page, where it is folded. */
async function unfold(page: Page): Promise<void> {
	const summary = page.locator('form[data-inquiry] summary');
	if (await summary.isVisible()) await summary.click();
}

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
	for (const [label, value] of Object.entries(values)) {
		await page.locator('form[data-inquiry]').getByLabel(label).fill(value);
	}
	await page.locator('form[data-inquiry] button').click();
}

const contacts = () => site.crm.sandbox.account.contacts.list();
const inquiries = () => site.crm.sandbox.account.activities.list();
const tasks = () => site.crm.sandbox.account.tasks.list();

test('an inquiry sent without JavaScript is one contact and one inquiry; a second one changes no field of the contact', async () => {
	const page = await openUnit();
	await fillIn(page, { Name: 'Ada Lovelace', 'E-Mail': 'ada@example.com', Telefon: '0341 1' });
	expect(page.url()).toMatch(/\/de\/anfrage\/danke\/\?ref=[A-Z2-9]{4}-[A-Z2-9]{4}$/);
	const reference = page.url().slice(-9);
	expect(await page.getByText(reference).isVisible()).toBe(true);

	await expect
		.poll(inquiries)
		.toMatchObject([
			{ title: expect.stringContaining(reference), property_ids: [unitId], source_id: 4711 },
		]);
	expect(contacts()).toMatchObject([{ first_name: 'Ada', email: 'ada@example.com' }]);
	const before = structuredClone(contacts());

	const again = await openUnit();
	await fillIn(again, { Name: 'Mallory', 'E-Mail': 'ADA@example.com', Telefon: '0900 666' });
	await expect.poll(() => inquiries().length).toBe(2);
	expect(contacts()).toEqual(before);
});

test('a form with a mistake comes back with everything typed, and can be corrected', async () => {
	const page = await openUnit();
	const sent = inquiries().length;
	await unfold(page);
	await fillIn(page, {
		Name: 'Bob <b>Bold</b>',
		'E-Mail': 'bob@example',
		Telefon: '0341 2',
		Nachricht: 'Zeile eins\nZeile zwei',
	});
	expect(new URL(page.url()).pathname).toBe('/inquiry');
	const form = page.locator('form[data-inquiry]');
	expect(await form.locator('[data-error-summary]').isVisible()).toBe(true);
	expect(await form.locator('[data-error="email"]').innerText()).toContain('unvollständig');
	expect(await form.locator('[data-error="name"]').isVisible()).toBe(false);
	expect(await form.getByLabel('Name').inputValue()).toBe('Bob <b>Bold</b>');
	expect(await form.getByLabel('Nachricht').inputValue()).toBe('Zeile eins\nZeile zwei');

	await fillIn(page, { 'E-Mail': 'bob@example.com' });
	expect(page.url()).toContain('/de/anfrage/danke/?ref=');
	await expect.poll(() => inquiries().length).toBe(sent + 1);
	expect(inquiries().at(-1)).toMatchObject({ property_ids: [unitId] });
});

describe('the form on a person’s page', () => {
	const path = pathOf('de', { kind: 'person', id: personId });

	test('asks that person: page, form with a mistake, thanks and task name them', async () => {
		const page = await openUnit();
		const sent = tasks().length;
		await page.goto(`${site.origin}${path}`);
		const to = 'Ihre Nachricht geht an Jana Hallmann.';
		expect(await page.locator('#inquiry-title').innerText()).toBe('Schreiben Sie Jana Hallmann');
		await page.getByLabel('Rückruf').selectOption('Di–Do, 9–12 Uhr');
		await fillIn(page, { Name: 'Dora Ruf', 'E-Mail': 'dora@example.com' });
		expect(new URL(page.url()).pathname).toBe('/inquiry');
		expect(await page.getByText(to).isVisible()).toBe(true);
		const form = page.locator('form[data-inquiry]');
		expect(await form.locator('[data-error="phone"]').innerText()).toContain('Rückruf');
		const times = form.getByLabel('Rückruf');
		expect(await times.inputValue()).toBe('Tu-Th 09:00-12:00');

		await fillIn(page, { Telefon: '0341 99 88 77' });
		expect(page.url()).toMatch(/danke\/\?ref=[A-Z2-9]{4}-[A-Z2-9]{4}&to=person-61$/);
		expect(await page.getByText(to).isVisible()).toBe(true);
		await expect.poll(() => tasks().length).toBe(sent + 1);
		const task = tasks().at(-1);
		expect(task).toMatchObject({ broker_id: personId });
		expect(task?.['body']).toContain('Gerichtet an: Jana Hallmann<br>');
		expect(task?.['body']).toContain('Rückruf: Di–Do, 9–12 Uhr<br>');
	});

	test.each(['person-62', 'person-4001', 'unit-61', 'broker-61'])(
		'asks nobody whom the site does not show: %s is refused',
		async (target) => {
			const sent = inquiries().length;
			const body = new URLSearchParams({
				name: 'Eve',
				email: 'eve@example.com',
				locale: 'de',
				target,
			});
			const answer = await fetch(`${site.origin}/inquiry`, {
				method: 'POST',
				body,
				headers: {
					...browserHeaders,
					...another(),
					origin: site.origin,
					accept: 'application/json',
				},
			});
			expect([answer.status, await answer.json()]).toMatchObject([
				422,
				{ errors: { target: 'invalid' } },
			]);
			expect(inquiries()).toHaveLength(sent);
		},
	);
});

test('a double click is one inquiry', async () => {
	const page = await openUnit();
	const sent = inquiries().length;
	const form = page.locator('form[data-inquiry]');
	await form.getByLabel('Name').fill('Cara Doppel');
	await form.getByLabel('E-Mail').fill('cara@example.com');
	await form.locator('button').dblclick();
	// The second click may break off the way that the first has begun, which `waitForURL` takes for a failure.
	await expect.poll(() => page.url()).toMatch(/danke/);
	await expect.poll(() => inquiries().length).toBe(sent + 1);
	await new Promise((resolve) => setTimeout(resolve, 1500));
	expect(inquiries()).toHaveLength(sent + 1);
});

const openPage = keptPage(browser, {
	origin: site.origin,
	locale: 'de-DE',
	userAgent: browserHeaders['user-agent'],
	viewport: { width: 1280, height: 720 },
});

/** A page in a browser that looks like people's, with scripts. */
async function openWithScript(address = site.unit(unitId)): Promise<Page> {
	const page = await openPage();
	await page.setExtraHTTPHeaders(another());
	await page.goto(`${site.origin}${address}`);
	return page;
}

test('with JavaScript the answer comes within the page, and nothing was stored or asked for before', async () => {
	const sent = inquiries().length;
	const page = await openWithScript(
		`${site.unit(unitId)}?utm_source=newsletter&utm_medium=mail&x=1`,
	);
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	const answers: number[] = [];
	page.on('response', (response) => answers.push(response.status()));
	const complaints: string[] = [];
	page.on('console', (message) => complaints.push(message.text()));
	await page.mouse.wheel(0, 2000);
	await page.waitForTimeout(300);
	expect(asked.filter((url) => url.includes('/inquiry'))).toEqual([]);
	const form = page.locator('form[data-inquiry]');
	await form.getByLabel('Name').fill('Dora Direkt');
	await form.getByLabel('Telefon').fill('0341 7');
	await unfold(page);
	await form.getByLabel('Besichtigung').fill('samstags');
	await form.locator('button').click();
	const thanks = page.locator('#inquiry [role="status"]');
	await thanks.getByText(/Vorgangsnummer: [A-Z2-9]{4}-[A-Z2-9]{4}/).waitFor();
	expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
	expect(await form.count()).toBe(0);
	// The heading and the bar ask for what has been done.
	expect(await page.locator('#inquiry-title').isVisible()).toBe(false);
	expect(await page.locator('.inquiry-bar').count()).toBe(0);
	expect(
		await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie]),
	).toEqual([0, 0, '']);
	expect(complaints).toEqual([]);
	expect(answers.filter((status) => status >= 400)).toEqual([]);
	await expect.poll(() => inquiries().length).toBe(sent + 1);
	const task = JSON.stringify(site.crm.sandbox.account.tasks.list().at(-1));
	expect(task).toContain('Wunschtermin: samstags');
	expect(task).toContain('Kampagne: utm_source=newsletter&amp;utm_medium=mail');
	expect(task).not.toContain('x=1');
});

test('a browser solves its task before it sends', async () => {
	const page = await openWithScript();
	const complaints: string[] = [];
	page.on('console', (message) => complaints.push(message.text()));
	const sending = page.waitForRequest(/\/inquiry$/);
	const form = page.locator('form[data-inquiry]');
	await form.getByLabel('Name').fill('Dora Arbeit');
	await form.getByLabel('Telefon').fill('0341 6');
	await form.locator('button').click();
	await page.locator('#inquiry').getByText('Vorgangsnummer').waitFor();
	const sent = new URLSearchParams((await sending).postData() ?? '');
	expect(JSON.parse(sent.get('work') ?? '')).toHaveProperty('solution.counter');
	expect(complaints).toEqual([]);
});

test('with JavaScript mistakes are told beside the fields and in a list that has the focus, however late the script comes', async () => {
	const page = await openWithScript();
	const sent = Promise.withResolvers<void>();
	await page.route('**/_astro/form.*.js', async (route) => {
		await sent.promise;
		await route.continue();
	});
	const form = page.locator('form[data-inquiry]');
	await form.getByLabel('E-Mail').fill('dora@');
	await form.locator('button').click();
	sent.resolve();
	const summary = form.locator('[data-error-summary]');
	await summary.waitFor();
	expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
	expect(await summary.locator('a').count()).toBe(2);
	expect(await axeFindings(page)).toEqual([]);
	expect(await form.getByLabel('E-Mail').getAttribute('aria-invalid')).toBe('true');
	expect(await form.getByLabel('E-Mail').getAttribute('aria-describedby')).toBe('error-email');
	await summary.locator('a').last().click();
	expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-email');
	await form.getByLabel('E-Mail').fill('dora@example.com');
	await form.getByLabel('Telefon').focus();
	expect(await form.getByLabel('E-Mail').getAttribute('aria-invalid')).toBeNull();
	expect(await form.getByLabel('E-Mail').getAttribute('aria-describedby')).toBeNull();
});

test('a mistake is complained of until it is put right, at whichever attempt, and by whichever of two fields', async () => {
	const page = await openWithScript();
	const form = page.locator('form[data-inquiry]');
	const email = form.getByLabel('E-Mail');
	const complaint = form.locator('[data-error=email]');
	await unfold(page);
	await form.getByLabel('Name').fill('Dora Dritte');
	await form.locator('button').click();
	await complaint.waitFor();
	await form.getByLabel('Telefon').fill('0341 5');
	await form.getByLabel('Nachricht').focus();
	expect(await complaint.isVisible()).toBe(false);
	expect(await email.getAttribute('aria-invalid')).toBeNull();

	await email.fill('dora@');
	await form.locator('button').click();
	await complaint.waitFor();
	for (const [typed, isWrong] of [
		['dora@@', true],
		['dora@example.com', false],
	] as const) {
		await email.fill(typed);
		await form.getByLabel('Nachricht').focus();
		expect(await complaint.isVisible(), typed).toBe(isWrong);
	}
	expect(await email.getAttribute('aria-invalid')).toBeNull();
});

test('the person who is asked is named in the thanks, and a press right behind a correction sends the form', async () => {
	const page = await openWithScript(pathOf('de', { kind: 'person', id: personId }));
	const form = page.locator('form[data-inquiry]');
	await form.getByLabel('Name').fill('Dora Gleich');
	await form.getByLabel('E-Mail').fill('dora.gleich@example.com');
	await form.getByLabel('Rückruf').selectOption('Sa, 10–13 Uhr');
	await form.locator('button').click();
	// The page has no words for this one: the server says it.
	await form.locator('[data-error=phone]').getByText('Für einen Rückruf').waitFor();
	await form.getByLabel('Telefon').fill('0341 99 88 77');
	await form.locator('button').click();
	const thanks = page.locator('#inquiry [role="status"]');
	await thanks.getByText('Ihre Nachricht geht an Jana Hallmann.').waitFor();
});

test('on a low window the button of the form beside the text is in view when it has the focus', async () => {
	const page = await openWithScript();
	await page.setViewportSize({ width: 1366, height: 600 });
	await page.locator('form[data-inquiry] [name=name]').focus();
	const button = page.locator('form[data-inquiry] button');
	await button.focus();
	const bottom = () => button.evaluate((element) => element.getBoundingClientRect().bottom);
	await expect.poll(bottom).toBeLessThanOrEqual(600);
});

test('without a connection the text stays, is told so, and survives leaving the page', async () => {
	const page = await openWithScript();
	const form = page.locator('form[data-inquiry]');
	await form.getByLabel('Name').fill('Emil Offline');
	await form.getByLabel('Telefon').fill('0341 8');
	await page.waitForTimeout(500);
	await page.context().setOffline(true);
	await form.locator('button').click();
	await form.getByText('Keine Internetverbindung').waitFor();
	expect(await form.getByLabel('Name').inputValue()).toBe('Emil Offline');
	await page.context().setOffline(false);
	await page.reload();
	await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('Emil Offline');
	await form.locator('button').click();
	await page.locator('#inquiry').getByText('Vorgangsnummer').waitFor();
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a server that fails leaves the text where it is, and names an address and a number', async () => {
	const page = await openWithScript();
	await page.route('**/inquiry', (route) => route.fulfill({ status: 503, body: '{}' }));
	const form = page.locator('form[data-inquiry]');
	await form.getByLabel('Name').fill('Fritz Fehler');
	await form.getByLabel('Telefon').fill('0341 9');
	await form.locator('button').click();
	const mail = form.locator('a[href^="mailto:"]');
	await mail.waitFor();
	expect(await mail.getAttribute('href')).toContain('?body=');
	expect(await form.getByLabel('Name').inputValue()).toBe('Fritz Fehler');
});

test('an inquiry about what is not published any more arrives as one about nothing in particular', async () => {
	const page = await openWithScript();
	const form = page.locator('form[data-inquiry]');
	await form.getByLabel('Name').fill('Gustav Gestrig');
	await form.getByLabel('Telefon').fill('0341 10');
	await form.locator('input[name="target"]').evaluate((input) => {
		if (input instanceof HTMLInputElement) input.value = 'unit-999999';
	});
	const sent = inquiries().length;
	await form.locator('button').click();
	const summary = form.locator('[data-error-summary]');
	await summary.getByText('nicht mehr veröffentlicht').waitFor();
	expect(await summary.getByText('markierten Angaben').isVisible()).toBe(false);
	await form.locator('button').click();
	await page.locator('#inquiry').getByText('Vorgangsnummer').waitFor();
	await expect.poll(() => inquiries().length).toBe(sent + 1);
});

const questions = [
	['de', 'Wo suchen Sie?'],
	['en', 'Where are you looking?'],
	['es', '¿Dónde busca?'],
] as const;

test.each(questions.slice(0, runs(1, 3)))(
	'whoever searches is asked in %s where, not for an address',
	async (locale, label) => {
		const page = await openWithScript();
		await page.goto(`${site.origin}${pathOf(locale, { kind: 'inquiry' })}#search=1&place=Leipzig`);
		await page.reload();
		const field = page.locator('form[data-inquiry]').getByLabel(label);
		await expect.poll(() => field.inputValue()).toBe('Leipzig');
	},
);

test('what was kept of an older wish leaves that of a newer link, and what was typed meanwhile, as it is', async () => {
	const page = await openWithScript();
	const form = page.locator('form[data-inquiry]');
	const open = async (wish: string) => {
		await page.goto('about:blank');
		await page.goto(`${site.origin}/de/anfrage/#search=1&${new URLSearchParams(wish)}`);
	};
	const is = (label: string, value: string) =>
		expect.poll(() => form.getByLabel(label).inputValue()).toBe(value);
	const old = 'place=Leipzig&budget=500&message=Altbau';
	await open(old);
	await is('Wo suchen Sie?', 'Leipzig');
	await form.getByLabel('Name').fill('Ida Immer');
	await form.getByLabel('Telefon').fill('0341 11');
	await form.getByLabel('Nachricht').fill('Altbau, gern mit Garten');
	await page.route('**/inquiry', (route) => route.fulfill({ status: 503, body: '{}' }));
	await form.locator('button').click();
	await form.locator('a[href^="mailto:"]').waitFor();

	await open(old);
	await is('Nachricht', 'Altbau, gern mit Garten');
	const late = Promise.withResolvers<void>();
	await page.route('**/_astro/form.*.js', async (route) => {
		await late.promise;
		await route.continue();
	});
	await open('place=Hamburg&budget=900&message=Neubau');
	await form.getByLabel('Telefon').fill('040 12');
	late.resolve();
	await is('Wo suchen Sie?', 'Hamburg');
	await is('Name', 'Ida Immer');
	await is('Nachricht', 'Neubau');
	await is('Telefon', '040 12');
});

test('of more units than an inquiry can be about, it says of how many it is', async () => {
	const page = await openWithScript();
	const targets = Array.from({ length: 25 }, (_, at) => `target=unit-${at + 1}`);
	await page.goto('about:blank');
	await page.goto(`${site.origin}/de/anfrage/#${targets.join('&')}`);
	const form = page.locator('form[data-inquiry]');
	await form.getByText('Ihre Anfrage gilt 20 Angeboten').waitFor();
	expect(await form.locator('input[name=target]').count()).toBe(20);
});

test('when its script cannot be loaded the form goes the way it goes without one', async () => {
	const page = await openWithScript();
	await page.route('**/_astro/form.*.js', (route) => route.abort());
	const form = page.locator('form[data-inquiry]');
	await form.getByLabel('Name').fill('Greta Gestern');
	await form.getByLabel('E-Mail').fill('greta@example.com');
	await form.locator('button').click();
	await page.waitForURL(/danke/);
});

const lastTask = () => site.crm.sandbox.account.tasks.list().at(-1);
const lastContact = () => site.crm.sandbox.account.contacts.list().at(-1);

/** A page in a language, with scripts, whose form is filled in by the names of its fields. */
async function sendFrom(address: string, values: Readonly<Record<string, string>>) {
	const page = await openWithScript(address);
	const form = page.locator('form[data-inquiry]');
	for (const [name, value] of Object.entries(values)) {
		const control = form.locator(`[name="${name}"]`);
		await control.waitFor();
		if (name === 'property') await control.selectOption(value);
		else await control.fill(value);
	}
	const said = await form.locator('[role="status"]').innerText();
	await form.locator('button').click();
	const thanks = page.locator('#inquiry [role="status"]');
	await thanks.getByText(/[A-Z2-9]{4}-[A-Z2-9]{4}/).waitFor();
	const reference = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(await thanks.innerText())?.[0] ?? '';
	// Those of earlier tests may still be on their way.
	await expect.poll(() => lastTask()?.title).toContain(reference);
	return { said, reference };
}

const person = (email: string) => ({ name: 'Hanna von Haus', email });

const languages = [
	['es', 'Spanisch', '2 '],
	['de', 'Deutsch', 'gilt 2 Angeboten'],
	['en', 'Englisch', '2 '],
] as const;

test.each(languages.slice(0, runs(1, 3)))(
	'several units of the shortlist are one inquiry that names all of them, in %s',
	async (locale, language, said) => {
		const address = `${pathOf(locale, { kind: 'inquiry' })}#target=unit-${unitId}&name=Haus%20%26%20Hof&target=unit-${otherId}&name=Loft`;
		const sent = await sendFrom(address, {
			...person(`${locale}-list@example.com`),
			message: 'Erste Zeile\nZweite Zeile',
		});
		expect(sent.said).toContain(said);
		expect(sent.said.split('\n').slice(-2)).toEqual(['Haus & Hof', 'Loft']);
		expect(inquiries().at(-1)).toMatchObject({ property_ids: [unitId, otherId], source_id: 4711 });
		expect(lastTask()).toMatchObject({
			title: `Website-Anfrage ${sent.reference}: Wohnung ${unitId} (+ 1 weitere)`,
			body: expect.stringContaining(
				`Sprache: ${language}<br>Objekt: Wohnung ${unitId} (U-${unitId})<br>Objekt: Wohnung ${otherId} (U-${otherId})<br>`,
			),
		});
		expect(lastContact()).toMatchObject({
			first_name: 'Hanna',
			last_name: 'von Haus',
			email: `${locale}-list@example.com`,
			language: locale,
		});
	},
);

test('what an owner wants to sell is an inquiry of its own kind', async () => {
	const { reference } = await sendFrom(pathOf('de', { kind: 'sell' }), {
		...person('owner@example.com'),
		place: 'Weg 1, Leipzig',
		property: 'house',
	});
	expect(lastTask()).toMatchObject({
		title: `Eigentümer-Anfrage ${reference}`,
		body: expect.stringContaining(
			'Adresse der Immobilie: Weg 1, Leipzig<br>Art der Immobilie: Haus<br>',
		),
	});
	expect(lastTask()).not.toHaveProperty('property_ids');
});

test('what somebody searches for comes from a list with what was set there', async () => {
	const search = new URLSearchParams({
		search: '1',
		place: 'Leipzig',
		budget: '400.000 €',
		message: 'Kauf, ab 3 Zimmern',
	});
	const address = `${pathOf('de', { kind: 'inquiry' })}#${search}`;
	const { reference } = await sendFrom(address, person('search@example.com'));
	expect(lastTask()).toMatchObject({
		title: `Suchauftrag ${reference}`,
		body: expect.stringMatching(
			/Sucht in: Leipzig<br>Preis bis: 400\.000 €<br>.*Nachricht:<br>Kauf, ab 3 Zimmern<\/p>$/,
		),
	});
});
