import { openSiteOf } from './demo-site.ts';
import { unit } from './sandbox.ts';
import { smallAgency } from './small-agency.ts';

// Runs in a project whose index holds three units, see changed-project.ts; it ends when its input does.
const hamburg = { city: 'Hamburg', zip_code: '22767', lat: 53.55, lng: 9.94 };
const site = await openSiteOf(
	smallAgency([
		unit(1, { district: 'Plagwitz', price: 300_000 }),
		unit(2, { district: 'Plagwitz', price: 500_000 }),
		unit(3, { district: 'Connewitz', price: 700_000 }),
		unit(4, { ...hamburg, district: 'Altona', price: 400_000 }),
		unit(5, { ...hamburg, district: 'Eimsbüttel', price: 900_000, number_of_rooms: 5 }),
		unit(6, { ...hamburg, marketing_type: 'RENT', base_rent: 900, price: null }),
		unit(7, { city: 'Halle (Saale)', zip_code: '06108' }),
	]),
);
console.log(JSON.stringify({ origin: site.origin, unit: site.unit(1) }));
process.stdin.resume().on('end', async () => {
	await site.close();
	process.exit(0);
});
