/** A share of the price that a buyer pays, as the law of a place knows it on certain days. */
export interface PurchaseRate extends Tariff {
	/** Code of ISO 3166: a country, or one of its regions. */
	readonly place: string;
	/** What it is for; `law.costs.<line>` of the messages. */
	readonly line: 'transferTax' | 'notary' | 'landRegister' | 'contract';
	/** First day for which the source shows it, ISO; it may have begun earlier. */
	readonly from: string;
	/** Last day, ISO. */
	readonly until?: string;
	/** The provision as it is cited; absent for a usual share that no law sets. */
	readonly law?: string;
	/** Where it was read. */
	readonly source: string;
	/** Day of the source, or day on which it was read, ISO; absent where that is the first day. */
	readonly asOf?: string;
}

export interface Tariff {
	/** Of all of the price; several are of the parts of it between the limits. */
	readonly percent: number | readonly number[];
	/** Where each but the last of several percentages ends, in euros. */
	readonly upTo?: readonly number[];
	/** All of the price at the percentage of the step it lies in. */
	readonly whole?: true;
}

/** ISO day on which somebody last compared the rates below with their sources. */
export const ratesReviewedOn = '2026-11-21';

/** § 11 GrEStG leaves the rate to the laws of the states. */
const german = {
	law: '§ 11 GrEStG',
	from: '2024-01-01',
	source: 'wenzel-immobilien-erfurt.de, overview of the states',
};
const german2023 = { ...german, from: '2023-01-01', source: 'm-tax.de' };
const press = {
	from: '2025-09-09',
	source: 'guyanaguardian.com of 9 September 2025, quoting idealista',
};
const valencia = { place: 'ES-VC', upTo: [1_000_000], whole: true } as const;
const fee = { from: '2024-01-01', asOf: '2026-11-21' };
const ruleOfThumb = {
	...fee,
	place: 'DE',
	source: 'share that the calculator of the onOffice plugin uses',
};

/** Taxes on the transfer. One that ends gets an `until`; the row that follows begins on the day after. */
const transferTaxes: readonly Omit<PurchaseRate, 'line'>[] = [
	{ ...german, place: 'DE-BW', percent: 5 },
	{ ...german, place: 'DE-BY', percent: 3.5 },
	{ ...german, place: 'DE-BE', percent: 6 },
	{ ...german, place: 'DE-BB', percent: 6.5 },
	{ ...german, place: 'DE-HB', percent: 5, until: '2025-06-30' },
	{ ...german, place: 'DE-HB', percent: 5.5, from: '2025-07-01', source: 'auctoa.de' },
	{ ...german2023, place: 'DE-HH', percent: 5.5 },
	{ ...german, place: 'DE-HE', percent: 6 },
	{ ...german, place: 'DE-MV', percent: 6 },
	{ ...german, place: 'DE-NI', percent: 5 },
	{ ...german, place: 'DE-NW', percent: 6.5 },
	{ ...german, place: 'DE-RP', percent: 5 },
	{ ...german, place: 'DE-SL', percent: 6.5 },
	{ ...german2023, place: 'DE-SN', percent: 5.5 },
	{ ...german, place: 'DE-ST', percent: 5 },
	{ ...german, place: 'DE-SH', percent: 6.5 },
	{ ...german, place: 'DE-TH', percent: 5, source: 'tbv-erfurt.de' },
	// Sales within a family pay less.
	{
		place: 'AT',
		percent: 3.5,
		from: '2016-01-01',
		law: '§ 7 GrEStG 1987',
		source: 'kirchstetten.at, a page of oesterreich.gv.at',
		asOf: '2026-11-21',
	},
	// The ITP on a resale, the general rate: reductions for the young, for families and for main homes are the buyer's
	// to claim. Communities that are missing have no source here yet.
	{
		place: 'ES-AN',
		percent: 7,
		from: '2021-04-28',
		law: 'Ley 5/2021 de Andalucía',
		source: 'juntadeandalucia.es',
		asOf: '2021-10-27',
	},
	{ ...press, place: 'ES-CN', percent: 6.5, law: 'ITP de Canarias' },
	{
		place: 'ES-CT',
		percent: [10, 11, 12, 13],
		upTo: [600_000, 900_000, 1_500_000],
		from: '2025-06-27',
		law: 'Decreto-ley 5/2025 de Cataluña',
		source: 'manubens.com, apigirona.com',
	},
	{ ...press, place: 'ES-GA', percent: 8, law: 'ITP de Galicia' },
	{
		place: 'ES-IB',
		percent: [8, 9, 10, 12, 13],
		upTo: [400_000, 600_000, 1_000_000, 2_000_000],
		from: '2025-01-01',
		law: 'Decreto Legislativo 1/2014 de Illes Balears',
		source: 'atib.es',
		asOf: '2026-11-21',
	},
	{
		place: 'ES-MC',
		percent: 7.75,
		from: '2025-07-25',
		law: 'Ley 3/2025 de la Región de Murcia',
		source: 'fiscal-impuestos.com, BORM of 24 July 2025',
	},
	{
		place: 'ES-MD',
		percent: 6,
		from: '2010-10-21',
		law: 'Decreto Legislativo 1/2010 de Madrid',
		source: 'iberley.es, infobae.com',
		asOf: '2025-04-16',
	},
	{ ...press, place: 'ES-NC', percent: 6, law: 'ITP de Navarra' },
	{
		...valencia,
		percent: [10, 11],
		from: '2025-05-31',
		until: '2026-05-31',
		law: 'Ley 13/1997 de la Generalitat Valenciana',
		source: 'luxinmo.com',
	},
	{
		...valencia,
		percent: [9, 11],
		from: '2026-06-01',
		law: 'Ley 5/2025 de la Generalitat Valenciana',
		source: 'luxinmo.com, cuadratico.es, DOGV of 31 May 2025',
	},
];

const fees: readonly PurchaseRate[] = [
	// Rules of thumb: the fees of the GNotKG fall with the price.
	{ ...ruleOfThumb, line: 'notary', percent: 1.5 },
	{ ...ruleOfThumb, line: 'landRegister', percent: 0.5 },
	{
		...fee,
		place: 'AT',
		line: 'landRegister',
		percent: 1.1,
		law: 'TP 9 GGG',
		source: 'immobilien-redaktion.com, without the exemption of §§ 25a–25c GGG',
	},
	// 1 to 3 % and 20 % VAT are usual; this is the middle.
	{
		...fee,
		place: 'AT',
		line: 'contract',
		percent: 2.4,
		source: 'middle of the usual 1 to 3 % plus 20 % VAT (bamberger-immobilien.at)',
	},
];

/** What buying costs beside the price and a commission. */
export const purchaseRates: readonly PurchaseRate[] = [
	...transferTaxes.map((rate) => ({ ...rate, line: 'transferTax' as const })),
	...fees,
];
