import { counted } from '../domain/sentences/counted.ts';
import { diffLines, diffMarkdown } from '../build/judge/diff-text.ts';
import { clearOutcome } from '../release/outcome.ts';
import { readEnvironment, readPlaces, type Environment } from '../wiring.ts';
import { acceptedIn, acceptOptions } from './line/accepted.ts';
import { giveToHost, exportName, makeUpForExport } from '../build/give-to-host.ts';
import { requireNoPreviewOverLive } from '../build/checks.ts';
import type { BuildResult } from '../build/build-result.ts';
import { lockedBuild } from '../build/locked-build.ts';
import { asOnlyBuilder } from './line/builder-lease.ts';
import { readOptions, unitIds } from './line/options.ts';
import { printProgress } from '../build/report/progress.ts';
import { reportBuild } from '../build/report/report-build.ts';
import { run } from './line/run.ts';
import { sayWhenStopped } from './line/say-when-stopped.ts';
import { dayIn, rehearseDay } from './line/rehearse-day.ts';

const usage = `npm run build                           reads the CRM and puts a new release live, if anything has changed
  -- --units 4711,4712                  reads these units again, and what goes with them
  -- --accept-removals 57               lets this one build remove 57 published units
  -- --accept-shown 57                  lets 57 units and projects show what visitors could not see before
  -- --accept-endpoint                  publishes although the inquiry server does not answer as one
  -- --offline                          builds from the data of the live site, without the CRM
  -- --preview                          needs no address and no legal texts, and tells search engines to stay away
  -- --again                            publishes what a rollback took off, although nothing has changed since
  -- --as-of 2027-01-01                 tells what the law of that day would find, and publishes nothing`;

await run(async () => {
	let values: ReturnType<typeof readBuildOptions>;
	try {
		values = readBuildOptions();
	} catch (error) {
		forgetLast();
		throw error;
	}
	if (!values) return;
	const day = dayIn(values);
	if (day !== undefined) {
		const environment = readEnvironment();
		return await rehearseDay(environment, requireCrm(environment), day);
	}
	forgetLast();
	await build(values);
});

/** The word of an earlier build must not be taken for that of one that never began. */
function forgetLast(): void {
	clearOutcome(readPlaces());
}

async function build(values: NonNullable<ReturnType<typeof readBuildOptions>>): Promise<void> {
	const accepted = acceptedIn(values);
	const named = values.units === undefined ? undefined : unitIds(values.units, '--units');
	const found = readEnvironment();
	const ours: Environment = values.preview ? { ...found, mode: 'preview' } : found;
	const { places, bucketHost } = ours;
	const crm = requireCrm(ours);
	sayWhenStopped(places.current, ours);
	const publish = async (environment: Environment) => {
		requireNoPreviewOverLive(environment);
		const made = await lockedBuild({
			environment,
			crm,
			allowedOrigins: environment.trustedOrigins,
			progress: printProgress(),
			again: values.again,
			acceptEndpoint: values['accept-endpoint'],
			...accepted,
			offline: values.offline,
			named,
		}).catch(async (error: unknown) => {
			await makeUpForExport(environment);
			throw error;
		});
		const exported = await giveToHost(environment, {
			again: values.again,
			isReadWhole: made.diff.isWhole,
		});
		for (const line of exported.problems) console.log(line);
		const isMadeUp = made.outcome === 'unchanged' && exported.isNew;
		if (isMadeUp) {
			console.log(`${exportName(environment.staticHost)} was not up to date, and is now.`);
		}
		const outcome = isMadeUp ? 'published' : made.outcome;
		tell({ ...made, outcome }, environment);
		return { outcome, changes: diffMarkdown(made.diff) };
	};
	await reportBuild(
		async () => {
			const made = asOnlyBuilder(ours, publish);
			return await (values.preview ? made.catch(hintAtPreview) : made);
		},
		{
			environment: ours,
			secrets: [crm.apiKey, ...(bucketHost ? [bucketHost.secret] : [])],
			say: console.error,
		},
	);
}

function requireCrm({ crm }: Environment): NonNullable<Environment['crm']> {
	if (crm) return crm;
	throw new Error(
		'No CRM is named: set CRM_BASE_URL and CRM_API_KEY (see .env.example), or run `npm run demo` for the demo agency.',
	);
}

function readBuildOptions() {
	return readOptions(
		{
			preview: { type: 'boolean', default: false },
			again: { type: 'boolean', default: false },
			'accept-endpoint': { type: 'boolean', default: false },
			offline: { type: 'boolean', default: false },
			units: { type: 'string' },
			'as-of': { type: 'string' },
			...acceptOptions,
		},
		{ usage },
	);
}

/** Another build would make the public site, or none at all. */
function hintAtPreview(error: unknown): never {
	if (/npm run build|build once/.test(String(error))) {
		console.error('This was a preview: commands that are named here need --preview, too.');
	}
	throw error;
}

/** The last line is for programs. */
function tell(
	{ outcome, release, units, projects, pages, rendered, diff }: BuildResult,
	{ staticHost }: Pick<Environment, 'staticHost'>,
): void {
	for (const line of diffLines(diff)) console.log(line);
	const elsewhere = exportName(staticHost);
	const size = `${counted(units, 'unit')} and ${counted(projects, 'project')} on ${counted(pages, 'page')}`;
	console.log(
		outcome === 'unchanged'
			? `Nothing has changed: ${size} stay live in ${release}.`
			: `${size}, ${rendered} of them rendered: live in ${release}${elsewhere ? `, and in ${elsewhere}` : ''}.`,
	);
	console.log(`outcome=${outcome}`);
}
