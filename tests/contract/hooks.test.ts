import { expect, test } from 'vitest';
import type { WebhookCall } from '../../src/sandbox/events.ts';
import { createHookEndpoint } from '../../src/serve/hook.ts';
import { createHookCheck } from '../../src/serve/hook-signature.ts';
import type { BuildRequest } from '../../src/serve/rebuild.ts';
import { createMemoryStore } from '../support/outbox-memory-store.ts';
import { sandboxWith, unit } from '../support/sandbox.ts';
import { smallAgency } from '../support/small-agency.ts';

const secret = 'sandbox-webhook-secret';

test('the server takes the calls of the CRM, and reads from them what to read again', async () => {
	const calls: WebhookCall[] = [];
	const { send, sandbox } = sandboxWith(
		{},
		{
			sendWebhook: async (call) => {
				calls.push(call);
				return 202;
			},
		},
	);
	for (const event of ['property_created', 'project_created']) {
		await send('POST', '/hooks', { event, target_url: 'https://www.example.com/hooks/crm' });
	}
	const projects = [{ id: 201, title: 'Gartenzeile' }];
	sandbox.seed({ ...smallAgency([unit(4711)]), projects });
	await sandbox.events.settled();

	const asked: BuildRequest[] = [];
	const handle = createHookEndpoint({
		check: createHookCheck({ secret, noteOnce: createMemoryStore().noteOnce, clock: Date.now }),
		rebuilds: { ask: (wish) => void asked.push(wish) },
		report: () => {},
	});
	for (const { url, headers, body } of calls) {
		const answer = await handle(new Request(url, { method: 'POST', headers, body }));
		expect(answer.status).toBe(202);
	}
	expect(asked).toContainEqual({ units: [4711] });
	expect(asked).toContainEqual({});
	expect(asked).toHaveLength(2);
});
