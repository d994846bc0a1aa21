import { pricePerArea } from '../../domain/price-per-area.ts';
import type { Unit } from '../../domain/unit.ts';
import type { Numeric } from './number.ts';

/** Share by which a figure may differ because it was rounded. */
const tolerance = 0.01;

/** Says where the account's price per square metre contradicts its own price and area. */
export function comparePricePerArea(
	field: Numeric,
	unit: Pick<Unit, 'price' | 'kind' | 'areas'>,
	note: (sentence: string) => void,
): void {
	const [stated, computed] = [Number(field ?? 0), pricePerArea(unit)];
	if (!(stated > 0) || !computed) return;
	const { cents, currency } = computed;
	if (Math.abs(stated * 100 - cents) <= cents * tolerance) return;
	note(
		`price_per_sqm says ${stated} ${currency}, but price and area give ${cents / 100} ${currency}, which is shown; correct the one that is wrong in the CRM`,
	);
}
