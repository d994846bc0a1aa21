import { test } from 'vitest';
import { fuzzAddresses, fuzzPosts } from '../support/fuzzed-requests.ts';

test('S13: whatever is posted or asked for, 5,000 times, nothing fails and nothing internal is told', async () => {
	await fuzzPosts(3000);
	await fuzzAddresses(2000);
	console.log('S13: 5,000 requests, nothing told');
});
