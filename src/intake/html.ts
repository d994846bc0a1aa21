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

/** HTML in which everything that came from outside is escaped. */
export interface Html {
	readonly html: string;
}

/** A template whose values are escaped, unless they are HTML themselves. */
export function markup(
	parts: TemplateStringsArray,
	...values: readonly (string | Html | readonly Html[])[]
): Html {
	const texts = values.map((value) => {
		if (typeof value === 'string') return escapeHtml(value);
		return 'html' in value ? value.html : value.map((each) => each.html).join('');
	});
	return { html: parts.map((part, at) => part + (texts[at] ?? '')).join('') };
}
