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
	const closed = new Set(
		Array.from(html.matchAll(/<\/([a-z][\w.:-]*)/gi), ([, name = '']) => name.toLowerCase()),
	);
	const isXml = html.includes('<![CDATA[');
	return html.replaceAll(anyMarkup, (found: string, at: number) => {
		const tag = tagName.exec(found)?.[1]?.toLowerCase();
		if (tag === undefined) {
			if (found === '<') return '&lt;';
			return found === ']]>' && !isXml ? found : '';
		}
		const isElement = elements.has(tag) || foreignName.test(tag) || hiding.has(tag);
		const around = `${html[at - 1] ?? ''}${html[at + found.length] ?? ''}`;
		const isWord =
			wordTag.test(found) && !/[\p{L}\d]/u.test(around) && !closed.has(tag) && !standsOpen.has(tag);
		const [, cut = ''] = /^<\w+\s+([a-z-]+)$/i.exec(found) ?? [];
		const isCut = attributeNames.some((name) => name.startsWith(cut.toLowerCase()));
		if (!isElement || isWord || !isCut) return found.replaceAll('<', '&lt;');
		// Line ends inside a tag, written out or not, are no line ends of the text.
		return found.endsWith('>') ? found.replaceAll(/[\n\r]/g, ' ').replaceAll('\\', '&#92;') : '';
	});
}

/** A tag that begins or ends a block or a line. */
export const blockTag =
	/<\/?(?:p|div|ul|ol|li|h[1-6]|table|tbody|tr|td|th|blockquote|br|hr|section|article|dl|dt|dd|pre|center|address|figure)\b/i;

const blank = String.raw`[\t\n\r ]`;
const name = String.raw`[a-z][\w.:-]{0,40}`;

/** Attributes that mostly stand without a value. */
const withoutValue =
	'allowfullscreen|async|autofocus|autoplay|checked|compact|contenteditable|controls|default|defer|disabled|download|hidden|inert|ismap|itemscope|loop|multiple|muted|nohref|noshade|novalidate|nowrap|open|playsinline|readonly|required|reversed|selected|data-[\\w-]+';

/** What follows a name in a tag must be an attribute: in "Klasse <B und ruhig" it is another word. */
const firstAttribute = `(?=[a-z_:@][\\w:.-]*${blank}*=|(?:${withoutValue})(?=[\\t\\n\\r />=]))`;

/** A value that holds the beginning of a tag is one whose closing quote is missing. */
const value = String.raw`"(?:[^"<]|<(?![a-z/!?]))*"|'(?:[^'<]|<(?![a-z/!?]))*'`;
const attributes = `(?:=${blank}*(?:${value}|(?!["'\\t\\n\\r ]))|[^<>=])*`;

/** The same at the end of a text, where a quote may be open; behind the end of a sentence it is text. */
const inSentence = String.raw`(?![.!?]\s)`;
const cutAttributes = `(?:=${blank}*(?:${value}|["'](?:${inSentence}[^"'<>])*$|(?!["'\\t\\n\\r ]))|${inSentence}[^<>=])*$`;

/** A tag, one that is cut off, another thing that is no text, or a sign. */
const anyMarkup = new RegExp(
	[
		`<${name}(?:[\\t\\n\\r /]*>|[\\t\\n\\r /]+${firstAttribute}(?:${attributes}>|${cutAttributes}))`,
		`</${name}[\\t\\n\\r /]*(?:>|$)`,
		// Names that are no words; "Klasse <B" is no tag.
		'<(?:br|div|em|font|h[1-6]|hr|img|li|ol|span|strong|table|tbody|td|th|tr|ul)(?:[\\t\\n\\r ]+[a-z-]*)?$',
		'<!--(?:-?>|[^]*?(?:--!?>|$))',
		String.raw`<!(?:doctype\b|\[(?:if|endif)\b)[^<>]*>`,
		String.raw`<\?(?:xml|mso)[^<>]*>`,
		String.raw`<!\[CDATA\[|\]\]>`,
		'<',
	].join('|'),
	'gi',
);

/** "Klasse <B>", "<Main>": people write words so, and programs no tags without an end. */
const wordTag = /^<[A-Z][a-z]*>$/;

/** Elements that stand without an end, and those whose content nobody is to read. */
const standsOpen = new Set(
	`body br dd dt head hr html li noscript optgroup option p plaintext rp rt script style tbody td template tfoot th
	thead tr wbr xmp`.split(/\s+/),
);

/** Of which the end of a text may leave a part. */
const attributeNames =
	'align alt bgcolor border cellpadding class clear color colspan data- dir face height href id lang name rel rowspan size src style target title type valign width'.split(
		' ',
	);

const tagName = new RegExp(`^</?(${name})`, 'i');

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
