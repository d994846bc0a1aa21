import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { unescape } from 'node:querystring';
import { z } from 'zod';
import { attempt } from '../../domain/attempt.ts';
import type { Locale } from '../../domain/locale.ts';
import { formatMoment } from '../../i18n/format.ts';
import { translator } from '../../i18n/translate.ts';
import { readJson } from '../../storage/disk/files.ts';
import { postJson } from '../../hosts/post-json.ts';

export interface Refusal {
	/** Name of the site. */
	readonly site: string;
	/** One sentence that says what happened and what to do. */
	readonly reason: string;
	readonly at: Date;
	/** Whether the release is live all the same, and only `dist/` is not up to date. */
	readonly isLive?: boolean;
}

export interface Channels {
	/** Language of the company. */
	readonly locale: Locale;
	/** Who gets a mail, when `smtp` names a server. */
	readonly email?: string | undefined;
	/** Such as `smtps://user:password@mail.example.com`. */
	readonly smtp?: string | undefined;
	/** Address for a POST; it may hold a secret. */
	readonly hook?: string | undefined;
	/** Must not stand in what is sent, such as the key of the CRM. */
	readonly secrets: readonly string[];
	/** File of the notices of a day, so that nobody gets the same mail every quarter of an hour. */
	readonly memory: string;
	/** Sends a mail; by SMTP when absent. */
	readonly send?: ((mail: Mail) => Promise<void>) | undefined;
	readonly pause?: (ms: number) => Promise<void>;
}

export interface Mail {
	readonly from: string;
	readonly to: string;
	readonly subject: string;
	readonly text: string;
}

/** Milliseconds before the second try of a hook, and the third. */
const pauses = [1_000, 10_000];
const day = 24 * 60 * 60_000;

/**
 * Tells whoever is named that a build was refused: the staff of an agency reads no logs. The same reason is
 * told once a day.
 * @returns one sentence for each channel that could not be reached; never throws, because the build
 * has a reason of its own to fail for.
 */
export async function tellRefusal(refusal: Refusal, channels: Channels): Promise<string[]> {
	const { email, smtp, hook, secrets, memory, locale } = channels;
	const reason = withoutSecrets(refusal.reason, secrets);
	const digest = createHash('sha256').update(reason).digest('hex');
	const at = refusal.at.getTime();
	const lately = (readJson(memory, Memory) ?? []).filter((told) => at - told.at < day);
	if (lately.some((told) => told.digest === digest)) return [];
	const words = describe({ ...refusal, reason }, locale);
	const sent: Promise<string | undefined>[] = [];
	if (email !== undefined && smtp !== undefined) {
		const mail = { from: senderOf(smtp, email), to: email, ...words };
		sent.push(problemOf((channels.send ?? sendBySmtp(smtp))(mail), failures.mail));
	}
	if (hook !== undefined) {
		const body = { site: refusal.site, reason, at: refusal.at.toISOString(), text: words.text };
		sent.push(problemOf(callHook(hook, body, channels.pause), failures.hook));
	}
	const problems = await Promise.all(sent);
	// On a full disk, which is a reason to be refused, a notice is sent twice rather than not at all.
	if (problems.includes(undefined))
		attempt(() => writeFileSync(memory, JSON.stringify([...lately, { digest, at }])));
	const serverless = email !== undefined && smtp === undefined ? [failures.noServer] : [];
	return [...serverless, ...problems.filter((problem) => problem !== undefined)];
}

/** A text in which secrets are replaced by an ellipsis. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
	return secrets
		.filter((secret) => secret !== '')
		.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
}

/** After a build that was published, the same reason is news again. */
export function forgetRefusal(memory: string): void {
	rmSync(memory, { force: true });
}

/** Two reasons may come by turns, so the last alone would not do. */
const Memory = z.array(z.object({ digest: z.string(), at: z.number() }));

const failures = {
	noServer: 'Nobody was told by mail, because VITRINE_SMTP_URL is not set; see docs/deploy.md.',
	mail: 'Nobody was told by mail: the server in VITRINE_SMTP_URL has not taken it.',
	hook: 'Nobody was told by hook: the address in VITRINE_NOTIFY_HOOK has not answered.',
} as const;

/** `undefined` where it was sent; the error itself may hold the address, and that a password. */
function problemOf(sending: Promise<void>, failure: string): Promise<string | undefined> {
	return sending.then(
		() => undefined,
		() => failure,
	);
}

function sendBySmtp(url: string): (mail: Mail) => Promise<void> {
	return async (mail) => {
		// Only a build that was refused writes a mail.
		const { createTransport } = await import('nodemailer');
		const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
		const transport = createTransport({ url, ...limits });
		try {
			await transport.sendMail(mail);
		} finally {
			transport.close();
		}
	};
}

/** The account that sends, where its name is an address; otherwise the mail comes from its reader. */
export function senderOf(smtp: string, email: string): string {
	// Unlike decodeURIComponent it takes a lone percent sign as it is, as the mailer does.
	const user = unescape(new URL(smtp).username);
	return z.email().safeParse(user).success ? user : email;
}

async function callHook(url: string, body: object, pause: Channels['pause']): Promise<void> {
	const isTaken = await postJson(url, body, { pauses, pause });
	if (!isTaken) throw new Error('The hook has not answered.');
}

function describe(
	{ site, reason, at, isLive }: Refusal,
	locale: Locale,
): { readonly subject: string; readonly text: string } {
	const t = translator(locale);
	const time = formatMoment(at, locale);
	const text = t(isLive ? 'notExported.text' : 'refusal.text', { site, time });
	return {
		subject: t(isLive ? 'notExported.subject' : 'refusal.subject', { site }),
		text: `${text}\n\n${t('refusal.reason')}\n${reason}\n`,
	};
}
