/** Values of a message, by the names that stand in its braces. */
export type Values = Readonly<Record<string, string | number>>;

const parts = new Map<string, readonly string[]>();

/** A message with its values: `{n}` stands for the value `n`. */
export function fill(message: string, values: Values): string {
	const known = parts.get(message) ?? message.split(/\{(\w+)\}/);
	parts.set(message, known);
	let text = known[0] ?? '';
	for (let at = 1; at < known.length; at += 2) {
		const name = known[at] ?? '';
		text += String(values[name] ?? `{${name}}`) + (known[at + 1] ?? '');
	}
	return text;
}
