import { describe, expect, test } from 'vitest';
import type { Agency } from '../../../src/sandbox/agency.ts';
import { demoAgency } from '../../../src/sandbox/demo/agency.ts';
import type { WebhookCall } from '../../../src/sandbox/events.ts';
import { importRecorded } from '../../../src/sandbox/import.ts';
import { image, sandboxWith, unit } from '../../support/sandbox.ts';

/** A sandbox with hooks for all that can happen to units and projects, and what they were told. */
async function heard() {
	const calls: WebhookCall[] = [];
	const sendWebhook = async (call: WebhookCall) => {
		calls.push(call);
		return 204;
	};
	const talk = sandboxWith({ units: [unit(1)] }, { sendWebhook });
	for (const record of ['property', 'project']) {
		for (const happened of ['created', 'updated']) {
			const event = `${record}_${happened}`;
			await talk.send('POST', '/hooks', { event, target_url: `https://hooks.example/${event}` });
		}
	}
	const told = async () => {
		await talk.sandbox.events.settled();
		return calls.map(({ url, body }) => [new URL(url).pathname.slice(1), JSON.parse(body).id]);
	};
	return { ...talk, calls, told };
}

const agency = (different: Partial<Agency>): Agency => ({
	...demoAgency,
	units: [],
	projects: [],
	...different,
});

describe('hooks', () => {
	test('are told of a unit that is new in the account, and of one that is written over', async () => {
		const { sandbox, calls, told } = await heard();
		sandbox.seed(agency({ units: [unit(1), unit(2)], projects: [{ id: 201, title: 'Neu' }] }));
		expect(await told()).toEqual([
			['project_created', 201],
			['property_updated', 1],
			['property_created', 2],
		]);
		expect(JSON.parse(calls[2]?.body ?? '')).toMatchObject({ title: { value: 'Wohnung 2' } });
	});

	test('are told of units from a recorded response', async () => {
		const { sandbox, told } = await heard();
		importRecorded(sandbox, [unit(7), unit(1)]);
		expect(await told()).toEqual([
			['property_created', 7],
			['property_updated', 1],
		]);
	});

	test('are told nothing when the account takes nothing in', async () => {
		const { sandbox, told } = await heard();
		const broken = unit(3, { images: [image({ media: 'no-such-picture' })] });
		expect(() => sandbox.seed(agency({ units: [unit(2), broken] }))).toThrow('no-such-picture');
		expect(await told()).toEqual([]);
		expect(sandbox.account.units.has(2)).toBe(false);
	});
});
