import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { demoKey } from '../../../src/sandbox/access.ts';

const root = join(import.meta.dirname, '../../..');
const listed = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).stdout;
const files = (listed ?? '').split('\0').filter((path) => path && existsSync(join(root, path)));
/** Larger ones are recorded data and lists, which nobody writes a key into by hand. */
const mostBytes = 2_000_000;

/** What keys look like, by who issues them. */
const looks: readonly (readonly [kind: string, pattern: RegExp])[] = [
	['private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\r?\n[\w+/=]{20}/],
	['key of GitHub', /\bgh[pousr]_[A-Za-z0-9]{36}|\bgithub_pat_\w{40}/],
	['key of GitLab', /\bglpat-[\w-]{20}/],
	['key of Netlify', /\bnfp_[A-Za-z0-9]{30}/],
	['key of npm', /\bnpm_[A-Za-z0-9]{36}/],
	['key of AWS', /\bA(?:KIA|SIA)[A-Z0-9]{16}\b/],
	['key of Google', /\bAIza[\w-]{35}\b/],
	['key of Slack', /\bxox[abprs]-[\w-]{10}|hooks\.slack\.com\/services\/T\w+/],
	['key of Stripe', /\b[rs]k_live_\w{20}/],
	['password in an address', /\bsmtps?:\/\/[^\s:@/'"`$]+:(?!password\b|secret\b)[^\s@'"`$]{6,}@/],
	[
		'setting of a secret',
		/^(?:export )?(?:CRM_API_KEY|VITRINE_(?:OUTBOX_KEY|HOOK_SECRET|SMTP_URL|DEPLOY_TOKEN))=["']?[^\s"'$<]/m,
	],
];

const found = (text: string) => looks.flatMap(([kind, look]) => (look.test(text) ? [kind] : []));

describe.skipIf(files.length === 0)('what git keeps', () => {
	const texts = files
		.filter((path) => statSync(join(root, path)).size < mostBytes)
		.map((path) => [path, readFileSync(join(root, path), 'latin1')] as const);

	test('holds nothing that looks like a key', () => {
		expect(texts.length).toBeGreaterThan(500);
		expect(texts.flatMap(([path, text]) => found(text).map((kind) => `${path}: ${kind}`))).toEqual(
			[],
		);
	});

	test('holds none of the secrets that are set here', () => {
		const env = join(root, '.env');
		const own = existsSync(env) ? parseEnv(readFileSync(env, 'utf8')) : {};
		const secrets = Object.entries({ ...process.env, ...own }).flatMap(([name, value]) =>
			/^(?:CRM|VITRINE)_\w*(?:KEY|SECRET|TOKEN|SMTP_URL|HOOK)$/.test(name) &&
			value !== undefined &&
			value.length >= 12 &&
			// The README says it, and it opens nothing but the embedded CRM.
			value !== demoKey.key
				? [[name, value] as const]
				: [],
		);
		const held = texts.flatMap(([path, text]) =>
			secrets.flatMap(([name, value]) => (text.includes(value) ? [`${path}: ${name}`] : [])),
		);
		expect(held).toEqual([]);
	});

	test('is no file of settings of this machine', () => {
		expect(
			files.filter((path) => /(?:^|\/)(?:\.env(?!\.example$).*|.*\.(?:pem|key|p12))$/.test(path)),
		).toEqual([]);
	});
});

test.each([
	['private key', `-----BEGIN RSA PRIVATE KEY-----\n${'MIIEpAIBAAKCAQEA'.repeat(2)}`],
	['key of GitHub', `ghp_${'a1B2'.repeat(9)}`],
	['password in an address', ['smtps://anna:', 'hunter2hunter2@mail.example.com'].join('')],
	['setting of a secret', ['CRM_API_KEY', 'a1b2c3'].join('=')],
])('a %s would be noticed', (kind, text) => {
	expect(found(text)).toContain(kind);
});
