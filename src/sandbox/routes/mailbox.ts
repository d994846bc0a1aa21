import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { sandboxPage } from './page.ts';

/** A mail as it was handed over. */
export interface CaughtMail {
	readonly to: string;
	readonly subject: string;
	readonly html: string;
	readonly text?: string;
}

/** Catches mails that nobody is to get, and shows them; they are gone when the process ends. */
export function createMailbox() {
	const mails: (CaughtMail & { readonly at: Date })[] = [];
	const routes = new Hono();
	routes.get('/', (c) =>
		c.html(
			sandboxPage(
				'Mailbox of the sandbox',
				html``,
				html`
					<h1>Mailbox</h1>
					<p>Mails that the demo has sent, newest first: ${mails.length}.</p>
					<ul>
						${mails
							.map(
								({ to, subject, at }, number) =>
									html`<li>
										<a href="/sandbox/mailbox/${number}">${subject}</a> to ${to},
										${at.toISOString()} (<a href="/sandbox/mailbox/${number}/text">as text</a>)
									</li>`,
							)
							.toReversed()}
					</ul>
				`,
			),
		),
	);
	routes.get('/:number', (c) => {
		const mail = mails[Number(c.req.param('number'))];
		return mail ? c.html(raw(mail.html)) : c.notFound();
	});
	routes.get('/:number/text', (c) => {
		const mail = mails[Number(c.req.param('number'))];
		return mail ? c.text(mail.text ?? '') : c.notFound();
	});
	return {
		routes,
		take(mail: CaughtMail, at: Date): void {
			mails.push({ ...mail, at });
		},
	};
}
