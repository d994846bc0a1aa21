import { describe, expect, test } from 'vitest';
import { Broker } from '../../../src/crm/contract/broker.ts';
import { Image } from '../../../src/crm/contract/image.ts';
import { Link } from '../../../src/crm/contract/link.ts';
import { Project } from '../../../src/crm/contract/project.ts';
import { Unit } from '../../../src/crm/contract/unit.ts';
import { runs } from '../../support/full-size.ts';
import { gate, image, link, siteWith, wireUnit } from '../../support/gate.ts';

/** The fields that decide whether and where something is shown, and those that the secret is taken from. */
const deciding = new Set(
	'id archived hide_address property_status project_id is_private is_not_for_exposee on_landing_page marketing_type street house_number broker images links translations custom_fields price_on_inquiry price base_rent'.split(
		' ',
	),
);
const writings = [
	'Geheimweg 5',
	'Weimar, Geheimweg 5',
	'GEHEIMWEG5',
	'geheimweg5',
	'Geheim%77eg%205',
	'Gehe?mweg 5',
	'Gehiemweg 5',
	'https://geheimweg5.example/',
	'geheimweg5@x.example',
	'Preis 598.000 €',
];
const told = /g?e?hei?e?\?*mw|598|Geheim/i;
const fieldsOf = (schema: { readonly shape: object }) =>
	Object.keys(schema.shape).filter((field) => !deciding.has(field));
const hidden = { hide_address: true, price_on_inquiry: true };
const site = siteWith();

/** How a field may hold a text: as it is or in a list, and for one of the writings also wrapped. */
const forms = (text: string) =>
	text === writings[0]
		? [text, { label: 'Feld', value: text }, [text], [{ label: 'x', value: text }]]
		: [text, [text]];

// Of each kind one: as it is, escaped, and a price.
const some = writings.filter((text) => /^Geheimweg 5$|%|598/.test(text));

describe.each(runs(some, writings))('%s is published from no field', (text) => {
	test.each(fieldsOf(Unit))('of a unit: %s', (field) => {
		for (const form of forms(text)) {
			const { units } = gate({ units: [wireUnit({ ...hidden, [field]: form })] }, site);
			expect(JSON.stringify(units)).not.toMatch(told);
		}
	});

	test.each(fieldsOf(Project))('of a project: %s', (field) => {
		for (const form of forms(text)) {
			const project = {
				id: 9,
				title: 'Haus',
				hide_address: true,
				street: 'Geheimweg',
				house_number: '5',
				[field]: form,
			};
			const { projects } = gate(
				{ units: [wireUnit({ ...hidden, project_id: 9 })], projects: [project] },
				site,
			);
			expect(JSON.stringify(projects)).not.toMatch(told);
		}
	});

	test.each(fieldsOf(Image))('of an image: %s', (field) => {
		if (/url|original|big|medium|thumb/.test(field)) return;
		const { units } = gate(
			{ units: [wireUnit({ ...hidden, images: [{ ...image, [field]: text }] })] },
			site,
		);
		expect(JSON.stringify(units)).not.toMatch(told);
	});

	test.each(fieldsOf(Link))('of a link: %s', (field) => {
		const { units } = gate(
			{ units: [wireUnit({ ...hidden, links: [{ ...link, [field]: text }] })] },
			site,
		);
		expect(JSON.stringify(units)).not.toMatch(told);
	});

	test.each(
		[
			'position',
			'abstract',
			'description',
			'public_email',
			'public_phone',
			'public_cell',
			'academic_title',
			'name',
			'last_name',
		].filter((field) => field in Broker.shape),
	)('of a person: %s', (field) => {
		// In texts of others a price is not looked for, and a street only in plain spelling with its number.
		if (/[%?]|Gehiem|598|https/.test(text)) return;
		const broker = { id: 3, name: 'Ina Beispiel', [field]: text };
		const { units } = gate({ units: [wireUnit({ ...hidden, broker })] }, site);
		expect(JSON.stringify(units)).not.toMatch(told);
	});
});
