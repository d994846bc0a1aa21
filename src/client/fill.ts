/** A message with its values; `{n}` stands for the value `n`. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
	return message.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
