import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';

export interface Used {
	/** Most bytes of memory that Astro held; absent where the system does not tell. */
	readonly memory: number | undefined;
	/** Seconds of all processes started by this one and ended since. */
	readonly cpu: number;
}

/** Watches what the processes started from here need; Astro is the only one a build starts. */
export function watchAstro(): { stop(): Used } {
	const started: ChildProcess[] = [];
	let memory: number | undefined;
	const note = (message: unknown) => {
		if (typeof message !== 'object' || message === null || !('process' in message)) return;
		if (message.process instanceof ChildProcess) started.push(message.process);
	};
	// A process takes its figures along when it ends, so they are read while it runs.
	const timer = setInterval(() => {
		for (const { pid, exitCode } of started) {
			const peak = exitCode === null ? peakOf(pid) : undefined;
			if (peak !== undefined) memory = Math.max(memory ?? 0, peak);
		}
	}, 50);
	subscribe('child_process', note);
	return {
		stop: () => {
			clearInterval(timer);
			unsubscribe('child_process', note);
			return { memory, cpu: secondsOfChildren() };
		},
	};
}

function peakOf(pid: number | undefined): number | undefined {
	const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(textOf(`/proc/${pid}/status`)) ?? [];
	return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

/** In the fields after the name: user and system time of the ended children, in hundredths of a second. */
function secondsOfChildren(): number {
	const [, fields = ''] = textOf('/proc/self/stat').split(') ');
	const [user = 0, system = 0] = fields.split(' ').slice(13, 15).map(Number);
	return (user + system) / 100;
}

function textOf(file: string): string {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return '';
	}
}
