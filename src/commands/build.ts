import { parseArgs } from 'node:util';
import { diffLines, diffMarkdown } from '../publish/diff-text.ts';
import { readEnvironment, type Environment } from '../wiring.ts';
import { exportDist } from './export-dist.ts';
import { makeSite, type Made } from './make-site.ts';
import { printProgress } from './progress.ts';
import { reportBuild } from './report-build.ts';
import { run } from './run.ts';

await run(async () => {
	const { values } = parseArgs({
		options: {
			preview: { type: 'boolean', default: false },
			/** Publishes what a rollback took off, although nothing has changed since. */
			again: { type: 'boolean', default: false },
			/** Builds from the data of the live site, without the CRM. */
			offline: { type: 'boolean', default: false },
			/** Units to read again, by their ids in the CRM, such as 4711,4712. */
			units: { type: 'string' },
			/** How many units may vanish in this one build. */
			'accept-removals': { type: 'string' },
		},
	});
	const found = readEnvironment();
	const environment: Environment = values.preview ? { ...found, mode: 'preview' } : found;
	const { crm } = environment;
	if (!crm) {
		throw new Error(
			'No CRM is named: set CRM_BASE_URL and CRM_API_KEY (see .env.example), or run `npm run demo` for the demo agency.',
		);
	}
	const acceptRemovals = removals(values['accept-removals']);
	const named = ids(values.units);
	await reportBuild(
		async () => {
			const made = await makeSite({
				environment,
				crm,
				allowedOrigins: environment.trustedOrigins,
				progress: printProgress(),
				again: values.again,
				acceptRemovals,
				offline: values.offline,
				named,
			});
			for (const line of await exportDist(environment)) console.log(line);
			tell(made);
			return { outcome: made.outcome, changes: diffMarkdown(made.diff) };
		},
		{ environment, secrets: [crm.apiKey], say: console.error },
	);
});

function removals(given: string | undefined): number | undefined {
	if (given === undefined) return undefined;
	if (/^\d+$/.test(given)) return Number(given);
	throw new Error(
		`--accept-removals takes the number of units that may vanish, and "${given}" is none.`,
	);
}

function ids(given: string | undefined): number[] | undefined {
	if (given === undefined) return undefined;
	const found = given.split(/[\s,]+/).filter(Boolean);
	if (found.length > 0 && found.every((id) => /^[1-9]\d{0,14}$/.test(id))) return found.map(Number);
	throw new Error(`--units takes ids of units, such as 4711,4712, and "${given}" is none.`);
}

/** The last line is for programs. */
function tell({ outcome, release, units, projects, pages, rendered, diff }: Made): void {
	for (const line of diffLines(diff)) console.log(line);
	const size = `${count(units, 'unit')} and ${count(projects, 'project')} on ${count(pages, 'page')}`;
	console.log(
		outcome === 'unchanged'
			? `Nothing has changed: ${size} stay live in ${release}.`
			: `${size}, ${rendered} of them rendered: live in ${release}, and in dist/ for a static host.`,
	);
	console.log(`outcome=${outcome}`);
}

function count(n: number, what: string): string {
	return `${n} ${what}${n === 1 ? '' : 's'}`;
}
