import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandLine } from './command-line.ts';
import { demoVariables } from './settings.ts';

/** `npm start` in a process of its own, on what is live in a folder. */
export async function startServer(folder: string) {
	const server = spawn(process.execPath, commandLine('start'), {
		env: {
			PATH: process.env['PATH'],
			PORT: '0',
			...demoVariables,
			VITRINE_VAR: folder,
			CRM_BASE_URL: 'http://127.0.0.1:9/v1',
			CRM_API_KEY: 'of-no-crm-0123456789',
			VITRINE_SMTP_URL: 'smtp://127.0.0.1:1',
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let printed = '';
	const origin = await new Promise<string>((resolve, reject) => {
		const listen = (chunk: Buffer) => {
			printed += chunk.toString();
			const found = /served at (http:\/\/localhost:\d+)\//.exec(printed)?.[1];
			if (found) resolve(found.replace('localhost', '127.0.0.1'));
		};
		server.stdout.on('data', listen);
		server.stderr.on('data', listen);
		server.once('exit', () => reject(new Error(`The server ended: ${printed}`)));
	});
	return {
		origin,
		stop: async () => {
			const ended = once(server, 'exit');
			server.kill('SIGKILL');
			await ended;
		},
	};
}
