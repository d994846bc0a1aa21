import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { account, files, read } from '../../../support/readings.ts';
import { connected } from '../../../support/connected.ts';

const A = { hide_address: true, street: 'Geheimweg', house_number: '5' };
const onDisk = (...paths: string[]) =>
	paths
		.flatMap((path) => readFileSync(path, 'latin1').match(/.{0,160}Geheimweg.{0,80}/gs) ?? [])
		.map((t) => t.replace(/[^ -~]/g, '·'));

test.each([
	['figure of another unit', { 5: { number_of_rooms: '3 (wie im Geheimweg 5)' } }],
	['floor of another unit', { 5: { floor: 'EG Geheimweg 5' } }],
	['free_from of another unit', { 5: { free_from: '0000 Geheimweg 5 am 1.1.2020' } }],
	['sold_date of another unit', { 5: { sold_date: 'Geheimweg 5' } }],
	['exposee of another unit', { 5: { exposee_id: 'Geheimweg 5' } }],
	['house number of another unit', { 5: { house_number: '1.5.2020 Geheimweg 5' } }],
	['postcode of another', { 5: { zip_code: '12 Geheimweg 5' } }],
	['country of another', { 5: { country: 'Geheimweg 5' } }],
	[
		'green claim of another',
		{ 5: { description_note: 'Klimaneutral im Geheimweg 5 wohnen. Klimaneutrales Geheimweg 5.' } },
	],
	['own floor', { 6: { ...A, floor: 'EG Geheimwg 5, Geheimweg fünf' } }],
	['own rooms', { 6: { ...A, number_of_rooms: '3 (Geheimweg)' } }],
	['own free_from', { 6: { ...A, free_from: 'Geheimweg am 1.1.2020' } }],
	['own country', { 6: { ...A, country: 'Geheimweg' } }],
	['own city', { 6: { ...A, city: 'Leipzig Geheimweg 5' } }],
	['own zip', { 6: { ...A, zip_code: 'Geheimweg 5, 04229 Leipzig und mehr' } }],
	['own district', { 6: { ...A, district: 'Geheimweg', region: 'Geheimweg 5' } }],
	['own exposee', { 6: { ...A, exposee_id: 'Geheimweg-5' } }],
	[
		'own energy',
		{ 6: { ...A, energy_efficiency_class: 'Geheimweg', energy_certificate_end_date: 'Geheimweg' } },
	],
	['own currency', { 6: { ...A, currency: 'Geheimweg', courtage: 'Geheimweg 5' } }],
	['broker phone', { 61: { public_phone: 'Geheimweg 5', public_email: 'Geheimweg 5' } }],
	['name only', { 6: { ...A, name: 'Geheimweg 5' } }],
	[
		'project of hidden',
		{
			201: {
				street: 'Geheimweg',
				house_number: '5',
				hide_address: true,
				construction_year: 'Geheimweg 5',
			},
			1: A,
			2: A,
		},
	],
	[
		'sibling figures',
		{
			1: A,
			2: {
				number_of_rooms: '3 (im Geheimweg 5)',
				floor: 'EG Geheimweg 5',
				street: 'Geheimweg',
				house_number: '5',
				exposee_id: 'Geheimweg 5',
			},
		},
	],
	[
		'internal unit',
		{ 6: { ...A, property_status_id: 501, exposee_id: 'Geheimweg 5', floor: 'Geheimweg 5' } },
	],
])(
	'nothing of a hidden house stands on the disk: %s',
	async (_, changes: Record<number, object>) => {
		const { base, next } = files('base', 'next');
		await read((await connected(account({}))).crm, base);
		const all = 6 in changes || 1 in changes ? changes : { ...changes, 6: A };
		await read((await connected(account(all))).crm, next, { base });
		expect(onDisk(next.catalogue, next.records)).toEqual([]);
	},
);
test('nothing of a house that is hidden now stands in the next catalogue', async () => {
	const { base, next } = files('base', 'next');
	const open = {
		...A,
		hide_address: false,
		exposee_id: 'Geheimweg 5',
		floor: 'EG Geheimweg 5',
		number_of_rooms: '3 (Geheimweg 5)',
		description_note: 'Geheimweg 5.',
	};
	await read(
		(await connected(account({ 6: open, 5: { description_note: 'Im Geheimweg 5. Ja.' } }))).crm,
		base,
	);
	await read(
		(
			await connected(
				account({
					6: { ...open, hide_address: true },
					5: { description_note: 'Im Geheimweg 5. Ja.' },
				}),
			)
		).crm,
		next,
		{ base },
	);
	expect(onDisk(next.catalogue)).toEqual([]);
});
