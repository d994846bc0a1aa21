import { createHash } from 'node:crypto';

/** A token as real accounts give their records; the same for the same name in every account. */
export function token(name: string): string {
	const letters = createHash('sha256')
		.update(name)
		.digest('base64')
		.replace(/[^A-Za-z0-9]/g, '');
	return `Zx${letters.slice(0, 18)}`;
}

/** A number from 0 to `below`, the same for the same name every time. */
export function draw(name: string, below: number): number {
	return createHash('sha256').update(name).digest().readUInt32BE(0) % below;
}
