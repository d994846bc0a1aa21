import type { Waiting } from '../../crm/waiting.ts';
import { printableLines } from './printable.ts';

/** Shows the progress of a build. */
export interface Progress {
	/** One long step; called as often as something of it is done. */
	step(what: string, done: number, total: number | undefined): void;
	/** A call of the CRM that takes long, as often as it is told. */
	waiting(waiting: Waiting): void;
	/** Findings, a line each. */
	lines(found: readonly string[]): void;
}

const secondsBetween = 2;

/**
 * Prints progress: on a terminal one line with a bar that counts up, elsewhere a line every two seconds and one at
 * the end of each step.
 */
export function printProgress(
	out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stderr,
	now: () => number = Date.now,
): Progress {
	let open = false;
	let last = { what: '', at: 0 };
	return {
		step(what, done, total) {
			const isBegun = done === 0 && total === undefined;
			const count = `${what}: ${done}${total === undefined ? '' : ` of ${total}`}`;
			const text = isBegun ? `${what} …` : count;
			if (out.isTTY) {
				if (open && last.what !== what) out.write('\n');
				out.write(`\r\u001B[2K${total === undefined ? '' : bar(done / total)}${text}`);
				open = true;
				last = { what, at: now() };
				if (done === total) {
					out.write('\n');
					open = false;
				}
				return;
			}
			const due = last.what !== what || now() - last.at >= secondsBetween * 1000;
			if (!due && done !== total) return;
			out.write(`${text}\n`);
			last = { what, at: now() };
		},
		waiting(waiting) {
			// On a terminal the next of the step takes the place of this line.
			out.write(out.isTTY ? `\r\u001B[2K${waitingText(waiting)}` : `${waitingText(waiting)}\n`);
			open = out.isTTY;
		},
		lines(found) {
			if (open) out.write('\n');
			open = false;
			for (const line of found) out.write(`  · ${printableLines(line)}\n`);
		},
	};
}

function waitingText({ method, path, seconds, attempt, attempts, isPaused }: Waiting): string {
	const what = isPaused ? 'Waiting before the CRM is asked again' : 'Waiting for the CRM';
	return `${what}: ${method} ${path}, ${seconds} s, try ${attempt} of ${attempts}`;
}

const barLength = 20;

function bar(share: number): string {
	const full = Math.round(Math.min(1, Number.isNaN(share) ? 1 : share) * barLength);
	return `${'█'.repeat(full)}${'░'.repeat(barLength - full)} `;
}
