/** Paragraphs as people type them into the CRM: an empty line between two of them. */
export function paragraphs(...texts: readonly string[]): string {
	return texts.join('\r\n\r\n');
}

/** A list as people type it into the CRM: one line each, led by a hyphen and a capital. */
export function list(...items: readonly string[]): string {
	return items.map((item) => `- ${item.charAt(0).toUpperCase()}${item.slice(1)}`).join('\r\n');
}
