import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../../../src/catalog/queries/open-catalogue.ts';
import type { CatalogueFiles } from '../../../../src/catalog/store/catalogue-writer.ts';
import { readHeader } from '../../../../src/catalog/store/header.ts';
import type { Crm } from '../../../../src/crm/client.ts';
import type { Viewing } from '../../../../src/domain/viewing.ts';
import {
	agencyWith,
	forEverybody,
	hostile,
	task,
	type Task,
	type,
	viewings,
} from '../../../support/appointments.ts';
import { connected, failureOf } from '../../../support/connected.ts';
import { files, read } from '../../../support/readings.ts';
import { siteWith } from '../../../support/gate.ts';
import { key } from '../../../support/sandbox.ts';
import { type Right, websiteRights } from '../../../../src/sandbox/access.ts';
import type { Fault } from '../../../../src/sandbox/faults.ts';

const site = siteWith({ viewings });
const day = '2026-11-30T08:00:00.000Z';
const later = (hours: number) => new Date(Date.parse(day) + hours * 3_600_000).toISOString();

/** A client that notes which calls it makes. */
function noting(crm: Crm): { readonly crm: Crm; readonly calls: string[] } {
	const calls: string[] = [];
	return {
		calls,
		crm: {
			...crm,
			call: (endpoint, ...request) => {
				calls.push(endpoint.path);
				return crm.call(endpoint, ...request);
			},
		},
	};
}

/** The viewing times of a catalogue, by their units. */
function viewingsOf(file: CatalogueFiles): Record<number, Viewing[] | undefined> {
	using catalogue = openCatalogue(file);
	return Object.fromEntries(
		catalogue.source.viewings().map((id) => [id, catalogue.unit(id)?.viewings]),
	);
}

const known = (file: CatalogueFiles) =>
	new Map(Object.entries(viewingsOf(file)).map(([id, times = []]) => [Number(id), times]));

async function account(tasks: readonly Task[]) {
	const talk = await connected(agencyWith(tasks));
	const noted = noting(talk.crm);
	const ofTasks = () => noted.calls.splice(0).filter((path) => /activities|tasks/.test(path));
	return { ...talk, crm: noted.crm, ofTasks };
}

test('two calls are made for each viewing, and none while nothing has changed', async () => {
	const { crm, ofTasks, send } = await account([task(901), task(902, { property_ids: [2] })]);
	const { first, second, third, moved } = files('first', 'second', 'third', 'moved');
	await read(crm, first, { site, today: day });
	expect(ofTasks()).toHaveLength(4);
	expect(viewingsOf(first)).toMatchObject({ 1: [{ id: '901', sequence: 0 }], 2: [{ id: '902' }] });
	const upon = (base: CatalogueFiles) => ({ site, base, viewings: known(base), named: [3] });
	await read(crm, second, { ...upon(first), today: later(23) });
	expect(ofTasks()).toEqual([]);
	expect(readHeader(second.catalogue).checksum).toBe(readHeader(first.catalogue).checksum);
	await send('PUT', '/tasks/902', { task: { starts_at: '2026-12-06T10:00:00+01:00' } });
	await read(crm, third, { ...upon(second), today: later(23.5) });
	expect(ofTasks()).toHaveLength(2);
	expect(viewingsOf(third)[2]).toMatchObject([{ start: '2026-12-06T09:00:00.000Z', sequence: 1 }]);
	// The list does not tell that an end is another one, or that it is private now.
	await send('PUT', '/tasks/901', { task: { ends_at: '2026-12-05T18:00:00+01:00' } });
	await read(crm, moved, { ...upon(third), today: later(24.1) });
	expect(ofTasks()).toHaveLength(2);
	expect(viewingsOf(moved)[1]).toMatchObject([{ end: '2026-12-05T17:00:00.000Z', sequence: 1 }]);
});

