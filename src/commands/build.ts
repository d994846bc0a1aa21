import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exportSite } from '../publish/export.ts';
import { dist, readEnvironment } from '../wiring.ts';
import { makeSite } from './make-site.ts';
import { printProgress } from './progress.ts';
import { run } from './run.ts';

await run(async () => {
	const { values } = parseArgs({
		options: {
			preview: { type: 'boolean', default: false },
			/** Publishes what a rollback took off, although nothing has changed since. */
			again: { type: 'boolean', default: false },
		},
	});
	const environment = readEnvironment();
	const { crm } = environment;
	if (!crm) {
		throw new Error(
			'No CRM is named: set CRM_BASE_URL and CRM_API_KEY (see .env.example), or run `npm run demo` for the demo agency.',
		);
	}
	const { release, units, projects, pages } = await makeSite({
		environment: values.preview ? { ...environment, mode: 'preview' } : environment,
		crm,
		allowedOrigins: environment.trustedOrigins,
		progress: printProgress(),
		again: values.again,
	});
	const { files, media, root } = environment.places;
	const state = join(root, 'exported.sqlite');
	exportSite(release, dist, { files, media: join(media, 'files'), state });
	console.log(
		`${count(units, 'unit')} and ${count(projects, 'project')} on ${count(pages, 'page')}: live in ${release}, and in dist/ for a static host.`,
	);
});

function count(n: number, what: string): string {
	return `${n} ${what}${n === 1 ? '' : 's'}`;
}
