import { join } from 'node:path';
import { attempt } from '../domain/attempt.ts';
import { dayOf } from '../domain/day.ts';
import type { LegalText } from '../domain/legal.ts';
import { missingLegalTexts } from './texts/legal-texts.ts';
import { requireReadable } from './texts/text-file.ts';
import { writtenTextDuties } from './texts/text-duties.ts';
import { describeBuild, type Environment } from '../wiring.ts';
import { readNote } from '../release/release-folder.ts';
import { misplacedFiles } from '../wiring/company-files.ts';
import { advice } from './requirements/advice.ts';
import { demoContent } from './requirements/demo-content.ts';
import { deafServer, unnamedServer } from './requirements/inquiry-server.ts';
import { requireLook } from './requirements/look.ts';
import { unfinished } from './requirements/unfinished.ts';

/** What a site is made of, as far as it is known when its checks run. */
export interface Examined {
	readonly environment: Environment;
	/** Legal texts and people of the account, once it was read. */
	readonly legal?: readonly LegalText[];
	readonly people?: readonly { readonly id: number }[];
	/** Whether the site is published although its inquiry server does not answer as one. */
	readonly acceptEndpoint?: boolean | undefined;
	/** Milliseconds before each further try to reach that server. */
	readonly pauses?: readonly number[];
}

interface Check {
	/** When a build asks: first of all, when it has read the account, or before it makes pages. Never when absent. */
	readonly at?: 'start' | 'account' | 'pages';
	/** Which builds do not go on; the others are not asked. */
	readonly refuses: 'all' | 'live' | 'none';
	/** Whether builds that go on report it. */
	readonly isReported?: boolean;
	/** A sentence for each thing that is missing. */
	readonly find: (examined: Examined) => readonly string[] | Promise<readonly string[]>;
}

/** All that `npm run doctor` and builds ask of settings, texts and variables, the most important first. */
const checks: readonly Check[] = [
	{ at: 'start', refuses: 'live', find: ({ environment }) => unfinished(environment) },
	{
		at: 'start',
		refuses: 'all',
		find: ({ environment }) => sentencesOf(() => void describeBuild(environment)),
	},
	{
		at: 'start',
		refuses: 'live',
		isReported: true,
		find: ({ environment }) => unnamedServer(environment),
	},
	{ at: 'start', refuses: 'live', find: ({ environment }) => demoContent(environment) },
	{ at: 'account', refuses: 'live', find: ({ legal, people }) => demoContent({ legal, people }) },
	{ at: 'pages', refuses: 'live', find: deafServerOf },
	{
		at: 'account',
		refuses: 'all',
		find: ({ environment: { company } }) => sentencesOf(() => requireReadable(company.texts)),
	},
	{ at: 'account', refuses: 'live', isReported: true, find: missingLegal },
	{
		at: 'start',
		refuses: 'all',
		find: ({ environment }) => sentencesOf(() => requireLook(environment)),
	},
	{
		at: 'pages',
		refuses: 'none',
		isReported: true,
		find: ({ environment: { company, site } }) => misplacedFiles(company.folder, site),
	},
	{ refuses: 'none', find: ({ environment }) => advice(environment) },
	{ at: 'account', refuses: 'none', isReported: true, find: textDuties },
];

/**
 * Makes the checks of a step of a build, and tells what does not hinder it.
 * @throws one sentence, the most important
 */
export async function requireChecks(
	at: Check['at'],
	examined: Examined,
	tell: (lines: readonly string[]) => void,
): Promise<void> {
	const isLive = examined.environment.mode === 'production';
	for (const { refuses, isReported, find } of checks.filter((check) => check.at === at)) {
		const isRefused = refuses === 'all' || (refuses === 'live' && isLive);
		if (!isRefused && !isReported) continue;
		const found = await find(examined);
		if (!isRefused) {
			tell(found);
		} else if (found[0] !== undefined) {
			const preview = ' The site as it is can be looked at: `npm run build -- --preview`.';
			throw new Error(`${found[0]}${refuses === 'live' ? preview : ''}`);
		}
	}
}

/** Something that somebody has to look after, in one sentence with one place. */
export interface Finding {
	/** Whether a build of the live site is refused without it. */
	readonly isNeeded: boolean;
	readonly text: string;
}

export const needed = (text: string): Finding => ({ isNeeded: true, text });
export const advised = (text: string): Finding => ({ isNeeded: false, text });

/** What all checks find of a live site, the most important first. */
export async function findings(examined: Examined): Promise<Finding[]> {
	const found: Finding[] = [];
	for (const { refuses, find } of checks) {
		const sentences = await find(examined);
		found.push(...sentences.map(refuses === 'none' ? advised : needed));
	}
	return found;
}

/** What a check that throws one sentence says; nothing when it is content. */
export async function sentencesOf(check: () => void | Promise<void>): Promise<string[]> {
	try {
		await check();
		return [];
	} catch (error) {
		return [error instanceof Error ? error.message : String(error)];
	}
}

/**
 * A preview tells search engines to stay away, and would stand where visitors look for the site.
 * @throws where the live site is one for the public and this build makes none.
 */
export function requireNoPreviewOverLive({
	mode,
	places,
}: Pick<Environment, 'mode' | 'places'>): void {
	if (mode === 'production') return;
	// `undefined` where no release can be read.
	if (attempt(() => readNote(places.current).mode) !== 'production') return;
	throw new Error(
		`The site that is live in ${places.root} is the public one, and a preview would take its place there and in dist/: make previews in another clone of the project.`,
	);
}

/** A site without an address was found to have none before. */
async function deafServerOf({
	environment,
	acceptEndpoint = false,
	pauses = [2_000, 5_000],
}: Examined): Promise<string[]> {
	const { endpoint } = environment.site.inquiry;
	const build = attempt(() => describeBuild(environment));
	return acceptEndpoint || !build ? [] : await deafServer(endpoint, build.origin, pauses);
}

function missingLegal({ environment: { company, site }, legal = [] }: Examined): string[] {
	const { defaultLocale: locale, legal: kinds } = site;
	return missingLegalTexts(legal, { folder: join(company.texts, 'legal'), locale, kinds });
}

function textDuties({ environment, legal = [] }: Examined): string[] {
	const { company, site, builtAt = new Date().toISOString() } = environment;
	return writtenTextDuties(company.texts, { legal, site, today: dayOf(builtAt) });
}
