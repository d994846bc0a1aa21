import { expect, test } from 'vitest';
import { manyMachines } from '../support/many-machines.ts';
import { noPostgres } from '../support/postgres.ts';
import { unit } from '../support/sandbox.ts';
import { hasSwift } from '../support/swift.ts';

test.skipIf(noPostgres !== undefined || !hasSwift)(
	'two machines build for one bucket by a database, which their inquiry servers share; visitors read, ask and see what is withdrawn vanish',
	{ timeout: 240_000 },
	async () => {
		const { crm, bucket, servers, seed, get, purged, build, rollBack, listOutbox, send } =
			await manyMachines();
		const text = async (path: string) => await (await get(path)).text();

		const both = await Promise.all([build(1), build(2)]);
		for (const { code, text: told } of both) {
			expect(told).toContain('outcome=published');
			expect(code).toBe(0);
		}
		expect(
			both.filter(({ text: told }) => told.includes('Another machine is building')),
		).toHaveLength(1);
		const path = /\/de\/[^"]*-1\//.exec(await text('/de/kaufen/'))?.[0] ?? '';
		expect(await text(path)).toMatch(/Wohnung 1<[^]*300\.000/);

		for (const server of servers) expect(await send(server, 'Noch frei?')).toBe(202);
		const { tasks } = crm.sandbox.account;
		await expect.poll(() => tasks.list().length, { timeout: 30_000 }).toBe(2);
		await expect.poll(async () => (await listOutbox()).text).toMatch(/done: 2 /);

		seed([unit(1, { price: 310_000 }), unit(2), unit(3)]);
		expect((await build(1, '--units', '1')).text).toContain('outcome=published');
		await expect.poll(() => text(path)).toContain('310.000');
		expect((await rollBack(1)).code).toBe(0);
		await expect.poll(() => text(path)).toContain('300.000');

		seed([unit(1, { property_status_id: 501 }), unit(2), unit(3)]);
		expect((await build(2)).text).toContain('outcome=published');
		await expect.poll(async () => (await get(path)).status).toBe(410);
		expect(purged().map((address) => new URL(address).pathname)).toContain(path);
		expect([...bucket.contents().values()].join()).not.toContain('Wohnung 1<');
	},
);
