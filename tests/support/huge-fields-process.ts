import { Unit } from '../../src/crm/contract/unit.ts';
import { gate, wireUnit } from './gate.ts';
import { hugeTexts } from './huge-texts.ts';

// A process of its own: what other tests hold would be looked through by every collection of garbage.
const milliseconds = Object.fromEntries(
	Object.entries(hugeTexts).map(([kind, text]) => [
		kind,
		Object.fromEntries(
			[...Object.keys(Unit.shape), 'lp_address'].map((field) => {
				// Processor time, because other tests run beside this one.
				const start = process.cpuUsage();
				gate({
					units: [wireUnit({ hide_address: true, price_on_inquiry: true, [field]: text })],
				});
				const { user, system } = process.cpuUsage(start);
				return [field, (user + system) / 1000];
			}),
		),
	]),
);
process.stdout.write(JSON.stringify(milliseconds));
