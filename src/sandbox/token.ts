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

/** One of a list, the same for the same name every time; undefined when the list is empty. */
export function choose<T>(list: readonly T[], name: string): T | undefined {
	return list.length > 0 ? list[draw(name, list.length)] : undefined;
}
