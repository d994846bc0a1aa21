import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { BucketAccess } from '../../src/hosts/bucket/bucket.ts';
import { filesBelow } from '../../src/storage/disk/files.ts';
import { freePort } from './free-port.ts';

/** Whether this machine has OpenStack Swift, an object store that speaks the protocol of S3, and `s3cmd` to look into it. */
export const hasSwift =
	process.getuid?.() === 0 &&
	['swift-proxy-server', 'swift-object-server', 'swift-ring-builder', 's3cmd'].every(
		(name) => spawnSync('which', [name], { stdio: 'ignore' }).status === 0,
	);
if (!hasSwift) {
	console.warn(
		'Skipped: publishing to a real object store, which needs root and swift-proxy, swift-account, swift-container, swift-object and s3cmd (apt-get install).',
	);
}

/** An empty bucket that everybody may read. */
export interface TestBucket {
	readonly access: BucketAccess;
	/** Where everybody may read its objects. */
	readonly open: string;
	/** What another client than ours finds in it: the text of each object, by its key. */
	contents(): Map<string, string>;
}

export interface Swift {
	makeBucket(): Promise<TestBucket>;
	stop(): Promise<void>;
}

const services = ['account', 'container', 'object'] as const;
/** The program of Swift that writes the rings, called once for all. */
const rings = `import sys
from swift.common.ring import RingBuilder
for name, port in zip(${JSON.stringify(services)}, sys.argv[2:]):
    ring = RingBuilder(4, 1, 1)
    ring.add_dev(dict(id=0, region=1, zone=1, ip='127.0.0.1', port=int(port), device='disk', weight=1))
    ring.rebalance()
    ring.get_ring().save(sys.argv[1] + '/' + name + '.ring.gz')
`;

/** Starts a Swift of one disk in a folder, with an empty bucket that everybody may read. */
export async function startSwift(folder: string): Promise<Swift> {
	const port = await freePort();
	const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
	const common = `bind_ip = 127.0.0.1\nworkers = 1\nuser = root\nswift_dir = ${folder}\n`;
	mkdirSync(join(folder, 'devices/disk'), { recursive: true });
	write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = test\n');
	const running: ChildProcess[] = [];
	const start = (program: string, config: string) =>
		running.push(
			spawn(program, [join(folder, config)], { stdio: 'ignore', cwd: folder, detached: true }),
		);
	const ports: number[] = [];
	for (const service of services) {
		const own = await freePort();
		ports.push(own);
		write(
			`${service}.conf`,
			`[DEFAULT]\n${common}bind_port = ${own}\ndevices = ${join(folder, 'devices')}\nmount_check = false
[pipeline:main]\npipeline = ${service}-server\n[app:${service}-server]\nuse = egg:swift#${service}\n`,
		);
	}
	execFileSync('/usr/bin/python3', ['-c', rings, folder, ...ports.map(String)]);
	for (const service of services) start(`swift-${service}-server`, `${service}.conf`);
	write(
		'proxy.conf',
		`[DEFAULT]\n${common}bind_port = ${port}
[pipeline:main]\npipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true
[filter:catch_errors]\nuse = egg:swift#catch_errors
[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:1
[filter:s3api]\nuse = egg:swift#s3api\nlocation = test
[filter:tempauth]\nuse = egg:swift#tempauth\nuser_site_builder = ${secret} .admin\n`,
	);
	start('swift-proxy-server', 'proxy.conf');
	const host = `127.0.0.1:${port}`;
	write(
		's3cfg',
		`[default]\naccess_key = ${keyId}\nsecret_key = ${secret}\nhost_base = ${host}
host_bucket = ${host}\nuse_https = False\nbucket_location = test\n`,
	);
	let made = 0;
	return {
		async makeBucket() {
			const name = `pages-${(made += 1)}`;
			const access = { address: `http://${host}/${name}`, region: 'test', keyId, secret };
			await createBucket(access);
			return {
				access,
				open: `http://${host}/v1/AUTH_site/${name}`,
				contents() {
					const copy = join(folder, name);
					mkdirSync(copy, { recursive: true });
					const words = ['-c', join(folder, 's3cfg'), 'sync', '--delete-removed', '--force'];
					execFileSync('s3cmd', [...words, `s3://${name}/`, `${copy}/`], { stdio: 'ignore' });
					return filesIn(copy);
				},
			};
		},
		async stop() {
			// Each has workers, which end with their group.
			for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
			await Promise.all(
				running.map(async (each) => {
					if (each.exitCode === null && each.signalCode === null) await once(each, 'exit');
				}),
			);
		},
	};
}

const keyId = 'site:builder';
const secret = 'secret-of-the-test-bucket';

async function createBucket({ address, region, keyId, secret: key }: BucketAccess): Promise<void> {
	const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: key, service: 's3', region });
	const init = { method: 'PUT', headers: { 'x-amz-acl': 'public-read' } };
	for (let tries = 0; tries < 100; tries++) {
		const made = await client
			.sign(address, init)
			.then((request) => fetch(request))
			.catch(() => undefined);
		if (made?.ok) return;
		await sleep(200);
	}
	throw new Error('Swift did not start.');
}

function filesIn(folder: string): Map<string, string> {
	return new Map(
		[...filesBelow(folder)].map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
	);
}
