import { chmodSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { demoAgency } from '../../../src/sandbox/demo/agency.ts';
import { openDemoSandbox, openSandboxFile } from '../../../src/sandbox/open.ts';
import { testFolder } from '../../support/outbox.ts';
import { ids, record, sandboxWith, unit } from '../../support/sandbox.ts';

const temporaryFile = () => join(testFolder(), 'account.sqlite');

function stopped(): never {
	throw new Error('stopped');
}

describe('the data of an account', () => {
	test('lies in a file: what was written is there after opening it again', async () => {
		const path = temporaryFile();
		const first = sandboxWith({ units: [unit(1)] }, { path });
		const { id } = record(
			await first.send('POST', '/contacts', { client: { last_name: 'Lovelace' } }),
		);
		first.sandbox.close();
		const { get, sandbox } = sandboxWith({}, { path });
		onTestFinished(() => sandbox.close());
		expect(ids(await get('/contacts'))).toEqual([id]);
		expect(ids(await get('/units'))).toEqual([1]);
	});

	test('is the demo agency in a new file only, so that changes stay', () => {
		const path = temporaryFile();
		const first = openSandboxFile({ path });
		const count = first.account.units.count();
		const [gone] = first.account.units.list({ per: 1 });
		first.account.units.remove(gone?.id ?? 0);
		first.close();
		const second = openSandboxFile({ path });
		onTestFinished(() => second.close());
		expect(second.account.units.count()).toBe(count - 1);
	});

	test('is the demo agency as a whole: one that was stopped while it moved in begins anew', () => {
		const path = temporaryFile();
		expect(() => openSandboxFile({ path, clock: stopped })).toThrow('stopped');
		expect(readdirSync(dirname(path))).toEqual([]);
		const next = openSandboxFile({ path });
		onTestFinished(() => next.close());
		expect(next.account.units.count()).toBe(demoAgency.units.length);
	});

	test('can be read by nobody but the owner of its files, also where they were open before', () => {
		const path = temporaryFile();
		chmodSync(dirname(path), 0o755);
		const rights = () =>
			['', '-wal', '-shm'].map((ending) => statSync(`${path}${ending}`).mode & 0o777);
		const first = openSandboxFile({ path });
		expect(rights()).toEqual([0o600, 0o600, 0o600]);
		for (const ending of ['', '-wal', '-shm']) chmodSync(`${path}${ending}`, 0o644);
		const second = openSandboxFile({ path });
		expect(rights()).toEqual([0o600, 0o600, 0o600]);
		expect(statSync(dirname(path)).mode & 0o777).toBe(0o755);
		second.close();
		first.close();
	});

	test('is thrown away with fresh, and left empty where that is asked for', () => {
		const path = temporaryFile();
		openSandboxFile({ path }).close();
		const empty = openSandboxFile({ path, fresh: true, start: 'empty' });
		expect(empty.account.units.count()).toBe(0);
		empty.close();
		const still = openSandboxFile({ path });
		onTestFinished(() => still.close());
		expect(still.account.units.count()).toBe(0);
	});

	test('can be read over a port, on the loopback address', async () => {
		const crm = await openDemoSandbox({ path: temporaryFile() });
		onTestFinished(() => crm.close());
		expect(crm.baseUrl).toBe(`${crm.origin}/v1`);
		expect(crm.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
		const response = await fetch(`${crm.baseUrl}/units?per=1`, {
			headers: { 'x-api-key': crm.apiKey },
		});
		expect(await response.json()).toEqual({ data: [expect.any(Object)] });
	});

	test('is left alone by a port that is taken, which is said in a sentence', async () => {
		const crm = await openDemoSandbox({ path: temporaryFile() });
		onTestFinished(() => crm.close());
		const port = Number(new URL(crm.origin).port);
		await expect(openDemoSandbox({ path: temporaryFile(), port })).rejects.toThrow(
			`The sandbox cannot open port ${port}`,
		);
	});
});

test('an agency that is there already is not taken for one of another name', () => {
	const path = temporaryFile();
	openSandboxFile({ path }).close();
	expect(() => openSandboxFile({ path, as: 'Küstenblick' })).toThrow(
		/holds an agency already: --fresh replaces it/,
	);
	const sandbox = openSandboxFile({ path, as: 'Küstenblick', fresh: true });
	onTestFinished(() => sandbox.close());
	expect(JSON.stringify(sandbox.account.brokers.list())).toContain('kustenblick.example');
});
