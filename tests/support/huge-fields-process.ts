import { Unit } from '../../src/crm/contract/unit.ts';
import { gate, wireUnit } from './gate.ts';
import { hugeTexts } from './huge-texts.ts';

// A process of its own: what other tests hold would be looked through by every collection of garbage.
const milliseconds = Object.fromEntries(
	Object.entries(hugeTexts).map(([kind, text]) => [
		kind,
		Object.fromEntries(
			[...Object.keys(Unit.shape), 'lp_address'].map((field) => {
				const first = timeOf({ [field]: text });
				// The least of two: a processor that others use as well takes longer for the same.
				return [field, first > 500 ? Math.min(first, timeOf({ [field]: text })) : first];
			}),
		),
	]),
);
process.stdout.write(JSON.stringify(milliseconds));

/** Processor time, because other tests run beside this one. */
function timeOf(fields: Readonly<Record<string, string>>): number {
	const start = process.cpuUsage();
	gate({ units: [wireUnit({ hide_address: true, price_on_inquiry: true, ...fields })] });
	const { user, system } = process.cpuUsage(start);
	return (user + system) / 1000;
}
