import { join, resolve } from 'node:path';
import type { z } from 'zod';
import type { CrmOptions } from './crm/client.ts';
import type { Site } from './domain/site.ts';
import { readArticles } from './build/texts/articles.ts';
import type { BuildFacts } from './plan/build-facts.ts';
import { useWords } from './i18n/translate.ts';
import type { BucketHost } from './hosts/bucket/publish-live.ts';
import type { StaticHost } from './hosts/rule-files.ts';
import { checkMenu } from './domain/site/menu.ts';
import { ownPageFiles, checkSlots, directivesIn } from './wiring/company-files.ts';
import { companyIn, ownCompany, readSettings, type Company, tilesOf } from './wiring/company.ts';
import { makeFolder } from './wiring/make-folder.ts';
import { placesIn, workCatalogue, type Places } from './wiring/places.ts';
import { Variables } from './wiring/variables.ts';

/** Root of the project, and the folder for static hosts. */
export const projectRoot = resolve(import.meta.dirname, '..');
export const dist = resolve(projectRoot, 'dist');

export interface Environment {
	/** Where the company's settings and texts lie, and its settings. */
	readonly company: Company;
	readonly site: Site;
	/** The CRM, when the environment names one. */
	readonly crm: CrmOptions | undefined;
	readonly siteUrl: string | undefined;
	/** Origins on a private address whose photos may be loaded all the same. */
	readonly trustedOrigins: readonly string[];
	readonly port: number;
	/** The only address of this machine that `npm start` answers at; all of them when absent. */
	readonly host: string | undefined;
	/** Proxies whose word is taken for where a visitor is; see `intake/client-address.ts`. */
	readonly trustedProxies: readonly string[];
	/** Port of the metrics, on this machine alone; none when absent. */
	readonly metricsPort: number | undefined;
	readonly mode: BuildFacts['mode'];
	readonly builtAt: string | undefined;
	readonly places: Places;
	/** What the way of inquiries needs; all of it is secret. */
	readonly delivery: {
		/** Seals what waits in the outbox; a key file is made when absent. */
		readonly outboxKey: string | undefined;
		/** The database that several servers share; a file of this machine holds the outbox when absent. */
		readonly databaseUrl: string | undefined;
		/** Told of what a person has to look after. */
		readonly alarmUrl: string | undefined;
		/** Mail server for inquiries the key may not write. */
		readonly smtpUrl: string | undefined;
	};
	/** What rebuilds at the call of the CRM need; all of it is secret. */
	readonly rebuilding: {
		/** Signs the calls; without it none is taken. */
		readonly hookSecret: string | undefined;
		/** Called instead of building here, with the token if it wants one. */
		readonly deployHook: string | undefined;
		readonly deployToken: string | undefined;
	};
	/** Told by POST when a build is refused; it may hold a secret. */
	readonly notifyHook: string | undefined;
	/**
	 * The host of plain files that serves `dist/`; nothing is written there where nobody has named one, or an object
	 * store (`s3`).
	 */
	readonly staticHost: StaticHost | undefined;
	/** The bucket that the site is published to, where the host is `s3`. */
	readonly bucketHost: BucketHost | undefined;
	/** How many processes render pages; as many as the machine has room for when absent. */
	readonly processes: number | undefined;
	/** Where the pages of this process read from and are written to. */
	readonly render: Pick<BuildFacts, 'catalogue'> & { readonly pages: string };
}

/**
 * Reads the environment; nothing else does. Makes the folder for what is made at run time, where it is missing.
 * @param given the company of this site, when it is not to be the one that the environment names
 * @throws one sentence that names the variable, or the key of src/company/config.ts, that cannot be used.
 */
