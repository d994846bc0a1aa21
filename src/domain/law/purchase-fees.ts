import type { DatedRate } from './dated-rate.ts';
import type { LawTable } from './law-table.ts';

/** When somebody last compared the fees below with their sources. */
export const purchaseFees: LawTable = {
	file: 'src/domain/law/purchase-fees.ts',
	holds: 'fees of buying',
	looked: '2026-11-21',
};

/** What a buyer pays to those who make and register the contract. */
export interface PurchaseFee {
	readonly line: 'notary' | 'landRegister' | 'contract';
	readonly rate: DatedRate;
}

function fee(percent: number, source: string, law?: string): DatedRate {
	return {
		from: '2024-01-01',
		tariff: { kind: 'flat', percent },
		...(law !== undefined && { law }),
		source,
		asOf: '2026-11-21',
	};
}

/** Rules of thumb: the fees of the GNotKG fall with the price. */
export const germanFees: readonly PurchaseFee[] = [
	{ line: 'notary', rate: fee(1.5, 'share that the calculator of the onOffice plugin uses') },
	{ line: 'landRegister', rate: fee(0.5, 'share that the calculator of the onOffice plugin uses') },
];

export const austrianFees: readonly PurchaseFee[] = [
	{
		line: 'landRegister',
		rate: fee(1.1, 'immobilien-redaktion.com, without the exemption of §§ 25a–25c GGG', 'TP 9 GGG'),
	},
	// 1 to 3 % and 20 % VAT are usual; this is the middle.
	{
		line: 'contract',
		rate: fee(2.4, 'middle of the usual 1 to 3 % plus 20 % VAT (bamberger-immobilien.at)'),
	},
];
