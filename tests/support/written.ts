import { readFileSync } from 'node:fs';

/**
 * Rows of a list of what people write, from `tests/fixtures/written`: a bar parts columns, `\u00ad` and `\n` stand for
 * signs that nobody sees, `(nothing)` for an empty column, and the first line says what the list is of.
 */
export function written(name: string): (readonly [string, string, string])[] {
	const text = readFileSync(new URL(`../fixtures/written/${name}.txt`, import.meta.url), 'utf8');
	const rows = text.trimEnd().split('\n').slice(1);
	return rows.map((row) => {
		const [first = '', second = '', third = ''] = row.split(' | ').map(shown);
		return [first, second, third];
	});
}

const signs: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\\': '\\' };

function shown(column: string): string {
	if (column === '(nothing)') return '';
	return column.replaceAll(/\\(?:u([\da-f]{4})|([ntr\\]))/g, (_, code, sign) =>
		code ? String.fromCharCode(Number.parseInt(code, 16)) : (signs[sign] ?? ''),
	);
}
