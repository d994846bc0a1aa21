import { z } from 'zod';
import { Origin } from '../domain/site/origin.ts';

/** An absent variable and an empty or blank one mean the same: `.env` files are full of empty ones. */
const optional = <T extends z.ZodType>(schema: T) =>
	z.preprocess(
		(given) => (typeof given === 'string' && given.trim() === '' ? undefined : given),
		schema.optional(),
	);

const webAddress = z.url({
	protocol: /^https?$/,
	error: 'it must be a web address that begins with http:// or https://',
});
const list = z.string().transform((text) => text.split(/[\s,]+/).filter(Boolean));
const origins = list.pipe(
	z.array(
		z.url({
			protocol: /^https?$/,
			error: 'it must hold web addresses such as http://127.0.0.1:4477, with commas between them',
		}),
	),
);
const port = { error: 'it must be a number from 0 to 65535' };

/**
 * Every variable of the environment and what it may hold. `.env.example` says what each is for; those that are not in
 * it are set by one process of this program for another.
 */
export const Variables = z.object({
	CRM_BASE_URL: optional(webAddress),
	CRM_API_KEY: optional(z.string()),
	SITE_URL: optional(Origin),
	PORT: optional(z.coerce.number(port).int(port).min(0, port).max(65_535, port)),
	VITRINE_HOST: optional(
		z.union([z.ipv4(), z.ipv6()], { error: 'it must be an IP address of this machine' }),
	),
	VITRINE_TRUSTED_ORIGINS: optional(origins),
	VITRINE_TRUSTED_PROXIES: optional(list),
	VITRINE_METRICS_PORT: optional(z.coerce.number(port).int(port).min(0, port).max(65_535, port)),
	VITRINE_OUTBOX_KEY: optional(z.string()),
	DATABASE_URL: optional(
		z.url({
			protocol: /^postgres(ql)?$/,
			error: 'it must be the address of a database, such as postgres://user:password@host/name',
		}),
	),
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
		z.enum(['netlify', 'cloudflare', 'nginx', 's3', 'plain'], {
			error: 'it must be netlify, cloudflare, nginx, s3 or plain',
		}),
	),
	VITRINE_BUCKET_URL: optional(
		// Requests would fail, and the sentence about it would tell the password.
		webAddress.refine((address) => !/^[^/]*\/\/[^/]*@/.test(address), {
			error: 'it must hold no name and password: see VITRINE_BUCKET_KEY_ID',
		}),
	),
	VITRINE_BUCKET_REGION: optional(z.string()),
	VITRINE_BUCKET_KEY_ID: optional(z.string()),
	VITRINE_BUCKET_SECRET: optional(z.string()),
	VITRINE_PURGE_COMMAND: optional(z.string()),
	VITRINE_COMPANY: optional(z.string()),
	VITRINE_VAR: optional(z.string()),
	VITRINE_WORK: optional(z.string()),
	VITRINE_PAGES: optional(z.string()),
	VITRINE_PROCESSES: optional(z.coerce.number().int().min(1, { error: 'it must be 1 or more' })),
	VITRINE_MODE: optional(
		z.enum(['production', 'preview', 'demo'], { error: 'it must be production, preview or demo' }),
	),
	VITRINE_BUILT_AT: optional(z.iso.datetime({ offset: true })),
});
