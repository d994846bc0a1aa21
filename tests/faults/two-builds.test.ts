import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { publishFolder } from '../support/published.ts';
import { buildSite, emptyCrm } from '../support/site-build.ts';
import { smallAgency } from '../support/small-agency.ts';

test('of two builds at once one goes on, and the other says in one sentence that it does not', async () => {
	const { root: folder } = publishFolder();
	const crm = await emptyCrm(folder);
	crm.sandbox.seed(smallAgency());
	const { baseUrl, apiKey, origin } = crm;
	const child = join(import.meta.dirname, '../support/build-child.ts');
	const run = () =>
		new Promise<{ code: number | null; printed: string }>((resolve) => {
			const build = spawn(process.execPath, [child, folder, baseUrl, apiKey, origin]);
			let printed = '';
			build.stderr.on('data', (chunk) => (printed += String(chunk)));
			build.once('close', (code) => resolve({ code, printed }));
		});
	const ended = await Promise.all([run(), run()]);
	const [done, refused] = ended.toSorted((a, b) => (a.code ?? 9) - (b.code ?? 9));
	expect(done).toEqual({ code: 0, printed: '' });
	expect(refused).toEqual({
		code: 1,
		printed: 'Another build is running; wait for it to end, then build again.\n',
	});
	expect(await buildSite({ folder, crm, photos: origin })).toMatchObject({ outcome: 'unchanged' });
	await crm.close();
});