test('what was read upon an older catalogue is what is read anew', async () => {
	const series = { recurring: true, rrule: 'FREQ=WEEKLY', starts_at: '2026-11-07T10:00:00+01:00' };
	const { crm } = await account([task(901, series), task(902, { property_ids: [2, 3] })]);
	const { base, part, anew } = files('base', 'part', 'anew');
	await read(crm, base, { site, today: day });
	// A week later the first of the series is over, and another one has come.
	await read(crm, part, { site, base, viewings: known(base), named: [], today: later(168) });
	await read(crm, anew, { site, today: later(168) });
	expect(viewingsOf(part)).toEqual(viewingsOf(anew));
	expect(viewingsOf(part)[1]?.[0]?.id).toBe('901-20261212');
	expect(readHeader(part.catalogue).checksum).toBe(readHeader(anew.catalogue).checksum);
});

test.each([
	['deleted', (send: Send) => send('DELETE', '/tasks/901')],
	['private', (send: Send) => send('PUT', '/tasks/901', { task: { private: true } })],
	['given to somebody', (send: Send) => send('PUT', '/tasks/901', { task: { client_ids: [88] } })],
	[
		'of another type',
		(send: Send) => send('PUT', '/tasks/901', { task: { note_type_id: type.meeting } }),
	],
])('a viewing that is %s is cancelled until it would have been over', async (_, change) => {
	const { crm, send } = await account([task(901), task(902, { property_ids: [2] })]);
	const { base, next, last } = files('base', 'next', 'last');
	await read(crm, base, { site, today: day });
	await change(send);
	await read(crm, next, { site, base, viewings: known(base), named: [], today: later(25) });
	expect(viewingsOf(next)[1]).toMatchObject([{ id: '901', cancelled: true, sequence: 1 }]);
	await read(crm, last, { site, base: next, viewings: known(next), today: later(24 * 6) });
	expect(viewingsOf(last)).toEqual({});
});

test('without the setting nothing is asked for', async () => {
	const { crm, ofTasks } = await account([task(901)]);
	const { plain } = files('plain');
	await read(crm, plain, { today: day });
	expect([ofTasks(), viewingsOf(plain)]).toEqual([[], {}]);
});

test.each([
	['activities', websiteRights],
	['tasks', [...websiteRights, 'activities:read'] satisfies Right[]],
])('a key that may not read %s costs nothing but viewing times', async (path, rights) => {
	const { crm } = await connected(agencyWith([task(901)]), { key: { key, rights } });
	const { refused } = files('refused');
	const { report } = await read(crm, refused, { site, today: day });
	expect(report.notes.join()).toMatch(
		new RegExp(`GET /${path}\\S* answered 401.*no viewing times`),
	);
	expect(viewingsOf(refused)).toEqual({});
});

test('where the CRM does not give all appointments nothing is published', async () => {
	const broken: readonly Fault[] = [{ path: '/activities', kind: 'pageCut', times: 'always' }];
	const { crm } = await connected(agencyWith([task(901)]), { faults: broken });
	expect(await failureOf(read(crm, files('none').none, { site, today: day }))).toMatchObject({
		path: '/activities',
	});
});

test('of 200 appointments of all kinds none is public that is not for everybody, and no word of any', async () => {
	const { crm } = await account(hostile);
	const { all } = files('all');
	const { report } = await read(crm, all, { site, today: day });
	const shown = Object.values(viewingsOf(all)).flatMap((times = []) => times);
	const inTime = forEverybody.filter(({ starts_at }) => String(starts_at) > day);
	expect(new Set(shown.map(({ id }) => Number(id)))).toEqual(new Set(inTime.map(({ id }) => id)));
	expect(shown.length).toBeGreaterThan(30);
	const onDisk = [all.catalogue, all.records].map((path) => readFileSync(path, 'latin1')).join();
	expect(
		(onDisk + JSON.stringify(report)).match(/Kanarienvogel|Canary-Contact|canary@/gi),
	).toBeNull();
});

type Send = Awaited<ReturnType<typeof account>>['send'];
