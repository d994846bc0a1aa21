import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { portOf } from './port-of.ts';

/** What a mail server does with the next mail. */
export type MailFault = 'refuses the sender' | 'refuses the content' | 'dies after the content';

/** A mail server on a port, as simple as can be; `mails` are what it has taken, as they came. */
export async function mailServer(): Promise<{
	readonly url: string;
	readonly mails: string[];
	readonly faults: MailFault[];
}> {
	const mails: string[] = [];
	const faults: MailFault[] = [];
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.on('error', () => {});
		const say = (line: string) => void socket.write(`${line}\r\n`);
		let text = '';
		let isContent = false;
		const take = (mail: string) => {
			const fault = faults.shift();
			if (fault === 'refuses the content') return say('554 refused');
			mails.push(mail);
			if (fault === 'dies after the content') return socket.destroy();
			return say('250 taken');
		};
		const obey = (line: string) => {
			const command = line.slice(0, 4).toUpperCase();
			if (command === 'MAIL' && faults[0] === 'refuses the sender') {
				faults.shift();
				return say('550 no');
			}
			if (command === 'DATA') isContent = true;
			return say(command === 'DATA' ? '354 go on' : '250 ok');
		};
		say('220 mail.test');
		socket.on('data', (chunk) => {
			text += chunk.toString('latin1');
			for (;;) {
				const end = isContent ? '\r\n.\r\n' : '\r\n';
				const at = text.indexOf(end);
				if (at < 0) return;
				const part = text.slice(0, at);
				text = text.slice(at + end.length);
				if (isContent) {
					isContent = false;
					take(part);
				} else obey(part);
			}
		});
	});
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
	});
	return { url: `smtp://127.0.0.1:${await portOf(server)}`, mails, faults };
}
