import { expect, test } from 'vitest';
import { Unit } from '../../src/crm/contract/unit.ts';
import { collectGarbage } from '../support/collect-garbage.ts';
import { gate, siteWith, wireUnit } from '../support/gate.ts';

const kinds = [
	['markup', 'ä<b>'.repeat(250_000)],
	['one word', 'a'.repeat(1_000_000)],
	['words', 'am Weg '.repeat(140_000)],
	['digits', '1'.repeat(1_000_000)],
	['numbers', '111 '.repeat(250_000)],
	['amounts', 'Preis 1.111 1,1 k € '.repeat(50_000)],
	['blanks', `x${' '.repeat(1_000_000)}x`],
] as const;

test.each(kinds)(
	'a megabyte of %s in any field of a unit that hides its address and price takes less than a second',
	(_, text) => {
		collectGarbage();
		// Processor time, because other tests run beside this one.
		const slow = [...Object.keys(Unit.shape), 'lp_address'].filter((field) => {
			const start = process.cpuUsage();
			gate({ units: [wireUnit({ hide_address: true, price_on_inquiry: true, [field]: text })] });
			const { user, system } = process.cpuUsage(start);
			return user + system > 1_000_000;
		});
		expect(slow).toEqual([]);
	},
	60_000,
);

test('a status with a name that is no name does not make the message as long', () => {
	const name = '<b>' + 'ä'.repeat(1_000_000);
	const site = siteWith({
		statuses: { available: ['x'], reserved: [], sold: [], reference: [], internal: [] },
	});
	const units = [wireUnit({ property_status: { id: 505, name } })];
	expect(() => gate({ units, statuses: [{ id: 505, name }] }, site)).toThrow(/505, \/\/ ä{80}\n/);
});
