import { lstatSync, readlinkSync } from 'node:fs';
import { exportName } from '../../build/give-to-host.ts';
import type { Environment } from '../../wiring.ts';

/** Exit codes as shells know them. */
const codes = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Says what has become of the site when somebody stops the build, such as with Ctrl+C, and ends the process; what
 * it was working on is cleared away as it exits.
 * @param current the link to the live release
 * @param staticHost the host that the site goes to
 */
export function sayWhenStopped(
	current: string,
	{ staticHost }: Pick<Environment, 'staticHost'>,
): void {
	const before = liveIn(current);
	const elsewhere = exportName(staticHost);
	for (const [signal, code] of Object.entries(codes)) {
		process.once(signal, () => {
			const sentence =
				liveIn(current) === before
					? 'The build was stopped; nothing was published.'
					: `The build was stopped when its release was live already${elsewhere ? `; the next build brings ${elsewhere} up to it` : ''}.`;
			// A bar may stand open in the line.
			console.error(`${process.stderr.isTTY ? '\n' : ''}${sentence}`);
			process.exit(code);
		});
	}
}

function liveIn(current: string): string | undefined {
	const isLink = lstatSync(current, { throwIfNoEntry: false })?.isSymbolicLink();
	return isLink ? readlinkSync(current) : undefined;
}
