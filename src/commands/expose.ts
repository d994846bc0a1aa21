import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { openCatalogue } from '../catalog/queries.ts';
import { isOnOffer } from '../domain/status.ts';
import { readOf } from '../publish/exposes/exposes.ts';
import { openPrinter } from '../publish/exposes/pdf-printer.ts';
import { pagesOf } from '../publish/plan/planned-page.ts';
import { readJson } from '../publish/read-file.ts';
import { openRelease } from '../publish/release/release-folder.ts';
import { unitRoute } from '../publish/plan/routes.ts';
import { readEnvironment } from '../wiring.ts';
import { readOptions } from './options.ts';
import { printProgress } from './progress.ts';
import { run } from './run.ts';
import { unitIds } from './unit-ids.ts';

const usage = `npm run expose                 prints every unit on offer of the live site as PDF into var/exposes/ where its
                               page has changed since, and removes the PDFs of those that are not
  -- --units 4711,4712         only of these units
  -- --all                     also where the page is the same
  -- --to folder               into another folder`;

/** By place of the PDF, the name its page had in the store of files. */
const Printed = z.record(z.string(), z.string());

/** Exposés to hand out or send. With `exposes: true` in site.config.ts the site itself has them, and links to them. */
await run(async () => {
	const options = readOptions(
		{ units: { type: 'string' }, all: { type: 'boolean' }, to: { type: 'string' } },
		{ usage },
	);
	if (!options) return;
	const { places, site } = readEnvironment();
	const folder = resolve(options.to ?? join(places.root, 'exposes'));
	const only = options.units === undefined ? undefined : unitIds(options.units, '--units');
	const { index, origin } = openRelease(places.current);
	const catalogue = openCatalogue(places);
	const offered = catalogue
		.outlines()
		.units()
		.filter(({ status }) => isOnOffer(status));
	catalogue.close();

	const list = join(folder, 'exposes.json');
	const before = readJson(list, Printed) ?? {};
	const pages = offered.flatMap((unit) => {
		const route = unitRoute(unit, site);
		return (route ? pagesOf(route, site.locales) : []).map(({ path, locale }) => ({
			unit: unit.id,
			path,
			to: `${locale}/${unit.id}.pdf`,
			page: index.file(path)?.name,
		}));
	});
	const live = new Set(pages.flatMap(({ unit, page }) => (page === undefined ? [] : [unit])));
	const unknown = (only ?? []).filter((id) => !live.has(id));
	if (unknown.length > 0) {
		console.error(
			`The live site has no unit on offer with the id ${unknown.join(', ')}: see --units.`,
		);
		process.exitCode = 1;
	}
	const current = new Map(pages.map(({ to, page }) => [to, page]));
	const gone = Object.keys(before).filter((to) => !current.has(to));
	for (const to of gone) rmSync(join(folder, to), { force: true });
	const wanted = pages.filter(({ unit, to, page }) => {
		if (page === undefined || (only && !only.includes(unit))) return false;
		return options.all || before[to] !== page || !existsSync(join(folder, to));
	});
	const printed = Object.fromEntries(Object.entries(before).filter(([to]) => current.has(to)));
	const note = () => {
		mkdirSync(folder, { recursive: true });
		writeFileSync(list, `${JSON.stringify(printed, null, '\t')}\n`);
	};
	const stores = { files: places.files, media: join(places.media, 'files') };
	const names = { get: (path: string) => index.file(path)?.name };
	const progress = printProgress();
	if (wanted.length > 0) {
		const printer = await openPrinter({
			origin,
			read: (path) => readOf(path, { names, ...stores }),
		});
		try {
			for (const [done, { path, to, page = '' }] of wanted.entries()) {
				const pdf = await printer.print(path);
				mkdirSync(dirname(join(folder, to)), { recursive: true });
				writeFileSync(join(folder, to), pdf);
				printed[to] = page;
				progress.step('Printing exposés', done + 1, wanted.length);
			}
		} finally {
			await printer.close();
			note();
		}
	} else note();
	index.close();
	console.log(
		`${wanted.length} of ${pages.length} exposés printed, ${gone.length} removed: ${folder}.`,
	);
});