export function readEnvironment(
	variables: NodeJS.ProcessEnv = process.env,
	given?: Company,
): Environment {
	const parsed = readVariables(variables);
	const { CRM_BASE_URL: _, CRM_API_KEY: apiKey, ...rest } = parsed;
	const crm = crmIn(parsed);
	refusePublicKey(variables, apiKey);
	const places = placesIn(resolve(rest.VITRINE_VAR ?? 'var'));
	makeFolder(places.root, { namedBy: 'VITRINE_VAR' });
	const work = rest.VITRINE_WORK;
	const company = given ?? readCompany(variables);
	const site = readSettings(company);
	useWords(site.words);
	return {
		company,
		site: { ...site, islands: directivesIn(projectRoot, company.folder) },
		crm,
		siteUrl: rest.SITE_URL,
		trustedOrigins: rest.VITRINE_TRUSTED_ORIGINS ?? [],
		port: rest.PORT ?? 4321,
		host: rest.VITRINE_HOST,
		trustedProxies: rest.VITRINE_TRUSTED_PROXIES ?? ['loopback'],
		metricsPort: rest.VITRINE_METRICS_PORT,
		mode: rest.VITRINE_MODE ?? 'production',
		builtAt: rest.VITRINE_BUILT_AT,
		places,
		delivery: {
			outboxKey: rest.VITRINE_OUTBOX_KEY,
			databaseUrl: rest.DATABASE_URL,
			alarmUrl: rest.VITRINE_ALARM_URL,
			smtpUrl: rest.VITRINE_SMTP_URL,
		},
		rebuilding: {
			hookSecret: rest.VITRINE_HOOK_SECRET,
			deployHook: rest.VITRINE_DEPLOY_HOOK,
			deployToken: rest.VITRINE_DEPLOY_TOKEN,
		},
		notifyHook: rest.VITRINE_NOTIFY_HOOK,
		staticHost: rest.VITRINE_STATIC_HOST ?? hostThatBuilds(variables),
		bucketHost: bucketIn(parsed),
		processes: rest.VITRINE_PROCESSES,
		render: {
			catalogue: work ? workCatalogue(work) : places.catalogue,
			pages: resolve(rest.VITRINE_PAGES ?? dist),
		},
	};
}

/** The CRM that the environment names, read without the settings; where half of it is missing, the other half. */
export function readAccess(
	variables: NodeJS.ProcessEnv = process.env,
): Partial<CrmOptions> & Pick<Environment, 'trustedOrigins'> {
	const parsed = readVariables(variables);
	const { CRM_BASE_URL: baseUrl, CRM_API_KEY: apiKey } = parsed;
	return {
		...(baseUrl !== undefined && { baseUrl }),
		...(apiKey !== undefined && { apiKey }),
		trustedOrigins: parsed.VITRINE_TRUSTED_ORIGINS ?? [],
	};
}

function readVariables(variables: NodeJS.ProcessEnv): z.output<typeof Variables> {
	const parsed = Variables.safeParse(variables);
	if (parsed.success) return parsed.data;
	const [issue] = parsed.error.issues;
	throw new Error(
		`The environment variable ${String(issue?.path[0])} cannot be used: ${issue?.message}. See .env.example.`,
	);
}

function crmIn({
	CRM_BASE_URL: baseUrl,
	CRM_API_KEY: apiKey,
}: z.output<typeof Variables>): CrmOptions | undefined {
	if (baseUrl !== undefined && apiKey !== undefined) return { baseUrl, apiKey };
	if (baseUrl === apiKey) return undefined;
	const missing = baseUrl === undefined ? 'CRM_BASE_URL' : 'CRM_API_KEY';
	throw new Error(
		`${missing} is not set, though its counterpart is: a CRM needs both its address and its key; see .env.example.`,
	);
}

/** The bucket of a site whose host is one; nothing is asked of what another host's site has no use for. */
function bucketIn(variables: z.output<typeof Variables>): BucketHost | undefined {
	if (variables.VITRINE_STATIC_HOST !== 's3') return undefined;
	const named = (name: `VITRINE_BUCKET_${'URL' | 'REGION' | 'KEY_ID' | 'SECRET'}`): string => {
		const value = variables[name];
		if (value !== undefined) return value;
		throw new Error(
			`${name} is not set, though VITRINE_STATIC_HOST is s3: a bucket needs its address, its region and both parts of a key; see .env.example.`,
		);
	};
	return {
		address: named('VITRINE_BUCKET_URL'),
		region: named('VITRINE_BUCKET_REGION'),
		keyId: named('VITRINE_BUCKET_KEY_ID'),
		secret: named('VITRINE_BUCKET_SECRET'),
		purgeCommand: variables.VITRINE_PURGE_COMMAND,
	};
}

/** Whatever is called `PUBLIC_` may be written into pages and scripts by the bundler. */
function refusePublicKey(variables: NodeJS.ProcessEnv, apiKey: string | undefined): void {
	if (apiKey === undefined) return;
	const open = Object.entries(variables).find(
		([name, value]) => name.startsWith('PUBLIC_') && value?.includes(apiKey),
	);
	if (!open) return;
	throw new Error(
		`The environment variable ${open[0]} holds the key of the CRM, and everybody may read what is called PUBLIC_: take it away, and have the CRM make a new key if a site was built with it.`,
	);
}

