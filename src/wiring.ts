import { resolve } from 'node:path';
import { z } from 'zod';
import { readSite, type Site } from './domain/site.ts';
import { readArticles } from './publish/articles.ts';
import type { Build } from './publish/build.ts';
import { site as settings } from './site.config.ts';

/** An absent variable and an empty one mean the same: `.env` files are full of empty ones. */
const optional = <T extends z.ZodType>(schema: T) =>
	z.preprocess((given) => (given === '' ? undefined : given), schema.optional());

const webAddress = z.url({
	protocol: /^https?$/,
	error: 'it must be a web address that begins with http:// or https://',
});
const port = { error: 'it must be a number from 0 to 65535' };

const Variables = z.object({
	CRM_BASE_URL: optional(webAddress),
	CRM_API_KEY: optional(z.string()),
	SITE_URL: optional(webAddress),
	PORT: optional(z.coerce.number(port).int(port).min(0, port).max(65_535, port)),
	VITRINE_TRUSTED_ORIGINS: optional(z.string()),
	VITRINE_TRUSTED_PROXIES: optional(z.string()),
	VITRINE_METRICS_PORT: optional(z.coerce.number(port).int(port).min(0, port).max(65_535, port)),
	VITRINE_OUTBOX_KEY: optional(z.string()),
	VITRINE_ALARM_URL: optional(webAddress),
	VITRINE_SMTP_URL: optional(
		z.url({ protocol: /^smtps?$/, error: 'it must begin with smtp:// or smtps://' }),
	),
	VITRINE_HOOK_SECRET: optional(
		z.string().min(16, { error: 'it must have 16 characters or more' }),
	),
	VITRINE_DEPLOY_HOOK: optional(webAddress),
	VITRINE_DEPLOY_TOKEN: optional(z.string()),
	VITRINE_NOTIFY_HOOK: optional(webAddress),
	VITRINE_STATIC_HOST: optional(
		z.enum(['netlify', 'cloudflare', 'nginx'], {
			error: 'it must be netlify, cloudflare or nginx',
		}),
	),
	VITRINE_VAR: optional(z.string()),
	VITRINE_WORK: optional(z.string()),
	VITRINE_PAGES: optional(z.string()),
	VITRINE_MODE: optional(
		z.enum(['production', 'preview', 'demo'], { error: 'it must be production, preview or demo' }),
	),
	VITRINE_BUILT_AT: optional(z.iso.datetime({ offset: true })),
});

/** Root of the project, and the folder for static hosts. */
export const projectRoot = resolve(import.meta.dirname, '..');
export const dist = resolve(projectRoot, 'dist');

/** Where things that are made at run time lie; all of it can be made again, except the outbox. */
export interface Places {
	readonly root: string;
	/** What the live release was made from. */
	readonly catalogue: string;
	/** The public records that catalogues name. */
	readonly records: string;
	/** What the pages of the live release were made from. */
	readonly manifest: string;
	/** Files of releases, named by what they hold. */
	readonly files: string;
	readonly media: string;
	/** One folder for each build that is under way. */
	readonly work: string;
	readonly releases: string;
	/** Link to the release that is live. */
	readonly current: string;
	/** What has become of units, for pages that stand open. */
	readonly status: string;
	/** Has a folder of its own, because only its owner may look into it. */
	readonly outbox: string;
	readonly outboxKey: string;
	readonly sandbox: string;
	/** Every address a unit or project ever had. */
	readonly addresses: string;
	/** When a rebuild of the server read everything last, and what a refusal was told for last. */
	readonly lastFull: string;
	readonly refusal: string;
	/** What the last build has come to, and what it has changed. */
	readonly outcome: string;
	readonly changes: string;
	/** Whom data of visitors reaches. */
	readonly processors: string;
}

