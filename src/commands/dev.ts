import { requireFreePort } from './server/free-port.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';
import { isRunByNpm } from '../wiring.ts';
import { devEnvironment } from './dev/environment.ts';
import { keepShowing } from './dev/keep-showing.ts';

const usage = `npm run dev      shows the pages at PORT (4321) while you change them, and /styleguide/ with every component
                 It takes no options; .env.example lists the variables it reads.`;

/**
 * Reads the CRM and shows the pages while they are being worked on: with the data of the demo agency, unless the
 * environment names a CRM.
 */
await run(async () => {
	if (!readOptions({}, { usage })) return;
	const environment = devEnvironment();
	await requireFreePort(environment.port);
	await keepShowing(environment, { endsWithParent: isRunByNpm() });
});
