import { join, relative, resolve } from 'node:path';
import { openCatalogue } from '../catalog/queries/open-catalogue.ts';
import { isOnOffer } from '../domain/status.ts';
import { openExposeFolder, type ExposeFolder } from '../build/exposes/expose-folder.ts';
import { readOf, withoutFiles } from '../build/exposes/exposes.ts';
import { openPrinter, type PrinterOptions } from '../build/exposes/pdf-printer.ts';
import { pagesOf } from '../plan/planned-page.ts';
import { openRelease } from '../release/release-folder.ts';
import { unitRoute } from '../plan/routes.ts';
import { readEnvironment } from '../wiring.ts';
import { makeFolder } from '../wiring/make-folder.ts';
import { failureSentence } from '../build/report/failure-sentence.ts';
import { readOptions, unitIds } from './line/options.ts';
import { printProgress } from '../build/report/progress.ts';
import { run } from './line/run.ts';

const usage = `npm run expose                 prints every unit on offer of the live site as PDF into var/exposes/ where its
                               page has changed since, and removes the PDFs of those that are not
  -- --units 4711,4712         only of these units
  -- --all                     also where the page is the same
  -- --locale en               only in this language of the site
  -- --to folder               into another folder
  -- --for "Jane Doe" --units 4711 --to folder
                               says on the cover for whom they were prepared; the name stands nowhere else`;

/** Exposés to hand out or send. With `exposes: true` in src/company/config.ts the site itself has them, and links to them. */
await run(async () => {
	const options = readOptions(
		{
			units: { type: 'string' },
			all: { type: 'boolean' },
			to: { type: 'string' },
			locale: { type: 'string' },
			for: { type: 'string' },
		},
		{ usage },
	);
	if (!options) return;
	const preparedFor = options.for?.trim();
	if (preparedFor !== undefined && !(preparedFor && options.units && options.to))
		throw new Error(`--for needs a name, and --units and --to beside it.\n${usage}`);
	const { places, site } = readEnvironment();
	const locales = site.locales.filter((each) => each === (options.locale ?? each));
	if (locales.length === 0)
		throw new Error(
			`--locale must be one of ${site.locales.join(', ')}, and is ${options.locale}.`,
		);
	const folder = resolve(options.to ?? places.exposes);
	// An exposé taken from there later would carry another client's name.
	if (preparedFor && !relative(places.exposes, folder).startsWith('..'))
		throw new Error(`--to names the folder for everybody: with --for it must be another one.`);
	makeFolder(folder, { namedBy: '--to' });
	const only = options.units === undefined ? undefined : unitIds(options.units, '--units');
	const { index, origin } = openRelease(places.current);
	const catalogue = openCatalogue(places);
	const offered = catalogue
		.outlines()
		.units()
		.filter(({ status }) => isOnOffer(status))
		.toArray();
	catalogue.close();

	const pages = offered.flatMap((unit) => {
		const route = unitRoute(unit, site);
		return (route ? pagesOf(route, site.locales) : []).flatMap(({ path, locale }) => {
			const page = index.file(path)?.name;
			return page === undefined
				? []
				: [{ unit: unit.id, locale, path, to: `${locale}/${unit.id}.pdf`, page }];
		});
	});
	const live = new Set(pages.map(({ unit }) => unit));
	const unknown = (only ?? []).filter((id) => !live.has(id));
	if (unknown.length > 0) {
		console.error(
			`The live site has no unit on offer with the id ${unknown.join(', ')}: see --units.`,
		);
		process.exitCode = 1;
	}
	const exposes = openExposeFolder(folder);
	const removed = exposes.keepOnly(new Set(pages.map(({ to }) => to)));
	const wanted = pages.filter(({ unit, locale, to, page }) => {
		if (!locales.includes(locale) || (only && !only.includes(unit))) return false;
		return options.all || preparedFor || exposes.pageOf(to) !== page;
	});
	exposes.begin(wanted.map(({ to }) => to));
	const stores = { files: places.files, media: join(places.media, 'files') };
	const names = { get: (path: string) => index.file(path)?.name };
	const { missing, failed } = await printAll(wanted, {
		exposes,
		preparedFor,
		origin,
		read: (path) => readOf(path, { names, ...stores }),
	});
	index.close();
	if (missing.size > 0) console.error(withoutFiles(missing));
	if (missing.size > 0 || failed.length > 0) process.exitCode = 1;
	console.log(
		`${wanted.length - failed.length} of ${pages.length} exposés printed, ${removed} removed: ${folder}.`,
	);
});

interface Wanted {
	/** Of the page, and of its PDF in the folder. */
	readonly path: string;
	readonly to: string;
	/** Name of the page in the store of files. */
	readonly page: string;
}

/** Prints pages, one that cannot be printed aside. @returns what was lacking, and what is not printed. */
async function printAll(
	wanted: readonly Wanted[],
	{
		exposes,
		preparedFor,
		...options
	}: PrinterOptions & {
		readonly exposes: ExposeFolder;
		readonly preparedFor: string | undefined;
	},
): Promise<{ readonly missing: ReadonlySet<string>; readonly failed: readonly string[] }> {
	const missing = new Set<string>();
	const failed: string[] = [];
	if (wanted.length === 0) return { missing, failed };
	const progress = printProgress();
	const printer = await openPrinter(options);
	try {
		for (const [done, { path, to, page }] of wanted.entries()) {
			try {
				const { pdf, lost } = await printer.print(path, preparedFor);
				for (const file of lost) missing.add(file);
				// What lacks something or names somebody is that of no page, and so is printed again.
				exposes.put(to, pdf, lost.length > 0 || preparedFor ? '' : page);
			} catch (error) {
				failed.push(to);
				console.error(`${to} is not printed: ${failureSentence(error)}`);
			}
			progress.step('Printing exposés', done + 1, wanted.length);
		}
	} finally {
		await printer.close();
		exposes.note();
	}
	return { missing, failed };
}
