import { onTestFinished } from 'vitest';
import { createCrm, type Crm, type CrmOptions } from '../../src/crm/client.ts';
import { CrmError } from '../../src/crm/errors.ts';
import type { Agency } from '../../src/sandbox/agency.ts';
import type { SandboxOptions } from '../../src/sandbox/app.ts';
import { serveSandbox } from '../../src/sandbox/serve.ts';
import { key, sandboxWith, type SandboxTalk } from './sandbox.ts';

const noWait = { now: () => Date.UTC(2026, 10, 21), wait: async () => {}, every: () => () => {} };

export type Connected = SandboxTalk & { readonly crm: Crm; readonly origin: string };

/** The real client and a sandbox, on a port, until `close`. */
export async function connect(
	agency: Partial<Agency>,
	options: Partial<SandboxOptions> = {},
	client: Partial<CrmOptions> = {},
): Promise<Connected & { close(): Promise<void> }> {
	const talk = sandboxWith(agency, options);
	const { origin, close } = await serveSandbox(talk.sandbox);
	const baseUrl = `${origin}/v1`;
	const crm = createCrm({ baseUrl, apiKey: key, clock: noWait, random: () => 0.5, ...client });
	return {
		...talk,
		crm,
		origin,
		async close() {
			await crm.close();
			await close();
			talk.sandbox.close();
		},
	};
}

/** The same for one test. */
export async function connected(...options: Parameters<typeof connect>): Promise<Connected> {
	const { close, ...rest } = await connect(...options);
	onTestFinished(close);
	return rest;
}

export async function failureOf(work: Promise<unknown>): Promise<CrmError> {
	const error = await work.then(
		() => undefined,
		(thrown: unknown) => thrown,
	);
	if (error instanceof CrmError) return error;
	throw new Error('The call was expected to fail with a CrmError.');
}
