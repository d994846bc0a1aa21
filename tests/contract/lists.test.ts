import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../src/commands/line/back-up.ts';
import { readList } from '../../src/crm/lists.ts';
import { websiteRights } from '../../src/sandbox/access.ts';
import { connected, failureOf } from '../support/connected.ts';
import { crmClient, crmServer, json } from '../support/crm-server.ts';
import { fullAgency } from '../support/full-agency.ts';
import { key } from '../support/sandbox.ts';

const silent = { step: () => {}, waiting: () => {}, lines: () => {} };

function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), 'backup-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	return folder;
}

function linesOf(folder: string, file: string): unknown[] {
	const lines = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
	return lines.map((line): unknown => JSON.parse(line));
}

describe('a list', () => {
	const contacts = Array.from({ length: 250 }, (_, index) => ({
		id: index + 1,
		last_name: `Contact ${index}`,
		created_at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
	}));

	test('is read page by page, each record once, decoded and as it was sent', async () => {
		const { crm } = await connected({ contacts });
		const names: unknown[] = [];
		const sizes: number[] = [];
		for await (const { records, raw, total, problems } of readList(crm, 'contacts', {
			with_meta: 1,
			order: 'asc',
		})) {
			names.push(...records.map(({ name }) => name));
			sizes.push(raw.length);
			expect([total, problems]).toEqual([250, []]);
		}
		expect(sizes).toEqual([100, 100, 50]);
		expect(names).toEqual(contacts.map(({ last_name }) => last_name));
	});

	test.each([
		['', undefined],
		[', which it counts', { total_count: 5 }],
	])('is read whole where the CRM sends fewer records than asked for%s', async (_, meta) => {
		const page = (...ids: number[]) => {
			const data = ids.map((id) => ({ id }));
			return json(meta ? { data, meta } : data);
		};
		const { baseUrl } = await crmServer(page(1, 2), page(3, 4), page(5), page());
		const { crm } = crmClient(baseUrl);
		const read = await Array.fromAsync(readList(crm, 'contacts', {}));
		expect(read.flatMap(({ records }) => records.map(({ id }) => id))).toEqual([1, 2, 3, 4, 5]);
	});

	test('that is not paged ends after one page, and an empty one before it', async () => {
		const projects = Array.from({ length: 100 }, (_, index) => ({ id: index + 1 }));
		const { crm } = await connected({ projects });
		const count = async (name: 'projects' | 'contacts') => {
			const pages = await Array.fromAsync(readList(crm, name, {}));
			return pages.map(({ raw }) => raw.length);
		};
		expect(await count('projects')).toEqual([100]);
		expect(await count('contacts')).toEqual([]);
	});
});

describe('a backup', () => {
	test('holds every record the key may read, as JSON lines that only their owner reads', async () => {
		const { crm } = await connected(fullAgency);
		const folder = newFolder();
		const counts = await backUp(crm, { folder, progress: silent });
		expect(counts).toEqual({
			contacts: 4,
			units: 2,
			archivedUnits: 1,
			projects: 2,
			activities: 6,
			deals: 3,
			propertyStatuses: 2,
			brokers: 2,
			teams: 2,
			contactSources: 2,
			activityTypes: 4,
			reservationReasons: 2,
			dealPipelines: 2,
			groups: 4,
			superGroups: 2,
			customFieldGroups: 2,
		});
		for (const [name, count] of Object.entries(counts)) {
			expect(linesOf(folder, `${name}.jsonl`)).toHaveLength(count);
		}
		expect(linesOf(folder, 'contacts.jsonl')).toContainEqual(
			expect.objectContaining({ last_name: 'Lovelace', rating: null, groups: expect.any(Array) }),
		);
		expect(statSync(join(folder, 'contacts.jsonl')).mode & 0o077).toBe(0);
	});

	test('names what the key may not read, and leaves it out', async () => {
		const website = { key, rights: websiteRights };
		const { crm } = await connected(fullAgency, { key: website });
		const said: string[] = [];
		const progress = { ...silent, lines: (lines: readonly string[]) => void said.push(...lines) };
		const folder = newFolder();
		const counts = await backUp(crm, { folder, progress });
		const files = readdirSync(folder).map((file) => file.replace(/\.jsonl$/, ''));
		expect(Object.keys(counts)).toEqual(['units', 'archivedUnits', 'projects', 'propertyStatuses']);
		expect(files.toSorted()).toEqual(Object.keys(counts).toSorted());
		expect(said.join()).toContain('contacts is left out: GET /contacts answered 401');
	});

	test('that breaks off leaves the last complete file as it was', async () => {
		const { crm, sandbox } = await connected(fullAgency);
		const folder = newFolder();
		await backUp(crm, { folder, progress: silent });
		sandbox.faults.add({ path: '/contacts', kind: 'html', times: 'always' });
		await failureOf(backUp(crm, { folder, progress: silent }));
		expect(linesOf(folder, 'contacts.jsonl')).toHaveLength(4);
		expect(readdirSync(folder).map((file) => extname(file))).toEqual(Array(16).fill('.jsonl'));
	});
});
