/** Text for an element or an attribute of XML; what XML cannot hold even escaped is left out. */
export function escapeXml(text: string): string {
	// Sitemaps hold many addresses, and next to none of them needs it.
	if (/^[\w./:-]*$/.test(text)) return text;
	return text
		.toWellFormed()
		.replaceAll(impossible, '')
		.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
