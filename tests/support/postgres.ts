import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

/** Where Debian puts the newest of its PostgreSQL servers. */
const bin = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1);

/** Why there is no PostgreSQL here; nothing where there is one. */
export const noPostgres =
	bin === undefined ? 'There is no PostgreSQL on this machine: install `postgresql`.' : undefined;

/** A PostgreSQL server of the tests' own, with its files in a temporary folder. */
export interface PostgresServer {
	/** Makes an empty database. @returns its address */
	database(): Promise<string>;
	/** As `kill -9` of all its processes does. */
	kill(): Promise<void>;
	/** Starts it again. */
	start(): Promise<void>;
	/** Ends it, and removes its files. */
	remove(): Promise<void>;
}

/** It refuses to run as root. */
const isRoot = process.getuid?.() === 0;

function asItsUser(program: string, args: readonly string[]): [string, string[]] {
	const path = join(bin ?? '', program);
	if (!isRoot) return [path, [...args]];
	return ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', path, ...args]];
}

function idOf(option: '-u' | '-g'): number {
	return Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
}

/** Makes a server and starts it. */
export async function startPostgres(): Promise<PostgresServer> {
	const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
	const data = join(folder, 'data');
	mkdirSync(data);
	if (isRoot) {
		for (const each of [folder, data]) chownSync(each, idOf('-u'), idOf('-g'));
	}
	chmodSync(folder, 0o700);
	execFileSync(...asItsUser('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync']), {
		stdio: 'ignore',
		cwd: '/',
	});
	const port = await freePort();
	const addressOf = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
	let running: ChildProcess | undefined;
	let databases = 0;

	async function ask(sql: string, name = 'postgres'): Promise<void> {
		const client = new Client({ connectionString: addressOf(name) });
		// Whoever is asked while the server dies is told so twice.
		client.on('error', () => {});
		await client.connect();
		try {
			await client.query(sql);
		} finally {
			await client.end();
		}
	}

	async function start(): Promise<void> {
		const deadline = performance.now() + 60_000;
		while (performance.now() < deadline) {
			// Children of a killed server may hold its memory for a moment; a start then fails, and the next one works.
			if (running?.exitCode !== null) {
				const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
				const child = spawn(...asItsUser('postgres', args), { stdio: 'ignore', cwd: '/' });
				running = child;
			}
			try {
				return await ask('SELECT 1');
			} catch {
				await sleep(50);
			}
		}
		throw new Error('PostgreSQL does not start.');
	}

	async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
		const child = running;
		running = undefined;
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		child.kill(signal);
		await once(child, 'exit');
	}

	await start();
	return {
		async database() {
			const name = `test_${++databases}`;
			await ask(`CREATE DATABASE ${name}`);
			return addressOf(name);
		},
		kill: () => kill(),
		start,
		async remove() {
			await kill('SIGQUIT');
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** A server that goes with the test. */
export async function testPostgres(): Promise<PostgresServer> {
	const server = await startPostgres();
	onTestFinished(() => server.remove());
	return server;
}
