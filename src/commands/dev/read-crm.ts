import { openCatalogue } from '../../catalog/queries/open-catalogue.ts';
import { catalogueHeader } from '../../catalog/store/header.ts';
import { changedDecidingSettings } from '../../domain/deciding-settings.ts';
import { pruneRecords } from '../../catalog/store/record-store.ts';
import { requireLook } from '../../build/requirements/look.ts';
import { openDemoSandbox } from '../../sandbox/open.ts';
import { printProgress } from '../../build/report/progress.ts';
import { run } from '../line/run.ts';
import { fillCatalogue } from '../../build/read/fill-catalogue.ts';
import { writeEarlyStatuses } from '../../build/early-statuses.ts';
import { describeBuild } from '../../wiring.ts';
import { misplacedFiles } from '../../wiring/company-files.ts';
import { devEnvironment } from './environment.ts';

// Runs in a process of its own, which `npm run dev` starts once, and with the argument "again" after each change of
// the settings: these are read when a process starts. It holds the CRM's key, which the pages must not see.
const isAgain = process.argv[2] === 'again';

process.once('disconnect', () => process.exit(1));
await run(async () => {
	const environment = devEnvironment();
	const { site, places } = environment;
	// What the pages would refuse is said here, in one sentence.
	describeBuild(environment);
	misplacedFiles(environment.company.folder, site).forEach((line) => console.log(line));
	await requireLook(environment);
	const known = isAgain ? catalogueHeader(places.catalogue) : undefined;
	if (known && changedDecidingSettings(known.settings, site).length === 0) return;
	const sandbox = environment.crm ? undefined : await openDemoSandbox({ path: places.sandbox });
	try {
		await fillCatalogue(places, {
			environment,
			crm: environment.crm ?? { baseUrl: sandbox?.baseUrl ?? '', apiKey: sandbox?.apiKey ?? '' },
			allowedOrigins: sandbox ? [sandbox.origin] : environment.trustedOrigins,
			progress: printProgress(),
			pulledAt: new Date().toISOString(),
		});
		using catalogue = openCatalogue(places);
		writeEarlyStatuses(catalogue, { places });
		pruneRecords(places);
	} finally {
		await sandbox?.close();
	}
});
process.exit();
