import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gate, siteWith, wireUnit } from '../../support/gate.ts';
import { hugeTexts } from '../../support/huge-texts.ts';

describe('in any field of a unit that hides its address and price', () => {
	let milliseconds: z.infer<typeof Answer>;
	beforeAll(() => {
		const program = fileURLToPath(new URL('../../support/huge-fields-process.ts', import.meta.url));
		milliseconds = Answer.parse(
			JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' })),
		);
	});

	test.each(Object.keys(hugeTexts))('a megabyte of %s takes less than a second', (kind) => {
		const fields = Object.entries(milliseconds[kind] ?? {});
		expect(fields.length).toBeGreaterThan(50);
		expect(fields.filter(([, time]) => time > 1_000)).toEqual([]);
	});
});

test('a status with a name that is no name does not make the message as long', () => {
	const name = '<b>' + 'ä'.repeat(1_000_000);
	const site = siteWith({
		statuses: { available: ['x'], reserved: [], sold: [], reference: [], internal: [] },
	});
	const units = [wireUnit({ property_status: { id: 505, name } })];
	expect(() => gate({ units, statuses: [{ id: 505, name }] }, site)).toThrow(/505, \/\/ ä{80}\n/);
});

const Answer = z.record(z.string(), z.record(z.string(), z.number()));
