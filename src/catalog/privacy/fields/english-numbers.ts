import { onTheWire } from '../../../crm/contract/field.ts';
import { unitAreas } from '../../../crm/contract/unit-areas.ts';
import { unitPrices } from '../../../crm/contract/unit-prices.ts';
import type { Unit as WireUnit } from '../../../crm/contract/unit.ts';
import type { Locale } from '../../../domain/locale.ts';
import { isInDoubt } from './number.ts';

/** Figures that may be in the thousands. */
const large = Object.entries({ ...unitAreas, ...unitPrices }).flatMap(([name, kind]) =>
	onTheWire.get(kind)?.name === 'Quantity' ? name : [],
);

/**
 * A unit with its areas and amounts as the gate reads them: with dots between thousands and a comma before
 * decimals. Those who write English do it the other way round.
 */
export function fromEnglishNumbers(unit: WireUnit, ownLocale: Locale): WireUnit {
	if (ownLocale !== 'en') return unit;
	const written = large.flatMap((name) => {
		const text = unit[name];
		return typeof text === 'string' ? [[name, turned(text)] as const] : [];
	});
	return { ...unit, ...Object.fromEntries(written) };
}

/** Says which figures could be a thousand as well as one and a fraction, and count as absent for that. */
export function noteAmbiguousNumbers(unit: WireUnit, note: (sentence: string) => void): void {
	for (const name of large) {
		if (!isInDoubt(unit[name])) continue;
		note(`${name} can be read in two ways and is left out; write it in digits alone in the CRM`);
	}
}

function turned(text: string): string {
	return text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
}
