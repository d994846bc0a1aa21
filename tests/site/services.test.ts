import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { stoppedOnPurpose } from '../support/policy-watch.ts';
import { serveChanged, type ChangedSite } from '../support/changed-project.ts';

const services = [
	{
		id: 'statistics',
		name: 'Matomo',
		company: 'Muster Immobilien',
		purpose: { de: 'zählt Besuche, ohne Cookies', en: 'counts visits, without cookies' },
		privacy: 'https://stats.example.com/privacy',
		scripts: ['https://stats.example.com/first.js', 'https://stats.example.com/second.js'],
	},
	{
		id: 'chat',
		name: 'Plauder',
		company: 'Plauder GmbH',
		purpose: { de: 'Chat mit unserem Büro', en: 'chat with our office' },
		privacy: 'https://plauder.example/privacy',
		scripts: ['https://cdn.plauder.example/widget.js'],
		link: { text: { de: 'Chat öffnen', en: 'Open the chat' }, url: 'https://plauder.example/hr' },
	},
	{
		id: 'booking',
		name: 'Termino',
		company: 'Termino GmbH',
		purpose: { de: 'Besichtigungen selbst buchen' },
		privacy: 'https://termino.example/privacy',
		hosts: { frame: ['book.termino.example'] },
	},
];
const scripts = services.flatMap((service) => service.scripts ?? []);

const settings = {
	name: 'Muster Immobilien',
	locales: ['de', 'en'],
	defaultLocale: 'de',
	headline: { de: 'Häuser', en: 'Houses' },
	introduction: { de: 'Gute Häuser.', en: 'Good houses.' },
	offices: [
		{
			name: 'Büro',
			street: 'Musterstraße 1',
			zip: '01234',
			city: 'Musterstadt',
			country: 'DE',
			phone: '+49 30 23125 001',
			email: 'buero@muster.example',
			hours: { de: 'Montag bis Freitag, 9 bis 18 Uhr' },
		},
	],
	statuses: { available: ['Vermarktung'], reserved: ['Reserviert'], internal: ['Akquise'] },
	inquiry: { sourceId: 4711 },
	// The demo agency's own section is there, too.
	home: ['new', 'steps', 'sell'],
	services,
};

/** As an engineer of a company writes it. */
const bookingPage = `---
import ServiceFrame from '../components/services/ServiceFrame.astro';
import Page from '../layouts/Page.astro';
import { openPlan } from '../render/page-plan.ts';

const frame = openPlan(VITRINE_BUILD).ownFrame(Astro.url.pathname);
---

<Page {frame} title="Termin buchen" description="Einen Termin buchen">
	<h1>Termin buchen</h1>
	<ServiceFrame {frame} service="booking" url="https://book.termino.example/agency" title="Kalender" height={500} />
</Page>`;

let site: ChangedSite;
let browser: Browser;
beforeAll(async () => {
	[site, browser] = await Promise.all([
		serveChanged({
			'src/sandbox/demo/company/config.ts': `export default ${JSON.stringify(settings)};`,
			'src/pages/termin.astro': bookingPage,
		}),
		openBrowser(),
	]);
});
afterAll(async () => {
	await browser?.close();
	await site?.close();
});

/** A visitor whose browser finds services that say that they have run; all other hosts are not there. */
async function visitor(options: { readonly javaScriptEnabled?: boolean } = {}) {
	const context = await browser.newContext({ locale: 'de', ...options });
	const asked: string[] = [];
	await context.route(/^https:/, (route) => {
		const { href } = new URL(route.request().url());
		asked.push(href);
		return route.fulfill({
			contentType: 'text/javascript',
			body: `(window.ran ??= []).push('${href}')`,
		});
	});
	const page = await context.newPage();
	const open = async (path: string) => {
		await page.goto(site.origin + path);
		return page;
	};
	return { context, asked, open, page };
}

async function until(context: BrowserContext, asked: readonly string[], count: number) {
	await expect.poll(() => asked.length).toBe(count);
	await context.close();
}

const notice = '[data-services]';

