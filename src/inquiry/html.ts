/** A text as it can stand in HTML, in an element as well as in a quoted attribute. */
export function escapeHtml(text: string): string {
	return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};
