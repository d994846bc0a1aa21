import { createTransport, type SendMailOptions } from 'nodemailer';

export interface Mail {
	readonly from: string;
	readonly to: string;
	/** Where an answer goes: the visitor. */
	readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
	readonly subject: string;
	readonly html: string;
	/** For programs that show no HTML. */
	readonly text?: string;
	/** Tells other machines not to answer. */
	readonly headers?: Readonly<Record<string, string>>;
	/** A file for calendars that goes with it. */
	readonly calendar?: string;
	/** The same mail has the same one, so that a receiver can tell a repetition. */
	readonly messageId: string;
}

/** @throws MailError */
export type SendMail = (mail: Mail) => Promise<void>;

/** A mail that was not, or perhaps not, handed over. Its message holds no address. */
export class MailError extends Error {
	override readonly name = 'MailError';
	/** `refused`: certainly not handed over. `unknown`: it may have been. */
	readonly outcome: 'refused' | 'unknown';
	constructor(outcome: 'refused' | 'unknown', code: string) {
		super(
			outcome === 'refused'
				? `The mail server did not take the mail (${code}): check VITRINE_SMTP_URL, and the sender and receiver in src/company/config.ts.`
				: `The connection to the mail server broke before it confirmed the mail (${code}); it is sent again.`,
		);
		this.outcome = outcome;
	}
}

/** Milliseconds of silence after which a mail server is given up. */
const patienceMs = 15_000;

/** @param url Such as `smtps://user:password@mail.example.com`. */
export function createMailer(url: string): SendMail {
	return sendThrough(
		createTransport({
			url,
			connectionTimeout: patienceMs,
			greetingTimeout: patienceMs,
			socketTimeout: patienceMs,
			disableFileAccess: true,
			disableUrlAccess: true,
		}),
	);
}

/** @param transport As nodemailer makes them. */
export function sendThrough(transport: {
	sendMail(mail: SendMailOptions): Promise<unknown>;
}): SendMail {
	return async ({ replyTo, headers, calendar, ...mail }) => {
		try {
			await transport.sendMail({
				...mail,
				...(replyTo ? { replyTo } : {}),
				...(headers ? { headers: { ...headers } } : {}),
				...(calendar ? { attachments: [calendarFile(calendar)] } : {}),
			});
		} catch (error) {
			throw failureOf(error);
		}
	};
}

function calendarFile(content: string) {
	// Mail programs look for it beside the file, too.
	const [, method = 'PUBLISH'] = /^METHOD:(\w+)/m.exec(content) ?? [];
	const contentType = `text/calendar; charset=utf-8; method=${method}`;
	return { filename: 'viewing.ics', content, contentType };
}

/** Failures after which certainly nothing was handed over, beside those the server has put into words. */
const early = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'EDNS', 'EENVELOPE', 'ETLS']);

function failureOf(error: unknown): MailError {
	const of = (name: string) =>
		typeof error === 'object' && error !== null && name in error
			? String(Reflect.get(error, name) ?? '')
			: '';
	const code = of('code');
	// A connection that broke carries the last thing the server said, which may be "go on".
	const isRefusal = Number(of('responseCode')) >= 400;
	const isUnconnected = ['connect', 'getaddrinfo'].includes(of('syscall'));
	const outcome = isRefusal || isUnconnected || early.has(code) ? 'refused' : 'unknown';
	return new MailError(outcome, isRefusal ? of('responseCode') : code || 'no code');
}
