import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { scaleAgency } from '../../../src/sandbox/scale.ts';
import { fullAgency } from '../../support/full-agency.ts';
import { image, record, sandboxWith, unit } from '../../support/sandbox.ts';

const title = { image: { title: 'Neu' } };

describe('the record that an image or link lies in', () => {
	test('is known by the id of the part, and a unit comes before a project', () => {
		const { sandbox } = sandboxWith({
			units: [unit(2, { images: [image({ id: 70 })] })],
			projects: [{ id: 201, images: [image({ id: 70 }), image({ id: 71 })] }],
		});
		const { parts } = sandbox.account;
		expect(parts.owner('images', 70)).toEqual({ type: 'Property', id: 2 });
		expect(parts.owner('images', 71)).toEqual({ type: 'Project', id: 201 });
		expect(parts.owner('links', 70)).toBeUndefined();
	});

	test('follows what is written: a part that left its record is found no more', async () => {
		const { sandbox, send } = sandboxWith({ units: [unit(1, { images: [image({ id: 70 })] })] });
		expect((await send('PUT', '/images/70', title)).status).toBe(200);
		sandbox.account.units.put(1, { ...unit(1), images: [] });
		expect((await send('PUT', '/images/70', title)).status).toBe(404);
		expect(sandbox.account.parts.owner('images', 70)).toBeUndefined();
		sandbox.account.units.put(1, unit(1, { images: [image({ id: 70 })] }));
		sandbox.account.units.remove(1);
		expect(sandbox.account.parts.owner('images', 70)).toBeUndefined();
	});

	test('is found in a file from before it was noted, whose contacts get numbers of their own', () => {
		const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		const path = join(folder, 'account.sqlite');
		sandboxWith(fullAgency, { path }).sandbox.close();
		const db = new DatabaseSync(path);
		db.exec(`
			DROP INDEX units_by_archive_and_unit_id;
			DROP INDEX units_by_archive_and_status;
			DROP INDEX contacts_by_item_id;
			ALTER TABLE contacts DROP COLUMN item_id;
			UPDATE contacts SET record = json_remove(record, '$.item_id') WHERE id > 12;
			UPDATE contacts SET record = json_set(record, '$.item_id', 7) WHERE id <= 12;
			DROP TABLE parts;
			PRAGMA user_version = 8;
		`);
		db.close();
		const { sandbox } = sandboxWith({}, { path });
		onTestFinished(() => sandbox.close());
		expect(sandbox.account.parts.owner('images', 101)).toEqual({ type: 'Property', id: 1 });
		expect(sandbox.account.parts.owner('links', 551)).toEqual({ type: 'Property', id: 1 });
		const numbers = sandbox.account.contacts.list().map(({ item_id }) => item_id);
		expect(numbers).toEqual([7, 8, 9, 10]);
	});

	test('of a large account is told by the id, although its photos are not stored', async () => {
		const agency = { statuses: [], sources: [], activityTypes: [], teams: [], brokers: [] };
		const large = scaleAgency({ ...agency, projects: [], units: [unit(1)] }, 3, { photos: 20 });
		const { get, send } = sandboxWith(large);
		expect((await send('PUT', '/images/10000203', title)).status).toBe(200);
		const { images } = record(await get('/units/100002?new=1'));
		expect(images).toHaveLength(20);
		expect(images).toContainEqual(expect.objectContaining({ id: 10_000_203, title: 'Neu' }));
		expect((await send('PUT', '/images/10000221', title)).status).toBe(404);
		expect((await send('PUT', '/images/none', title)).status).toBe(404);
	});
});
