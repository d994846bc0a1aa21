import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readStatusFile, statusFile, writeStatusFile } from '../../../src/release/status-file.ts';
import { hostFiles } from '../../../src/hosts/rule-files.ts';
import { nginxFiles } from '../../../src/hosts/nginx-files.ts';
import { testFolder } from '../../support/outbox.ts';
import { placesOf, testServer, writeRelease } from '../../support/release.ts';

const asOf = '2026-11-21T12:00:00.000Z';
const catalogue = (onOffer: number[], reserved: number[] = []) => ({
	offerIds: () => onOffer,
	reservedIds: () => reserved,
});

test('it names what is reserved, and what was on offer on the live site and is no more', () => {
	expect(statusFile(catalogue([1, 3], [3]), { asOf, before: { offered: [1, 2, 3] } })).toEqual({
		format: 1,
		asOf,
		reserved: [3],
		gone: [2],
	});
});

test('what went stays named for pages that are still open, until it comes back', () => {
	const first = statusFile(catalogue([1]), { asOf, before: { offered: [1, 2, 3] } });
	const second = statusFile(catalogue([1, 3]), { asOf, before: { file: first, offered: [1] } });
	expect([first.gone, second.gone]).toEqual([[2, 3], [2]]);
});

test('it stays small however much goes', () => {
	const all = Array.from({ length: 2000 }, (_, at) => at + 1);
	const { gone } = statusFile(catalogue([]), { asOf, before: { offered: all } });
	expect(gone).toEqual(all.slice(-500));
});

test('one that is damaged or of another version is as good as none', () => {
	const path = join(testFolder(), 'deep/status.json');
	expect(readStatusFile(path)).toBeUndefined();
	const file = statusFile(catalogue([1]), { asOf, before: { offered: [2] } });
	writeStatusFile(path, file);
	expect(readStatusFile(path)).toEqual(file);
	for (const text of ['', '{', '{"format":2}']) {
		writeFileSync(path, text);
		expect(readStatusFile(path)).toBeUndefined();
	}
});

test('the server gives it out as it is at the moment, and is none the worse without', async () => {
	const folder = testFolder();
	await writeRelease(folder);
	const status = join(folder, 'status.json');
	const { get } = await testServer({ places: { ...placesOf(folder), status } });
	expect((await get('/status.json')).status).toBe(404);
	for (const offered of [[2], [2, 3]]) {
		const file = statusFile(catalogue([1]), { asOf, before: { offered } });
		writeStatusFile(status, file);
		const answer = await get('/status.json');
		expect(answer.headers.get('cache-control')).toBe('no-cache');
		expect(answer.headers.get('content-type')).toBe('application/json');
		expect(await answer.json()).toEqual(file);
	}
});

test('static hosts are told to ask again for it, too', () => {
	const rules = {
		origin: 'https://a.example',
		indexed: true,
		oldAddresses: [],
		isFile: () => false,
		missing: () => '/404/',
	};
	const [http] = nginxFiles(rules);
	const lines = http?.text.split('\n') ?? [];
	const [own, other] = ['status\\.json', '[a-z0-9]+$"'].map((mark) =>
		lines.findIndex((line) => line.includes(mark) && line.includes('Cache') === false),
	);
	expect(lines[own ?? -1]).toContain('no-cache');
	expect(own).toBeLessThan(other ?? -1);
	// The others ask again for everything that has no rule of its own.
	expect(hostFiles('netlify', rules).files[0]?.text).not.toContain('.json');
});
