import { hash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';

const file = 'digests.json';

/** Notes in a folder what each of its files holds: a machine that loses its power leaves some empty. */
export function noteDigests(folder: string): void {
	const names = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
	const digests = Object.fromEntries(names.map((name) => [name, digestOf(join(folder, name))]));
	writeFileSync(join(folder, file), JSON.stringify(digests));
}

/** @throws when one of the files that were noted holds something else. */
export function checkDigests(folder: string): void {
	const digests = Digests.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
	for (const [name, digest] of Object.entries(digests)) {
		if (digestOf(join(folder, name)) === digest) continue;
		throw new Error(`${join(folder, name)} is damaged; delete ${folder}, and it is made again.`);
	}
}

function digestOf(path: string): string {
	return hash('sha256', readFileSync(path));
}

const Digests = z.record(z.string(), z.string());
