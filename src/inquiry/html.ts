/**
 * A text as it can stand in HTML, in an element as well as in a quoted attribute. Full-width and small signs are
 * escaped, too, because whoever folds the HTML afterwards would make markup of them.
 */
export function escapeHtml(text: string): string {
	return text.replaceAll(
		/[&<>"'＆＜＞＂＇﹠﹤﹥]/g,
		(sign) => entities[sign] ?? `&#${sign.charCodeAt(0)};`,
	);
}

const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};
