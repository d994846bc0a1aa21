import { describe, expect, test } from 'vitest';
import { gate, image, link, publicUnit, wireUnit } from '../../support/gate.ts';
import { written } from '../../support/written.ts';

/** What is left of a sentence of a unit that hides its address. */
function left(text: string, address: Record<string, unknown>): string {
	const unit = publicUnit({
		hide_address: true,
		...address,
		description_note: `Hell. ${text} Ruhig.`,
	});
	return (unit.description.de ?? '').replaceAll(/<[^>]*>/g, '');
}

const at = (street: string, house_number = '12') => ({ street, house_number });

describe('where the record says nothing of its street, or a filler, any house in a road is left out:', () => {
	test.each(['', '-', 'n.n.', 'auf Anfrage', 'Musterstraße 1', 'Jena'])('%j', (street) => {
		const unknown = at(street, '');
		for (const text of [
			'Karl-Heine-Straße 62.',
			'Adresse: Hauptstr. 5.',
			'KARL-HEINE-STR. 62.',
			'In C/ Sueca 45.',
			'Calle de la Paz, nº 12.',
			'At 44 Kings Road.',
		])
			expect(left(text, unknown), text).toBe('Hell. Ruhig.');
		const harmless = 'Stellplatz 12, Radweg 5 km, Der Weg 5 Minuten, die Hauptstraße.';
		expect(left(harmless, unknown)).toBe(`Hell. ${harmless} Ruhig.`);
	});

	test('but not where it names one', () => {
		const text = 'Die Kita in der Waldstraße 5.';
		expect(left(text, at('Lindenstraße'))).toBe(`Hell. ${text} Ruhig.`);
		expect(left(text, at('Unterdorf'))).toBe(`Hell. ${text} Ruhig.`);
	});
});

test.each([
	['KH62.05', 'Karl-Heine-Straße', '62'],
	['62-KHS', 'Karl-Heine-Straße', '62'],
	['LE_KH62_3', 'Karl-Heine-Straße', '62'],
	['karlh62', 'Karl-Heine-Straße', '62'],
	['LIND-14', 'Lindenstraße', '14'],
	['L14', 'Lindenstraße', '14'],
	['CM8', 'Calle Mayor', '8'],
])('the exposé number %s is not that of a unit at %s %s', (exposee_id, street, number) => {
	const unit = publicUnit({ hide_address: true, ...at(street, number), exposee_id });
	expect(unit.reference).toBe('1');
	for (const other of ['W-14-62', 'EXP-2024-8', 'AB614'])
		expect(
			publicUnit({ hide_address: true, ...at(street, number), exposee_id: other }).reference,
		).toBe(other);
});

test('of a holiday let its licence stays, which advertising must show', () => {
	const text = 'Licencia HUTB-012345.';
	expect(left(text, { ...at('', ''), marketing_type: 'RENT' })).toBe(`Hell. ${text} Ruhig.`);
});

test('where an address is shown, its place stays in the texts, too', () => {
	const text = 'N 51° 20.406 E 12° 22.272, Parzelle 214/7, geo:51.34,12.37.';
	expect(publicUnit({ description_note: text }).description.de).toBe(`<p>${text}</p>`);
});

describe('whatever field a hidden address stands in', () => {
	test.each(written('hidden-cities'))(
		'with the street %j the city %j is shown as %j',
		(street, city, shown) => {
			for (const of of ['unit', 'project'] as const) {
				const address = {
					hide_address: true,
					street,
					house_number: street && '5',
					city,
					address: '',
				};
				const { units, projects } =
					of === 'unit'
						? gate({ units: [wireUnit(address)] })
						: gate({
								units: [wireUnit({ ...address, project_id: 9 })],
								projects: [{ id: 9, title: 'P', ...address }],
							});
				expect((of === 'unit' ? units : projects)[0]?.place.city, of).toBe(shown);
			}
		},
	);

	test.each([
		['07743 Geheimweg 5', undefined],
		['07743, Geheimweg5', undefined],
		['Weimar, Hohlgasse 5', undefined],
		['07743 Jena, Hohlgasse', '07743'],
		['07743', '07743'],
		['D-07743', '07743'],
	])('the postcode %j is shown as %j', (zip_code, zip) => {
		expect(publicUnit({ hide_address: true, zip_code }).place.zip).toBe(zip);
	});

	test.each([
		{ title: 'KHS 12 – 2. OG' },
		{ exposee_id: 'KHS12-WE03' },
		{ exposee_id: '04229-KHS-12' },
		{ images: [{ ...image, title: 'khs12-bad' }] },
		{ links: [{ ...link, title: 'Rundgang KHS12' }] },
		{ links: [{ ...link, url: 'https://www.khs12-leipzig.de/' }] },
	])('its initials with its number are not published in %j', (fields) => {
		const unit = publicUnit({ hide_address: true, ...at('Karl-Heine-Straße'), ...fields });
		expect(JSON.stringify(unit)).not.toMatch(/khs/i);
	});

	test('the street that stands in the city is hidden in the texts, too', () => {
		expect(
			left('Im Geheimweg.', { street: '', house_number: '', city: 'Weimar, Geheimweg 5' }),
		).toBe('Hell. Ruhig.');
	});

	test('what a person says of themselves stays', () => {
		const broker = {
			id: 3,
			name: 'Gustav Gottsched',
			public_phone: '+49 341 12345',
			public_email: 'info@gottsched.example',
		};
		const unit = publicUnit({
			hide_address: true,
			street: 'Gottschedstraße',
			house_number: '12',
			broker,
		});
		expect(unit.broker).toMatchObject({
			name: broker.name,
			phone: broker.public_phone,
			email: broker.public_email,
		});
	});

	test.each([
		'https://geheimweg5.example/',
		'https://x.example/GEHEIMWEG5',
		'mailto:geheimweg5@x.example',
		'tel:geheimweg5',
	])('the link %s is not published', (href) => {
		const unit = publicUnit({
			hide_address: true,
			description_note: `<p>Hell. <a href="${href}">Mehr</a>.</p>`,
			links: [{ ...link, url: href }],
		});
		expect(JSON.stringify(unit)).not.toMatch(/geheim/i);
	});
});
