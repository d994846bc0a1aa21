import { existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { Draw } from './draw.ts';
import type { Parts } from './parts.ts';

/** Something happens to a file that builds keep for themselves; visitors see nothing of it. */
export function damageFile(
	{ environment: { places }, journal, time }: Pick<Parts, 'environment' | 'journal' | 'time'>,
	draw: Draw,
): void {
	const name = draw.pick(['catalogue', 'manifest', 'records', 'status'] as const);
	const how = draw.pick(['removed', 'cut', 'garbled']);
	const file = places[name];
	if (!existsSync(file)) return;
	journal.note(time.now(), `disk: ${name} is ${how}`);
	const bytes = readFileSync(file);
	const half = Math.floor(bytes.length / 2);
	if (how === 'removed') rmSync(file);
	else if (how === 'cut') truncateSync(file, half);
	else writeFileSync(file, bytes.fill(0x5a, Math.floor(half / 2), half));
}
