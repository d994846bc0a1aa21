import { join } from 'node:path';

const commands = join(import.meta.dirname, '../../src/commands');

/** What Node is given to run a command, such as `build`, as npm does. */
export function commandLine(command: string): string[] {
	return ['--import', join(commands, 'prepare.mjs'), join(commands, `${command}.ts`)];
}
