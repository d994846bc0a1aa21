import { expect, test } from 'vitest';
import { origin, testServer, writeRelease } from '../../support/release.ts';

const path = '/de/anfrage/danke/?ref=K7Q2-9MXT';
const sentence = 'Ihre Vorgangsnummer: K7Q2-9MXT';

test('the thank-you page names the reference, and the one of the release that is live', async () => {
	const server = await testServer();
	expect(await (await server.get(path)).text()).toContain(sentence);
	const files = { 'de/anfrage/danke/index.html': '<h1>Neu</h1><p data-reference hidden></p>' };
	await writeRelease(server.folder, { name: 'two', files });
	const page = await (await server.get(path)).text();
	expect(page).toContain('<h1>Neu</h1>');
	expect(page).toContain(sentence);
});

test('it costs hardly more than any page: 2,000 of them within two seconds', async () => {
	const server = await testServer();
	await server.get(path);
	const began = process.cpuUsage().user;
	for (let n = 0; n < 2_000; n++) {
		const headers = { 'x-forwarded-for': `10.1.${n % 250}.${Math.floor(n / 250)}` };
		await server.app.request(`${origin}${path}`, { headers }, { peer: '127.0.0.1' });
	}
	expect((process.cpuUsage().user - began) / 1e6).toBeLessThan(2);
});

test('whoever asks for more than thirty in a minute gets the page without a reference', async () => {
	const server = await testServer();
	const texts: string[] = [];
	for (let n = 0; n < 40; n++) texts.push(await (await server.get(path)).text());
	expect(texts.filter((text) => text.includes(sentence))).toHaveLength(30);
	expect(texts.at(-1)).toBe('<h1>Danke</h1><p data-reference hidden></p>');
	server.wait(120_000);
	expect(await (await server.get(path)).text()).toContain(sentence);
});
