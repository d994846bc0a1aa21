import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import { readText } from '../../storage/disk/files.ts';

/** Addresses that caches must forget, kept until the company's command has taken them. */
export interface PurgeList {
	/** Such as `var/bucket-purge.txt`: an address a line. */
	readonly file: string;
	/** A line for the shell that reads addresses from its standard input; nobody is told when absent. */
	readonly command: string | undefined;
}

/** Notes addresses before anything is done, so that a kill in between loses none. */
export function notePurge({ file, command }: PurgeList, addresses: readonly string[]): void {
	if (command === undefined || addresses.length === 0) return;
	appendFileSync(file, `${addresses.join('\n')}\n`);
}

/**
 * Gives the command what was noted, also by an earlier publish whose command has failed.
 * @throws one sentence when it fails; the next publish tries again.
 */
export async function purge({ file, command }: PurgeList): Promise<void> {
	const noted = readText(file);
	if (noted === undefined || command === undefined) return rmSync(file, { force: true });
	const child = spawn('sh', ['-c', command], { stdio: ['pipe', 'ignore', 'inherit'] });
	// A command that does not read to the end is judged by what it ends with.
	child.stdin.on('error', () => {});
	child.stdin.end(`${[...new Set(noted.trimEnd().split('\n'))].join('\n')}\n`);
	const [code] = await once(child, 'close');
	if (code !== 0) {
		throw new Error(
			`VITRINE_PURGE_COMMAND ended with ${code}, so a cache may still serve what was removed`,
		);
	}
	rmSync(file);
}