/** The host whose own machine this is; both publish what is built there. */
function hostThatBuilds(variables: NodeJS.ProcessEnv): StaticHost | undefined {
	if (variables['NETLIFY']) return 'netlify';
	return variables['CF_PAGES'] ? 'cloudflare' : undefined;
}

/** Whose site this is, whatever its settings say. */
export function readCompany(variables: NodeJS.ProcessEnv = process.env): Company {
	const folder = variables['VITRINE_COMPANY'];
	return folder ? companyIn(folder) : ownCompany;
}

/** Where this process keeps what it makes, whatever else the environment holds. */
export function readPlaces(variables: NodeJS.ProcessEnv = process.env): Places {
	return placesIn(resolve(variables['VITRINE_VAR'] || 'var'));
}

/** Whether npm has started this process, and may be stopped in its place. */
export function isRunByNpm(variables: NodeJS.ProcessEnv = process.env): boolean {
	return variables['npm_lifecycle_event'] !== undefined;
}

/**
 * Whether npm was given an option that is meant for the command it runs, and so keeps it from the command. It hands on
 * settings of its own in the same way, wherever they stand: of those nothing can be told.
 */
export function isKeptByNpm(option: string, variables: NodeJS.ProcessEnv = process.env): boolean {
	if (['offline', 'all', 'email'].includes(option)) return false;
	return variables[`npm_config_${option.replaceAll('-', '_')}`] !== undefined;
}

/**
 * The whole environment of the process that renders pages: what is not in here, the CRM's key above
 * all, cannot reach a page.
 * @param work folder of a build; without one the pages read the live catalogue.
 */
export function renderVariables(environment: Environment, work?: string): NodeJS.ProcessEnv {
	const { mode, builtAt, places, port, siteUrl, company } = environment;
	const { PATH, HOME, TERM, TMPDIR } = process.env;
	return {
		PATH,
		HOME,
		TERM,
		TMPDIR,
		ASTRO_TELEMETRY_DISABLED: '1',
		PORT: String(port),
		SITE_URL: siteUrl,
		VITRINE_COMPANY: company.folder,
		VITRINE_VAR: places.root,
		VITRINE_WORK: work,
		VITRINE_MODE: mode,
		VITRINE_BUILT_AT: builtAt,
	};
}

/**
 * The whole environment of a build that the server starts: what builds read, and nothing of what only
 * the server needs.
 */
export function buildVariables(variables: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
	const names = `PATH HOME TERM TMPDIR TZ NODE_EXTRA_CA_CERTS CRM_BASE_URL CRM_API_KEY SITE_URL PORT
		VITRINE_TRUSTED_ORIGINS VITRINE_VAR VITRINE_MODE VITRINE_STATIC_HOST VITRINE_NOTIFY_HOOK VITRINE_SMTP_URL
		VITRINE_BUCKET_URL VITRINE_BUCKET_REGION VITRINE_BUCKET_KEY_ID VITRINE_BUCKET_SECRET VITRINE_PURGE_COMMAND
		VITRINE_PROCESSES DATABASE_URL`;
	return Object.fromEntries(names.split(/\s+/).map((name) => [name, variables[name]]));
}

/**
 * The build as pages know it.
 * @throws when a production build has no address to stand at.
 */
export function describeBuild(environment: Environment): BuildFacts {
	const { site, company, mode, builtAt, places, render, port, siteUrl } = environment;
	const origin = siteUrl ?? site.url ?? (mode === 'production' ? undefined : localOrigin(port));
	if (!origin) {
		throw new Error(
			'The site has no address: set `url` in src/company/config.ts or SITE_URL in the environment. Only a preview, which search engines are told to ignore, needs none: `npm run build -- --preview`.',
		);
	}
	checkSlots(company.folder, site);
	const pages = ownPageFiles(company.folder);
	const articles = readArticles(join(company.texts, 'pages'), { legal: site.legal, pages });
	checkMenu(
		site.menu,
		articles.map(({ name }) => name),
	);
	return {
		site: { ...site, articles },
		mode,
		origin,
		catalogue: render.catalogue,
		records: places.records,
		tiles: tilesOf(site, company),
		builtAt: builtAt ?? new Date().toISOString(),
	};
}

function localOrigin(port: number): string {
	return `http://localhost:${port}`;
}
