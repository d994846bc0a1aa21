import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzzAddresses, fuzzPosts, text } from '../../support/fuzzed-requests.ts';
import { browserHeaders, goodForm } from '../../support/inquiry.ts';
import { origin, testServer } from '../../support/release.ts';

test('whatever is posted, the answer is one of a few and tells nothing internal', async () => {
	await fuzzPosts(1500);
});

test('whatever address is asked for, in whatever way, nothing fails', async () => {
	await fuzzAddresses(1000);
});

test('a value never leaves its field, whatever is in it', async () => {
	const { app, outbox } = await testServer();
	await fc.assert(
		fc.asyncProperty(text, text, async (person, message) => {
			const given = { ...goodForm, name: person, message };
			const answer = await app.request(`${origin}/inquiry`, {
				method: 'POST',
				body: new URLSearchParams(given),
				headers: { ...browserHeaders, origin },
			});
			for (const [header, value] of answer.headers)
				expect(`${header}: ${value}`).not.toMatch(/[\r\n]/);
			const reference = answer.headers.get('location')?.slice(-9);
			if (answer.status !== 303 || !reference) return;
			const content = await outbox.contentOf(reference);
			expect(content).toMatchObject({ email: goodForm.email, phone: goodForm.phone, locale: 'de' });
		}),
		{ numRuns: 300 },
	);
});
