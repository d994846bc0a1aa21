import { existsSync, renameSync, rmSync } from 'node:fs';
import { demoKey, type Right } from './access.ts';
import { createSandbox, type Sandbox } from './app.ts';
import { databaseFiles } from './db/open.ts';
import { demoAccount } from './demo/account.ts';
import { renamed } from './rename.ts';
import { scaleAgency } from './scale.ts';
import { serveSandbox } from './serve.ts';

export interface DemoSandbox {
	/** Such as `http://127.0.0.1:4477`. */
	readonly origin: string;
	/** What a client is given: the origin with the version segment. */
	readonly baseUrl: string;
	readonly apiKey: string;
	readonly sandbox: Sandbox;
	close(): Promise<void>;
}

export interface DemoSandboxOptions {
	/** File of the account's data. The demo agency moves in only when the file is new. */
	readonly path: string;
	readonly clock?: () => Date;
	/** Loopback port; the system chooses when absent. */
	readonly port?: number;
	/** `demo`, or an account without any data for what is imported. */
	readonly start?: 'demo' | 'empty';
	/** Throws away what the file holds. */
	readonly fresh?: boolean;
	/** Another name for the demo agency, with people and addresses of its own. */
	readonly as?: string;
	/** Enlarges the demo agency to this many units. */
	readonly units?: number;
	/** How many photos each of the units made for that has. */
	readonly photos?: number;
	/** Lets faults be asked for at `/sandbox/faults`. */
	readonly faults?: boolean;
	readonly acceptPlainNotes?: boolean;
	/** What the key may do; everything when absent. */
	readonly rights?: readonly Right[];
}

/** Opens the sandbox with its data in a file, without a port. */
export function openSandboxFile(options: DemoSandboxOptions): Sandbox {
	const { path, clock, start = 'demo', fresh = false, faults = false } = options;
	if (fresh) for (const file of databaseFiles(path)) rmSync(file, { force: true });
	if (options.as !== undefined && existsSync(path))
		throw new Error(`${path} holds an agency already: --fresh replaces it by that of --as.`);
	if (start === 'demo' && !existsSync(path)) moveIn(options);
	return createSandbox({
		path,
		faults,
		acceptPlainNotes: options.acceptPlainNotes ?? false,
		...(clock && { clock }),
		...(options.rights && { key: { ...demoKey, rights: options.rights } }),
	});
}

/** Writes the demo agency to a new file, whole or not at all: whoever stops it would find an agency without units. */
function moveIn({ path, clock = () => new Date(), as, units, photos }: DemoSandboxOptions): void {
	const draft = `${path}.${process.pid}.new`;
	try {
		const sandbox = createSandbox({ path: draft, clock });
		try {
			const demo = demoAccount(clock());
			const agency = as === undefined ? demo : renamed(demo, as);
			sandbox.seed(units === undefined ? agency : scaleAgency(agency, units, { photos }));
		} finally {
			sandbox.close();
		}
		renameSync(draft, path);
	} finally {
		for (const file of databaseFiles(draft)) rmSync(file, { force: true });
	}
}

/** Opens the sandbox with its data in a file, and a port on the loopback address. */
export async function openDemoSandbox(options: DemoSandboxOptions): Promise<DemoSandbox> {
	const sandbox = openSandboxFile(options);
	try {
		const server = await serveSandbox(sandbox, options.port ?? 0);
		return {
			origin: server.origin,
			baseUrl: `${server.origin}/v1`,
			apiKey: demoKey.key,
			sandbox,
			async close() {
				await server.close();
				sandbox.close();
			},
		};
	} catch (error) {
		sandbox.close();
		throw error;
	}
}
