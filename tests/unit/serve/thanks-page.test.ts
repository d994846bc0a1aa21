import { expect, test } from 'vitest';
import { testServer, writeRelease } from '../../support/release.ts';

const path = '/de/anfrage/danke/?ref=K7Q2-9MXT';
const sentence = 'Ihre Vorgangsnummer: K7Q2-9MXT';

test('the thank-you page names the reference, and the one of the release that is live', async () => {
	const server = await testServer();
	expect(await (await server.get(path)).text()).toContain(sentence);
	const files = { 'de/anfrage/danke/index.html': '<h1>Neu</h1><!--reference-->' };
	await writeRelease(server.folder, { name: 'two', files });
	const page = await (await server.get(path)).text();
	expect(page).toContain('<h1>Neu</h1>');
	expect(page).toContain(sentence);
});

test('what is no reference stands in no page', async () => {
	const server = await testServer();
	for (const ref of ['', '<b>K7Q2-9MXT</b>', 'K7Q2-9MXT%3Cb%3E']) {
		const page = await (await server.get(`/de/anfrage/danke/?ref=${ref}`)).text();
		expect(page).toBe('<h1>Danke</h1><!--reference-->');
	}
});
