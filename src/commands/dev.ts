import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pruneRecords } from '../catalog/record-store.ts';
import { openDemoSandbox } from '../sandbox/open.ts';
import { requireBrand } from '../publish/require-brand.ts';
import { projectRoot, readEnvironment, renderVariables } from '../wiring.ts';
import { besideBuilds } from './beside-builds.ts';
import { forDemoAccount } from './demo-account.ts';
import { fillCatalogue } from './site/fill-catalogue.ts';
import { requireFreePort } from './server/free-port.ts';
import { readOptions } from './line/options.ts';
import { printProgress } from './line/progress.ts';
import { run } from './line/run.ts';

const usage = `npm run dev      shows the pages at PORT (4321) while you change them, and /styleguide/ with every component
                 It takes no options; .env.example lists the variables it reads.`;

/**
 * Reads the CRM once and shows the pages while they are being worked on: the demo agency's, unless the environment
 * names a CRM.
 */
await run(async () => {
	if (!readOptions({}, { usage })) return;
	const given = readEnvironment();
	await requireBrand(given.site.brand);
	await requireFreePort(given.port);
	const environment = besideBuilds(
		given.crm ? { ...given, mode: 'preview' } : forDemoAccount(given),
	);
	const { places } = environment;
	const sandbox = given.crm ? undefined : await openDemoSandbox({ path: places.sandbox });
	const crm = given.crm ?? sandbox;
	if (!crm) throw new Error('There is no CRM to read.');
	try {
		await fillCatalogue(places, {
			environment,
			crm,
			allowedOrigins: sandbox ? [sandbox.origin] : given.trustedOrigins,
			progress: printProgress(),
			pulledAt: new Date().toISOString(),
		});
		pruneRecords(places);
	} finally {
		await sandbox?.close();
	}
	const astro = createRequire(import.meta.url).resolve('astro/package.json');
	const pages = spawn(
		process.execPath,
		[join(dirname(astro), 'bin/astro.mjs'), 'dev', '--port', String(environment.port)],
		{ cwd: projectRoot, stdio: 'inherit', env: renderVariables(environment) },
	);
	pages.on('exit', (code) => process.exit(code ?? 0));
	process.on('SIGTERM', () => pages.kill());
});
