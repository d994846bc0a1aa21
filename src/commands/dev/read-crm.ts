import { openCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { catalogueHeader } from '../../catalog/store/header.ts';
import { changedDecidingSettings } from '../../domain/deciding-settings.ts';
import { pruneRecords } from '../../catalog/store/record-store.ts';
import { requireLook } from '../../build/requirements/look.ts';
import { openDemoSandbox } from '../../sandbox/open.ts';
import { printProgress } from '../../build/report/progress.ts';
import { CrmError } from '../../crm/errors.ts';
import { failureSentence } from '../../build/report/failure-sentence.ts';
import { printableLines } from '../../build/report/printable.ts';
import { run } from '../line/run.ts';
import { DevReading, photosFollow } from './reading.ts';
import { fillCatalogue, lacksPhotos } from '../../build/read/fill-catalogue.ts';
import { writeEarlyStatuses } from '../../build/early-statuses.ts';
import { describeBuild } from '../../wiring.ts';
import { misplacedFiles } from '../../wiring/company-files.ts';
import { devEnvironment } from './environment.ts';

// Runs in a process of its own, which `npm run dev` starts for each reading: settings are read when a process starts. It
// holds the CRM's key, which the pages must not see.
const reading = DevReading.parse(process.argv[2]);

const secondsForFirst = 20;

process.once('disconnect', () => process.exit(1));
await run(async () => {
	try {
		await readForPages();
	} catch (error) {
		process.send?.(printableLines(failureSentence(error)));
		throw error;
	}
});
process.exit();

async function readForPages(): Promise<void> {
	const environment = devEnvironment();
	const { site, places } = environment;
	// What the pages would refuse is said here, in one sentence.
	describeBuild(environment);
	misplacedFiles(environment.company.folder, site).forEach((line) => console.log(line));
	await requireLook(environment);
	const known = catalogueHeader(places.catalogue);
	if (reading === 'settings' && known && changedDecidingSettings(known.settings, site).length === 0)
		return;
	const sandbox = environment.crm ? undefined : await openDemoSandbox({ path: places.sandbox });
	const media = { ...site.media, ...photosOf(reading) };
	try {
		await fillCatalogue(places, {
			environment: { ...environment, site: { ...site, media } },
			crm: environment.crm ?? { baseUrl: sandbox?.baseUrl ?? '', apiKey: sandbox?.apiKey ?? '' },
			allowedOrigins: sandbox ? [sandbox.origin] : environment.trustedOrigins,
			progress: printProgress(),
			pulledAt: new Date().toISOString(),
		});
		using catalogue = openCatalogue(places);
		writeEarlyStatuses(catalogue, { places });
		pruneRecords(places);
		if (reading === 'settings' || lacksPhotos(places.media)) process.exitCode = photosFollow;
	} catch (error) {
		// Settings are not to blame, and what was read last can still be worked on.
		if (!known || !(error instanceof CrmError) || reading === 'settings') throw error;
		console.error(printableLines(failureSentence(error)));
		console.error(`The pages show what was read on ${known.pulledAt}.`);
	} finally {
		await sandbox?.close();
	}
}

/** No photo is waited for before the first page is shown, and for the first photos not longer than this. */
function photosOf(read: DevReading) {
	if (read === 'settings') return { budgetSeconds: 0, previews: false };
	return { budgetSeconds: read === 'some photos' ? secondsForFirst : undefined };
}
