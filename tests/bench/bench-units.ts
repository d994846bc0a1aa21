import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Measures accounts of as many units as the command line says, in a temporary folder, and prints the answer. */
export async function benchUnits(
	{ usage, usual }: { readonly usage: string; readonly usual: string },
	measure: (sizes: readonly number[], folder: string) => Promise<string>,
): Promise<void> {
	const { values } = parseArgs({
		options: {
			units: { type: 'string', default: usual },
			help: { type: 'boolean', default: false },
		},
	});
	const sizes = values.units.split(',').map(Number);
	if (values.help || !sizes.every((size) => Number.isSafeInteger(size) && size > 0)) {
		console.log(usage);
		process.exitCode = values.help ? 0 : 1;
		return;
	}
	const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
	const remove = () => rmSync(folder, { recursive: true, force: true });
	process.once('SIGINT', () => {
		remove();
		process.exit(130);
	});
	try {
		console.log(await measure(sizes, folder));
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exitCode = 1;
	} finally {
		remove();
	}
}
