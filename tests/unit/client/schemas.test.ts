import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../src/wiring.ts';

/** Modules that the code of a file needs when it runs, by their names in its imports. */
function neededBy(file: string): string[] {
	const code = readFileSync(file, 'utf8');
	const imports = code.matchAll(/^(?:import|export)\s+(?!type\b)([^;]*?from\s+)?'([^']+)';/gm);
	return [...imports].flatMap(([, names = '', name = '']) =>
		/\{\s*(type \w+,?\s*)+\}/.test(names) ? [] : [name],
	);
}

test('no script of the browser brings a library of schemas or the telephone numbers of all countries along', () => {
	const folder = join(projectRoot, 'src/client');
	const ways = readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.ts'))
		.map((name) => [join(folder, name)]);
	const seen = new Set<string>();
	const found: string[] = [];
	for (let way = ways.pop(); way; way = ways.pop()) {
		const file = way.at(-1) ?? '';
		if (seen.has(file)) continue;
		seen.add(file);
		for (const name of neededBy(file)) {
			if (/^zod$|libphonenumber/.test(name))
				found.push(way.map((step) => step.slice(projectRoot.length)).join(' → '));
			const next = join(dirname(file), name);
			if (name.startsWith('.') && name.endsWith('.ts') && existsSync(next))
				ways.push([...way, next]);
		}
	}
	expect(seen.size).toBeGreaterThan(80);
	expect(found).toEqual([]);
});
