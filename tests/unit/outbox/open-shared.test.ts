import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openDatabaseOf } from '../../../src/commands/server/open-database.ts';
import { openOutbox } from '../../../src/commands/server/open-outbox.ts';
import { readEnvironment } from '../../../src/wiring.ts';
import { testFolder, testKey } from '../../support/outbox.ts';
import { noPostgres, startPostgres, type PostgresServer } from '../../support/postgres.ts';
import { demoVariables } from '../../support/settings.ts';

let server: PostgresServer | undefined;
const key = Buffer.from(testKey).toString('base64');

/** Opens the outbox as a server does whose environment names a new database. */
async function opened(variables: NodeJS.ProcessEnv) {
	const environment = readEnvironment({
		...demoVariables,
		SITE_URL: 'https://site.example',
		...variables,
	});
	const outbox = await openOutbox(environment, await openDatabaseOf(environment));
	onTestFinished(() => outbox.close());
	return outbox;
}

describe.skipIf(noPostgres)(noPostgres ?? 'an outbox in a database', () => {
	beforeAll(async () => {
		server = await startPostgres();
	});
	afterAll(() => server?.remove());

	test('is one for all servers that name it', async () => {
		const DATABASE_URL = await server?.database();
		const [one, other] = await Promise.all(
			[testFolder(), testFolder()].map((VITRINE_VAR) =>
				opened({ VITRINE_VAR, DATABASE_URL, VITRINE_OUTBOX_KEY: key }),
			),
		);
		await one?.put({ id: 'a', reference: 'AAAA-AAAA', payload: { name: 'Ada' } });
		expect(await other?.contentOf('AAAA-AAAA')).toEqual({ name: 'Ada' });
	});

	test('needs a key that all servers have', async () => {
		const DATABASE_URL = await server?.database();
		await expect(opened({ VITRINE_VAR: testFolder(), DATABASE_URL })).rejects.toThrow(
			/^DATABASE_URL is set and VITRINE_OUTBOX_KEY is not/,
		);
	});

	test('is not opened while inquiries wait in a file of this machine, where nobody would look again', async () => {
		const VITRINE_VAR = testFolder();
		const local = await opened({ VITRINE_VAR, VITRINE_OUTBOX_KEY: key });
		await local.put({ id: 'a', reference: 'AAAA-AAAA', payload: { name: 'Ada' } });
		const DATABASE_URL = await server?.database();
		const shared = () => opened({ VITRINE_VAR, DATABASE_URL, VITRINE_OUTBOX_KEY: key });
		await expect(shared()).rejects.toThrow(
			`The outbox ${join(VITRINE_VAR, 'outbox/outbox.sqlite')} on this machine still holds inquiries (1)`,
		);
		const job = await local.claim();
		if (job) await local.finish(job, {});
		expect(await (await shared()).counts()).toMatchObject({ waiting: 0 });
	});
});
