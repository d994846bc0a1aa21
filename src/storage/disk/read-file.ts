import { readFileSync } from 'node:fs';
import type { z } from 'zod';

/** What a file says; nothing when it cannot be read. */
export function readText(file: string): string | undefined {
	try {
		return readFileSync(file, 'utf8');
	} catch {
		return undefined;
	}
}

/** What a file of JSON says; nothing when it cannot be read or says something else. */
export function readJson<T extends z.ZodType>(file: string, schema: T): z.infer<T> | undefined {
	try {
		return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		return undefined;
	}
}
