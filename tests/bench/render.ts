import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '../../src/wiring.ts';
import { workCatalogue } from '../../src/wiring/places.ts';
import { demoVariables, site } from '../support/settings.ts';
import { benchUnits } from './bench-units.ts';
import { run } from './own-process.ts';
import { readStock, writeStock } from './render-catalogue.ts';
import { RenderAnswer } from './render-sizes.ts';
import { aligned, machine, megabytes, ratio, seconds, whole } from './table.ts';

const usage = `npm run bench:render                     renders all and ten pages of 60, 1,000 and 2,000 units
npm run bench:render -- --units 20000    measures other sizes; this one takes minutes`;

await benchUnits({ usage, usual: '60,1000,2000' }, async (sizes, folder) => {
	const stock = await readStock(folder, site);
	const measured: Measured[] = [];
	for (const units of sizes) {
		console.error(`Measuring ${units} units at load ${loadavg()[0]?.toFixed(1)} …`);
		const own = join(folder, String(units));
		mkdirSync(own);
		const { records } = readEnvironment({ ...demoVariables, VITRINE_VAR: own }).places;
		writeStock(stock, { catalogue: workCatalogue(own), records }, units);
		const ask = (request: object) =>
			run('render-process.ts', { request: { folder: own, ...request }, schema: RenderAnswer });
		measured.push({
			units,
			all: await ask({}),
			ten: await ask({ pages: 10 }),
			ready: await ask({ pages: 10, ready: true }),
		});
	}
	return tableOf(measured);
});

interface Measured {
	readonly units: number;
	readonly all: RenderAnswer;
	readonly ten: RenderAnswer;
	/** Ten pages by an Astro that was started early. */
	readonly ready: RenderAnswer;
}

function tableOf(measured: readonly Measured[]): string {
	const rows: [name: string, value: (of: Measured) => string][] = [
		['Pages', ({ all }) => whole(all.pages)],
		['Size of the files', ({ all }) => megabytes(all.pageBytes)],
		['**All pages**, CPU time', ({ all }) => cpu(all)],
		['· floor: the same files written', ({ all }) => cpu(all.floor)],
		['· ratio', ({ all }) => ratio(all.cpu, all.floor.cpu)],
		['All pages, time', ({ all }) => seconds(all.time)],
		['· floor', ({ all }) => seconds(all.floor.time)],
		['· ratio', ({ all }) => ratio(all.time, all.floor.time)],
		['All pages, peak memory', ({ all }) => memory(all)],
		['**Ten pages**, CPU time', ({ ten }) => cpu(ten)],
		['Ten pages, time', ({ ten }) => seconds(ten.time)],
		['Ten pages, time when Astro is ready', ({ ready }) => seconds(ready.time)],
		['Ten pages, peak memory', ({ ten }) => memory(ten)],
	];
	const cells = [
		['Units', ...measured.map(({ units }) => whole(units))],
		...rows.map(([name, value]) => [name, ...measured.map(value)]),
	];
	return [...aligned(cells), '', machine()].join('\n');
}

function cpu({ cpu }: { readonly cpu: number }): string {
	return seconds(cpu * 1000);
}

function memory({ memory }: RenderAnswer): string {
	return memory === undefined ? '?' : megabytes(memory);
}
