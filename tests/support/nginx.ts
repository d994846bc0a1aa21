import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Whether this machine has what a real nginx with TLS needs. */
export const hasNginx = ['nginx', 'openssl'].every(
	(name) => spawnSync('which', [name], { stdio: 'ignore' }).status === 0,
);

/**
 * Runs nginx with the example in `deploy/`, in which only names, places and ports are changed.
 * @returns the origin it serves, and the certificate that vouches for it.
 */
export async function startNginx({
	folder,
	port,
	upstream,
}: {
	readonly folder: string;
	/** Where it listens, with TLS. */
	readonly port: number;
	/** Port of our server. */
	readonly upstream: number;
}): Promise<{ readonly origin: string; readonly certificate: string; stop(): Promise<void> }> {
	const example = new URL('../../deploy/nginx.conf', import.meta.url);
	const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
	const subject = '-subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1';
	const kind = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2';
	const words = `req ${kind} ${subject}`.split(' ');
	execFileSync('openssl', [...words, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
	const site = readFileSync(example, 'utf8')
		.replace('127.0.0.1:4321', `127.0.0.1:${upstream}`)
		.replace(/listen 80;\n\tlisten \[::\]:80;/, `listen 127.0.0.1:${port + 1};`)
		.replace(
			/listen 443 ssl http2;\n\tlisten \[::\]:443 ssl http2;/,
			`listen 127.0.0.1:${port} ssl http2;`,
		)
		.replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate)
		.replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
		.replaceAll('www.example.com', 'localhost');
	mkdirSync(join(folder, 'tmp'), { recursive: true });
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(name) => `${name}_temp_path ${join(folder, 'tmp', name)};`,
	);
	const main = join(folder, 'nginx.conf');
	writeFileSync(
		main,
		`daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log stderr;
events { worker_connections 4096; }
http { access_log off; ${temporary.join(' ')} ${site} }`,
	);
	const checked = spawnSync('nginx', ['-t', '-p', folder, '-c', main], { encoding: 'utf8' });
	if (checked.status !== 0) throw new Error(`nginx refuses the example: ${checked.stderr}`);
	const nginx = spawn('nginx', ['-p', folder, '-c', main], { stdio: 'ignore' });
	await setTimeout(500);
	return {
		origin: `https://localhost:${port}`,
		certificate: readFileSync(certificate, 'utf8'),
		async stop() {
			nginx.kill('SIGTERM');
			await once(nginx, 'exit');
		},
	};
}
