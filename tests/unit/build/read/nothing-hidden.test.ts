import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { account, all, readTwice } from '../../../support/readings.ts';

const A = { hide_address: true, street: 'Geheimweg', house_number: '5' };
const onDisk = (...paths: string[]) =>
	paths
		.flatMap((path) => readFileSync(path, 'latin1').match(/.{0,160}Geheimweg.{0,80}/gs) ?? [])
		.map((t) => t.replace(/[^ -~]/g, '·'));

test.each([
	[
		'figures of another unit',
		[5],
		{
			5: {
				number_of_rooms: '3 (wie im Geheimweg 5)',
				floor: 'EG Geheimweg 5',
				free_from: '0000 Geheimweg 5 am 1.1.2020',
				sold_date: 'Geheimweg 5',
				exposee_id: 'Geheimweg 5',
				description_note: 'Klimaneutral im Geheimweg 5 wohnen. Klimaneutrales Geheimweg 5.',
			},
		},
	],
	[
		'the place of another unit',
		[5],
		{
			5: {
				house_number: '1.5.2020 Geheimweg 5',
				zip_code: '12 Geheimweg 5',
				country: 'Geheimweg 5',
			},
		},
	],
	[
		'figures of its own',
		[6],
		{
			6: {
				...A,
				name: 'Geheimweg 5',
				floor: 'EG Geheimwg 5, Geheimweg fünf',
				number_of_rooms: '3 (Geheimweg)',
				free_from: 'Geheimweg am 1.1.2020',
				exposee_id: 'Geheimweg-5',
				energy_efficiency_class: 'Geheimweg',
				energy_certificate_end_date: 'Geheimweg',
				currency: 'Geheimweg',
				courtage: 'Geheimweg 5',
			},
		},
	],
	[
		'its own place',
		[6],
		{
			6: {
				...A,
				country: 'Geheimweg',
				city: 'Leipzig Geheimweg 5',
				zip_code: 'Geheimweg 5, 04229 Leipzig und mehr',
				district: 'Geheimweg',
				region: 'Geheimweg 5',
			},
		},
	],
	['a broker', [], { 61: { public_phone: 'Geheimweg 5', public_email: 'Geheimweg 5' } }],
	[
		'a project whose units hide it',
		[1, 2],
		{ 201: { ...A, construction_year: 'Geheimweg 5' }, 1: A, 2: A },
	],
	[
		'figures of a sibling',
		[1, 2],
		{
			1: A,
			2: {
				...A,
				hide_address: false,
				number_of_rooms: '3 (im Geheimweg 5)',
				floor: 'EG Geheimweg 5',
				exposee_id: 'Geheimweg 5',
			},
		},
	],
	[
		'an internal unit',
		[],
		{ 6: { ...A, property_status_id: 501, exposee_id: 'Geheimweg 5', floor: 'Geheimweg 5' } },
	],
])(
	'nothing of a hidden house stands on the disk: %s',
	async (_, shown: number[], changes: Record<number, object>) => {
		const hiding = 6 in changes || 1 in changes ? changes : { ...changes, 6: A };
		const { files } = await readTwice(account({}), account(hiding));
		expect(onDisk(files.whole.catalogue, files.whole.records)).toEqual([]);
		const ids = all(files.whole).units.map(({ id }) => id);
		expect(ids).toEqual(expect.arrayContaining(shown));
	},
);
test('nothing of a house that is hidden now stands in the next catalogue', async () => {
	const open = {
		...A,
		hide_address: false,
		exposee_id: 'Geheimweg 5',
		floor: 'EG Geheimweg 5',
		number_of_rooms: '3 (Geheimweg 5)',
		description_note: 'Geheimweg 5.',
	};
	const other = { 5: { description_note: 'Im Geheimweg 5. Ja.' } };
	const { files } = await readTwice(
		account({ 6: open, ...other }),
		account({ 6: { ...open, hide_address: true }, ...other }),
	);
	expect(onDisk(files.whole.catalogue)).toEqual([]);
});
