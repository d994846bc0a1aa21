import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { killRun } from '../support/outbox-kill-run.ts';
import { mutantOf } from '../support/outbox-processes.ts';

const hour = 3_600_000;
const fakeTimeLibraries = ['x86_64', 'aarch64'].map(
	(machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`,
);

/** A run that was broken off goes on in its folder; after so many minutes nothing is sent and nobody killed. */
const { L1_FOLDER: folder, L1_MINUTES: minutes = '10' } = process.env;

test(
	'L1: 10,000 inquiries arrive once each under kill -9 every 100 to 300 ms and 30 % of faults',
	async () => {
		const run = await killRun({
			inquiries: 10_000,
			toTheEnd: true,
			minutes: Number(minutes),
			senders: 24,
			concurrency: 16,
			...(folder && { folder }),
		});
		console.log(`L1, G1, G4, S15: ${JSON.stringify(run)}`);
		expect(run).toMatchObject({ late: 0, lost: 0, doubled: 0, contacts: run.addresses, leaks: 0 });
		if (!process.env['L1_MINUTES']) expect(run.promised).toBe(10_000 - run.unanswered);
	},
	6 * hour,
);

test(
	'L8: 300 inquiries arrive once each although the clock jumps by a day under the running server',
	async (context) => {
		const clockLibrary = fakeTimeLibraries.find((path) => existsSync(path));
		if (clockLibrary === undefined) return context.skip('There is no libfaketime.');
		const run = await killRun({ inquiries: 300, kills: 60, senders: 12, clockLibrary });
		console.log(`L8: ${JSON.stringify(run)}`);
		expect(run.promised).toBe(300 - run.unanswered);
		expect(run).toMatchObject({ late: 0, lost: 0, doubled: 0, leaks: 0 });
		expect(run.contacts).toBe(run.addresses);
	},
	hour,
);

test(
	'L2: a settle time of 0.2 s doubles tasks',
	async () => {
		const { doubled } = await killRun({ inquiries: 300, kills: 3, settleMs: 200, senders: 12 });
		console.log(`L2 settle time: ${doubled} doubled`);
		expect(doubled).toBeGreaterThan(0);
	},
	hour,
);

test(
	'L2: a delivery that does not look up doubles tasks',
	async () => {
		const root = mutantOf({
			file: 'src/delivery/deliver.ts',
			from: 'if (sent) return',
			to: 'if (sent && sent.id < 0) return',
		});
		const { doubled } = await killRun({ inquiries: 300, kills: 3, root, senders: 12 });
		console.log(`L2 look-up: ${doubled} doubled`);
		expect(doubled).toBeGreaterThan(0);
	},
	hour,
);

test(
	'L2: a promise before the commit loses inquiries',
	async () => {
		const root = mutantOf(
			{
				file: 'src/outbox/sqlite-store.ts',
				from: 'const inserted = rows.flatMap((row) => insert.all({ ...row }));',
				to: 'setTimeout(() => rows.map((row) => insert.all({ ...row })), 50); const inserted = [];',
			},
			{
				file: 'src/outbox/outbox.ts',
				from: 'if (reference !== undefined) return { stored: true, reference };',
				to: 'return { stored: true, reference: reference ?? message.reference };',
			},
		);
		const { lost } = await killRun({ inquiries: 400, kills: 10, root, senders: 12 });
		console.log(`L2 promise before commit: ${lost} lost`);
		expect(lost).toBeGreaterThan(0);
	},
	hour,
);