describe('services that pages would run', () => {
	test('are asked about by name, and nothing of them is loaded before a visitor agrees', async () => {
		const { context, asked, open } = await visitor();
		const page = await open('/de/');
		await page.locator(notice).waitFor();
		expect(await page.locator(`${notice} li:visible`).allInnerTexts()).toEqual([
			expect.stringMatching(/^Matomo: zählt Besuche, ohne Cookies.*Muster Immobilien/s),
			expect.stringMatching(/^Plauder: Chat mit unserem Büro.*Plauder GmbH/s),
		]);
		await page.waitForLoadState('networkidle');
		await until(context, asked, 0);
	});

	test('run in their order once they are allowed, on every page from then on, and are not asked about again', async () => {
		const { context, asked, open } = await visitor();
		const page = await open('/de/');
		await page.locator(`${notice} [data-decide=yes]`).click();
		await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toEqual(scripts);
		expect(await page.locator(notice).isVisible()).toBe(false);
		await open(site.unit);
		await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ran'))).toEqual(scripts);
		expect(await page.locator(notice).isVisible()).toBe(false);
		await until(context, asked, 6);
	});

	test('are never loaded once they are declined, and each can be allowed and revoked in the privacy notice', async () => {
		const { context, asked, open } = await visitor();
		const page = await open('/de/');
		await page.locator(`${notice} [data-decide=no]`).click();
		expect(await page.locator(notice).isVisible()).toBe(false);
		expect(await page.evaluate('document.activeElement.localName')).toBe('main');
		await open('/de/datenschutz/');
		expect(await page.locator(notice).isVisible()).toBe(false);
		expect(asked).toEqual([]);
		const row = page.locator('[data-allowed=chat]');
		await row.getByRole('button', { name: 'Plauder erlauben' }).click();
		expect(await page.locator('.embed-settings [role=status]').innerText()).toContain(
			'Plauder ist erlaubt',
		);
		await open('/de/');
		await expect.poll(() => asked).toEqual(['https://cdn.plauder.example/widget.js']);
		await open('/de/datenschutz/');
		await row.getByRole('button', { name: 'Plauder widerrufen' }).click();
		const before = asked.length;
		await open('/de/');
		expect(await page.locator(notice).isVisible()).toBe(false);
		await page.waitForLoadState('networkidle');
		await until(context, asked, before);
	});

	test('leave a link where there are no scripts, and no question that nothing would answer', async () => {
		const { context, open } = await visitor({ javaScriptEnabled: false });
		const page = await open('/en/');
		expect(await page.locator(notice).isVisible()).toBe(false);
		const link = page.locator('.footer').getByRole('link', { name: 'Open the chat' });
		expect(await link.getAttribute('href')).toBe('https://plauder.example/hr');
		await context.close();
	});
});

describe('a service in a frame', () => {
	test('is loaded when a visitor agrees, at its height, and a link leads there without scripts', async () => {
		const { context, asked, open } = await visitor();
		const page = await open('/termin/');
		const card = page.locator('.embed');
		await page.waitForLoadState('networkidle');
		expect(asked).toEqual([]);
		expect(await card.innerText()).toContain('Besichtigungen selbst buchen');
		await card.getByRole('button', { name: 'Einmal laden' }).click();
		await expect.poll(() => asked).toEqual(['https://book.termino.example/agency']);
		expect((await card.locator('iframe').boundingBox())?.height).toBe(500);
		await context.close();
		const plain = await visitor({ javaScriptEnabled: false });
		const still = await plain.open('/termin/');
		expect(await still.getByRole('button', { name: 'Einmal laden' }).isVisible()).toBe(false);
		const link = still.locator('.embed').getByRole('link', { name: 'In neuem Tab öffnen' });
		expect(await link.getAttribute('href')).toBe('https://book.termino.example/agency');
		await plain.context.close();
	});
});

describe('the policy that pages carry', () => {
	test('stops what it does not name by itself, where a host sends no headers', async () => {
		const context = await browser.newContext();
		const asked: string[] = [];
		await context.route('**/*', async (route) => {
			const url = new URL(route.request().url());
			if (url.origin !== site.origin) {
				asked.push(url.href);
				return route.fulfill({ contentType: 'text/javascript', body: 'window.ran = true' });
			}
			const answer = await route.fetch();
			const headers = Object.fromEntries(
				Object.entries(answer.headers()).filter(([name]) => name !== 'content-security-policy'),
			);
			const isPage = headers['content-type']?.startsWith('text/html');
			const hostile =
				'<script src="https://evil.example/x.js"></script><img src=x onerror="window.ran=true"><script>window.ran=true</script>';
			const body = isPage && (await answer.text()).replace('<main', `${hostile}<main`);
			return route.fulfill({ response: answer, headers, ...(body && { body }) });
		});
		await context.addInitScript(stoppedOnPurpose);
		const page = await context.newPage();
		await page.goto(`${site.origin}/de/`);
		await page.waitForLoadState('networkidle');
		expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
		expect(asked).toEqual([]);
		expect(await page.evaluate('document.documentElement.dataset.theme')).toBeUndefined();
		await context.close();
	});

	test('is that of the header, word for word, but for what is heeded in headers only', async () => {
		const answer = await fetch(`${site.origin}/de/`);
		const html = await answer.text();
		const head = html.slice(html.indexOf('<head>'));
		const [, carried = ''] =
			/^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(
				head,
			) ?? [];
		expect(`${carried.replaceAll('&#39;', "'")};frame-ancestors 'none'`).toBe(
			answer.headers.get('content-security-policy'),
		);
	});
});
