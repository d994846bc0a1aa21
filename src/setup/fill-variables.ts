import { parseEnv } from 'node:util';

/** The text of an `.env` with values it lacks, and the names of those that it has otherwise. */
interface Filled {
	readonly text: string;
	readonly others: readonly string[];
}

/**
 * Fills in the variables that an `.env` does not have or leaves empty. A value that stands there is never written over.
 * @param text of the file; empty where there is none
 */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): Filled {
	const others: string[] = [];
	let filled = text;
	for (const [name, value] of Object.entries(values)) {
		const written = parseEnv(filled)[name]?.trim();
		if (written) {
			if (written !== value) others.push(name);
			continue;
		}
		const line = `${name}=${quoted(value)}`;
		const [empty] = [...filled.matchAll(emptyLine(name))].slice(-1);
		const end = filled === '' || filled.endsWith('\n') ? '' : '\n';
		filled = empty
			? filled.slice(0, empty.index) + line + filled.slice(empty.index + empty[0].length)
			: `${filled}${end}${line}\n`;
	}
	return { text: filled, others };
}

/** The last of several is what counts. */
function emptyLine(name: string): RegExp {
	return new RegExp(
		`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=[ \\t]*(?:""|''|\`\`)?[ \\t]*(?:#.*)?$`,
		'gm',
	);
}

/** As `node --env-file` reads it: what holds a `#` or a space needs quotation marks. */
function quoted(value: string): string {
	const plain = /^[\w.:/@+=~-]*$/.test(value);
	const mark = plain ? '' : ["'", '"', '`'].find((each) => !value.includes(each));
	return `${mark}${value}${mark}`;
}