export interface Environment {
	/** The company's settings. */
	readonly site: Site;
	/** The CRM, when the environment names one. */
	readonly crm: { readonly baseUrl: string; readonly apiKey: string } | undefined;
	readonly siteUrl: string | undefined;
	/** Origins on a private address whose photos may be loaded all the same. */
	readonly trustedOrigins: readonly string[];
	readonly port: number;
	/** Proxies whose word is taken for where a visitor is; see `server/client-address.ts`. */
	readonly trustedProxies: readonly string[];
	/** Where figures are told to this machine; nowhere when absent. */
	readonly metricsPort: number | undefined;
	readonly mode: Build['mode'];
	readonly builtAt: string | undefined;
	readonly places: Places;
	/** What the way of inquiries needs; all of it is secret. */
	readonly delivery: {
		/** Seals what waits in the outbox; a key file is made when absent. */
		readonly outboxKey: string | undefined;
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
	/** Whose files `dist/` has beside the pages. */
	readonly staticHost: 'netlify' | 'cloudflare' | 'nginx';
	/** Where the pages of this process read from and are written to. */
	readonly render: Pick<Build, 'catalogue' | 'work'> & { readonly pages: string };
}

/**
 * Reads the environment; nothing else does.
 * @throws one sentence that names the variable, or the key of src/site.config.ts, that cannot be used.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
	const parsed = Variables.safeParse(variables);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		throw new Error(
			`The environment variable ${String(issue?.path[0])} cannot be used: ${issue?.message}. See .env.example.`,
		);
	}
	const { CRM_BASE_URL: baseUrl, CRM_API_KEY: apiKey, ...rest } = parsed.data;
	if ((baseUrl === undefined) !== (apiKey === undefined)) {
		const missing = baseUrl === undefined ? 'CRM_BASE_URL' : 'CRM_API_KEY';
		throw new Error(
			`${missing} is not set, though its counterpart is: a CRM needs both its address and its key; see .env.example.`,
		);
	}
	refusePublicKey(variables, apiKey);
	const places = placesIn(resolve(rest.VITRINE_VAR ?? 'var'));
	const work = rest.VITRINE_WORK;
	return {
		site: readSite(settings),
		crm: baseUrl !== undefined && apiKey !== undefined ? { baseUrl, apiKey } : undefined,
		siteUrl: rest.SITE_URL?.replace(/\/+$/, ''),
		trustedOrigins: rest.VITRINE_TRUSTED_ORIGINS?.split(/[\s,]+/).filter(Boolean) ?? [],
		port: rest.PORT ?? 4321,
		trustedProxies: rest.VITRINE_TRUSTED_PROXIES?.split(/[\s,]+/).filter(Boolean) ?? ['loopback'],
		metricsPort: rest.VITRINE_METRICS_PORT,
		mode: rest.VITRINE_MODE ?? 'production',
		builtAt: rest.VITRINE_BUILT_AT,
		places,
		delivery: {
			outboxKey: rest.VITRINE_OUTBOX_KEY,
			alarmUrl: rest.VITRINE_ALARM_URL,
			smtpUrl: rest.VITRINE_SMTP_URL,
		},
		rebuilding: {
			hookSecret: rest.VITRINE_HOOK_SECRET,
			deployHook: rest.VITRINE_DEPLOY_HOOK,
			deployToken: rest.VITRINE_DEPLOY_TOKEN,
		},
		notifyHook: rest.VITRINE_NOTIFY_HOOK,
		staticHost: rest.VITRINE_STATIC_HOST ?? 'netlify',
		render: {
			...(work ? workPlaces(work) : { catalogue: places.catalogue }),
			pages: resolve(rest.VITRINE_PAGES ?? resolve(places.root, 'pages')),
		},
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

/** Where a build that is under way keeps what its pages need; without a folder they read the live catalogue. */
export function workPlaces(folder: string): {
	readonly catalogue: string;
	readonly work: NonNullable<Build['work']>;
} {
	return {
		catalogue: resolve(folder, 'catalogue.sqlite'),
		work: { pages: resolve(folder, 'pages.json'), reads: resolve(folder, 'reads.txt') },
	};
}

/** Where this process keeps what it makes, whatever else the environment holds. */
export function readPlaces(variables: NodeJS.ProcessEnv = process.env): Places {
	return placesIn(resolve(variables['VITRINE_VAR'] || 'var'));
}

/** Where things lie below a folder. */
export function placesIn(root: string): Places {
	return {
		root,
		catalogue: resolve(root, 'catalogue.sqlite'),
		records: resolve(root, 'records.sqlite'),
		manifest: resolve(root, 'manifest.sqlite'),
		files: resolve(root, 'files'),
		media: resolve(root, 'media'),
		work: resolve(root, 'work'),
		releases: resolve(root, 'releases'),
		current: resolve(root, 'current'),
		status: resolve(root, 'status.json'),
		outbox: resolve(root, 'outbox/outbox.sqlite'),
		outboxKey: resolve(root, 'outbox/outbox.key'),
		sandbox: resolve(root, 'sandbox.sqlite'),
		addresses: resolve(root, 'addresses.sqlite'),
		lastFull: resolve(root, 'last-full-build.txt'),
		refusal: resolve(root, 'refusal.json'),
		outcome: resolve(root, 'outcome.txt'),
		changes: resolve(root, 'changes.md'),
		processors: resolve(root, 'processors.md'),
	};
}

/**
 * The whole environment of the process that renders pages: what is not in here, the CRM's key above
 * all, cannot reach a page.
 * @param work folder of a build; without one the pages read the live catalogue.
 */
export function renderVariables(environment: Environment, work?: string): NodeJS.ProcessEnv {
	const { mode, builtAt, places, port, siteUrl } = environment;
	const { PATH, HOME, TERM, TMPDIR } = process.env;
	return {
		PATH,
		HOME,
		TERM,
		TMPDIR,
		ASTRO_TELEMETRY_DISABLED: '1',
		PORT: String(port),
		SITE_URL: siteUrl,
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
		VITRINE_TRUSTED_ORIGINS VITRINE_VAR VITRINE_MODE VITRINE_STATIC_HOST VITRINE_NOTIFY_HOOK VITRINE_SMTP_URL`;
	return Object.fromEntries(names.split(/\s+/).map((name) => [name, variables[name]]));
}

/**
 * What the pages are told of this build.
 * @throws when a production build has no address to stand at.
 */
export function describeBuild(environment: Environment): Build {
	const { site, mode, builtAt, places, render, port, siteUrl } = environment;
	const origin = siteUrl ?? site.url ?? (mode === 'production' ? undefined : localOrigin(port));
	if (!origin) {
		throw new Error(
			'The site has no address: set `url` in src/site.config.ts or SITE_URL in the environment, or run `npm run build -- --preview` for a build that search engines are told to ignore.',
		);
	}
	const folder = resolve(projectRoot, 'src/content/pages');
	const articles = readArticles(folder, { demo: mode === 'demo' });
	return {
		site: { ...site, articles },
		mode,
		origin: origin.replace(/\/+$/, ''),
		catalogue: render.catalogue,
		records: places.records,
		work: render.work,
		builtAt: builtAt ?? new Date().toISOString(),
	};
}

function localOrigin(port: number): string {
	return `http://localhost:${port}`;
}
