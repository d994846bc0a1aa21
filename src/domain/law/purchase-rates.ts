import type { DatedRate } from './dated-rate.ts';
import type { GermanState } from './german-state.ts';
import type { LawTable } from './law-table.ts';
import type { SpanishRegion } from './spanish-region.ts';

/** When somebody last compared the rates below with their sources. */
export const transferTax: LawTable = {
	file: 'src/domain/law/purchase-rates.ts',
	holds: 'taxes on buying',
	looked: '2026-11-21',
};

const overview = 'wenzel-immobilien-erfurt.de, overview of the states';
/** § 11 GrEStG, which leaves the rate to the laws of the states. */
const german = '§ 11 GrEStG';

function flat(
	percent: number,
	{
		from,
		law = german,
		source = overview,
		asOf = '2024-01-01',
		until,
	}: Partial<DatedRate> & { from: string },
): DatedRate {
	return {
		from,
		...(until !== undefined && { until }),
		tariff: { kind: 'flat', percent },
		law,
		source,
		asOf,
	};
}

const raised2023 = {
	from: '2023-01-01',
	source: 'm-tax.de',
	asOf: '2023-01-01',
} as const;

/** Grunderwerbsteuer by state. */
export const germanTransferTax: Readonly<Record<GermanState, readonly DatedRate[]>> = {
	BW: [flat(5, { from: '2024-01-01' })],
	BY: [flat(3.5, { from: '2024-01-01' })],
	BE: [flat(6, { from: '2024-01-01' })],
	BB: [flat(6.5, { from: '2024-01-01' })],
	HB: [
		flat(5, { from: '2024-01-01', until: '2025-06-30' }),
		flat(5.5, {
			from: '2025-07-01',
			source: 'auctoa.de',
			asOf: '2025-07-01',
		}),
	],
	HH: [flat(5.5, raised2023)],
	HE: [flat(6, { from: '2024-01-01' })],
	MV: [flat(6, { from: '2024-01-01' })],
	NI: [flat(5, { from: '2024-01-01' })],
	NW: [flat(6.5, { from: '2024-01-01' })],
	RP: [flat(5, { from: '2024-01-01' })],
	SL: [flat(6.5, { from: '2024-01-01' })],
	SN: [flat(5.5, raised2023)],
	ST: [flat(5, { from: '2024-01-01' })],
	SH: [flat(6.5, { from: '2024-01-01' })],
	TH: [
		flat(5, {
			from: '2024-01-01',
			source: 'tbv-erfurt.de',
			asOf: '2024-01-01',
		}),
	],
};

/** Grunderwerbsteuer in Austria; sales within a family pay less. */
export const austrianTransferTax: readonly DatedRate[] = [
	flat(3.5, {
		from: '2016-01-01',
		law: '§ 7 GrEStG 1987',
		source: 'kirchstetten.at, a page of oesterreich.gv.at',
		asOf: '2026-11-21',
	}),
];

/**
 * ITP on the resale of a property by community, the general rate: reductions for the young, for families
 * and for main homes are the buyer's to claim. Communities that are missing have no source here yet.
 */
export const spanishTransferTax: Readonly<Record<SpanishRegion, readonly DatedRate[]>> = {
	AN: [
		flat(7, {
			from: '2021-04-28',
			law: 'Ley 5/2021 de Andalucía',
			source: 'juntadeandalucia.es',
			asOf: '2021-10-27',
		}),
	],
	CN: [flat(6.5, press('Canarias'))],
	CT: [
		{
			from: '2025-06-27',
			tariff: {
				kind: 'parts',
				parts: [
					{ upTo: 600_000, percent: 10 },
					{ upTo: 900_000, percent: 11 },
					{ upTo: 1_500_000, percent: 12 },
					{ percent: 13 },
				],
			},
			law: 'Decreto-ley 5/2025 de Cataluña',
			source: 'manubens.com, apigirona.com',
			asOf: '2025-06-27',
		},
	],
	GA: [flat(8, press('Galicia'))],
	IB: [
		{
			from: '2025-01-01',
			tariff: {
				kind: 'parts',
				parts: [
					{ upTo: 400_000, percent: 8 },
					{ upTo: 600_000, percent: 9 },
					{ upTo: 1_000_000, percent: 10 },
					{ upTo: 2_000_000, percent: 12 },
					{ percent: 13 },
				],
			},
			law: 'Decreto Legislativo 1/2014 de Illes Balears',
			source: 'atib.es',
			asOf: '2026-11-21',
		},
	],
	MC: [
		flat(7.75, {
			from: '2025-07-25',
			law: 'Ley 3/2025 de la Región de Murcia',
			source: 'fiscal-impuestos.com, BORM of 24 July 2025',
			asOf: '2025-07-25',
		}),
	],
	MD: [
		flat(6, {
			from: '2010-10-21',
			law: 'Decreto Legislativo 1/2010 de Madrid',
			source: 'iberley.es, infobae.com',
			asOf: '2025-04-16',
		}),
	],
	NC: [flat(6, press('Navarra'))],
	VC: [
		{
			from: '2025-05-31',
			until: '2026-05-31',
			tariff: { kind: 'whole', steps: [{ upTo: 1_000_000, percent: 10 }, { percent: 11 }] },
			law: 'Ley 13/1997 de la Generalitat Valenciana',
			source: 'luxinmo.com',
			asOf: '2025-05-31',
		},
		{
			from: '2026-06-01',
			tariff: { kind: 'whole', steps: [{ upTo: 1_000_000, percent: 9 }, { percent: 11 }] },
			law: 'Ley 5/2025 de la Generalitat Valenciana',
			source: 'luxinmo.com, cuadratico.es, DOGV of 31 May 2025',
			asOf: '2026-06-01',
		},
	],
};

function press(community: string) {
	return {
		from: '2025-09-09',
		law: `ITP de ${community}`,
		source: 'guyanaguardian.com of 9 September 2025, quoting idealista',
		asOf: '2025-09-09',
	};
}
