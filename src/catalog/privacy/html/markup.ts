/**
 * HTML in which only elements, and what word processors write beside them, are markup: every other `<` is escaped, so
 * that "Energieklasse <B", "Miete<Kaufpreis" and "<name@example.com>" stay text. Comments, declarations and a tag that
 * the end of the text cuts off are taken out.
 * @param html visible text, see `visible`.
 */
export function onlyMarkup(html: string): string {
	if (!html.includes('<')) return html;
	const hiding = new Set(
		Array.from(html.matchAll(hidingTag), ([, name = '']) => name.toLowerCase()),
	);
	const isXml = html.includes('<![CDATA[');
	return html.replaceAll(anyTag, (found: string, tag?: string, cutTag?: string) => {
		const name = (tag ?? cutTag ?? '').toLowerCase();
		if (name === '') {
			if (found === '<') return '&lt;';
			return found === ']]>' && !isXml ? found : '';
		}
		if (!elements.has(name) && !foreignName.test(name) && !hiding.has(name)) {
			return found.replaceAll('<', '&lt;');
		}
		if (cutTag !== undefined) return '';
		// Line ends inside a tag, written out or not, are no line ends of the text.
		return found.replaceAll(/[\n\r]/g, ' ').replaceAll('\\', '&#92;');
	});
}

/** A tag that begins or ends a block or a line. */
export const blockTag =
	/<\/?(?:p|div|ul|ol|li|h[1-6]|table|tbody|tr|td|th|blockquote|br|hr|section|article|dl|dt|dd|pre|center|address|figure)\b/i;

const blank = String.raw`[\t\n\r ]`;
const name = String.raw`[a-z][\w.:-]*`;

/** Attributes that mostly stand without a value. */
const withoutValue =
	'allowfullscreen|async|autofocus|autoplay|checked|class|compact|contenteditable|controls|default|defer|dir|disabled|download|hidden|id|inert|ismap|itemscope|lang|loop|multiple|muted|nohref|noshade|novalidate|nowrap|open|playsinline|readonly|required|reversed|selected|style|title|data-[\\w-]+';

/** What follows a name in a tag must be an attribute: in "Klasse <B und ruhig" it is another word. */
const firstAttribute = `(?=[a-z_:@][\\w:.-]*${blank}*=|(?:${withoutValue})(?=[\\t\\n\\r />=]))`;

/** A value that holds the beginning of a tag is one whose closing quote is missing. */
const value = String.raw`"(?:[^"<]|<(?![a-z/!?]))*"|'(?:[^'<]|<(?![a-z/!?]))*'`;
const attributes = `(?:=${blank}*(?:${value}|(?!["'\\t\\n\\r ]))|[^<>=])*`;

/** The same at the end of a text, where a quote may be open; behind the end of a sentence it is text. */
const inSentence = String.raw`(?![.!?]\s)`;
const cutAttributes = `(?:=${blank}*(?:${value}|["'](?:${inSentence}[^"'<>])*$|(?!["'\\t\\n\\r ]))|${inSentence}[^<>=])*$`;

/** A tag with its name, one that is cut off with its name, another thing that is no text, or a sign. */
const anyTag = new RegExp(
	[
		`</?(${name})(?:[\\t\\n\\r /]*>|(?<!</${name})[\\t\\n\\r /]+${firstAttribute}${attributes}>)`,
		`</?(${name})(?:(?<=</${name})[\\t\\n\\r /]*$|(?<!</${name})[\\t\\n\\r /]+${firstAttribute}${cutAttributes})`,
		'<!--(?:-?>|[^]*?(?:--!?>|$))',
		String.raw`<!(?:doctype\b|\[(?:if|endif)\b)[^<>]*>`,
		String.raw`<\?(?:xml|mso)[^<>]*>`,
		String.raw`<!\[CDATA\[|\]\]>`,
		'<',
	].join('|'),
	'gi',
);

/** A tag that may hide what stands in it: whatever its name, what nobody saw must not come to light. */
const hidingTag = new RegExp(
	`<(${name})[\\t\\n\\r /][^<>]*?\\b(?:style${blank}*=|hidden\\b)`,
	'gi',
);

/** Names of Word's, as `o:p` and `st1:place`. */
const foreignName = /^(?:[a-z]|st\d+):[a-z]/;

/** All elements that HTML has or had. */
const elements = new Set(
	`a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
	button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir div
	dl dt element em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header
	hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark marquee
	math menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p
	param picture plaintext pre progress q rb rbc rp rt rtc ruby s samp script search section select shadow slot small
	source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time
	title tr track tt u ul var video wbr xml xmp`.split(/\s+/),
);
