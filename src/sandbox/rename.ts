import type { Agency } from './agency.ts';

/** Every name, address and number by which the demo agency is known, and what stands there instead. */
const others = [
	['Marta Rey', 'Paula Brandt'],
	['Jonas Hallmann', 'Henrik Lorenz'],
	['Lucía Ferrer', 'Inés Navarro'],
	['Emre Aydın', 'Deniz Kaya'],
	['Nele Böttcher', 'Frieda Albers'],
	['Thore Petersen', 'Malte Jansen'],
	['Miriam Osei', 'Ama Boateng'],
	['Vicent Sanchis', 'Pau Soler'],
	['Karl-Heine-Straße 41', 'Lindenallee 7'],
	['Große Elbstraße 132', 'Speicherweg 3'],
	['Carrer de Ciscar 28', 'Carrer del Mar 12'],
	['+49 341 5501', '+49 341 7701'],
	['+49 40 55501', '+49 40 77701'],
	['+34 960 5501', '+34 960 7701'],
] as const;

/**
 * The demo agency under another name, with people, addresses and numbers of its own and without portraits and logos:
 * to rehearse going live, which what is the demo agency's own may not.
 */
export function renamed(agency: Agency, name: string): Agency {
	const inHtml = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
	const words = [
		['Hallmann &amp; Rey', inHtml],
		['Hallmann & Rey', name],
		['hallmann-rey.example', `${domainOf(name)}.example`],
		...others,
	] as const;
	const rename = (text: string) =>
		words.reduce((said, [ours, theirs]) => said.replaceAll(ours, theirs), text);
	const changed: Agency = JSON.parse(
		JSON.stringify(agency, (key, value: unknown) => {
			if (key === 'portrait' || key === 'logo') return undefined;
			return typeof value === 'string' ? rename(value) : value;
		}),
	);
	const brokers = changed.brokers.map((broker) => {
		const [first_name = '', last_name = ''] = broker.name?.replace(/^Dr\. /, '').split(' ') ?? [];
		return { ...broker, first_name, last_name };
	});
	return { ...changed, brokers };
}

/** A name as a host can have it. */
function domainOf(name: string): string {
	const letters = name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
	return letters.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'agency';
}
