import { existsSync, readFileSync } from 'node:fs';

/**
 * The most memory this process ever held, in bytes.
 * On Linux `maxRSS` of a child begins with what its parent held when it was started, so the kernel's own status is read there.
 */
export function peakMemory(): number {
	const status = '/proc/self/status';
	const [, kilobytes] = existsSync(status)
		? (/VmHWM:\s*(\d+) kB/.exec(readFileSync(status, 'utf8')) ?? [])
		: [];
	return Number(kilobytes ?? process.resourceUsage().maxRSS) * 1024;
}
