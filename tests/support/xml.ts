import sax from 'sax';

/** An element: what stands in it as text, and its attributes and elements by their names. */
interface Opened {
	text: string;
	readonly parts: Record<string, unknown>;
}

/** Its types do not know yet that it can refuse the entities of HTML. */
const strict: sax.SAXOptions & { readonly strictEntities: true } = { strictEntities: true };

/**
 * Reads a document: an element with nothing but text becomes that text.
 * @param isList whether elements of a name become a list, even if there is one
 * @throws when it is not well-formed.
 */
export function readXml(xml: string, isList = (_name: string) => false): unknown {
	const open: [Opened, ...Opened[]] = [{ text: '', parts: {} }];
	const innermost = () => open.at(-1) ?? open[0];
	const add = (text: string) => void (innermost().text += text);
	const reader = sax.createStream(true, strict);
	reader.on('error', (error) => {
		throw error;
	});
	reader.on('opentag', ({ attributes }) => open.push({ text: '', parts: { ...attributes } }));
	reader.on('text', add);
	reader.on('cdata', add);
	reader.on('closetag', (name) => {
		const { text, parts } = open.pop() ?? open[0];
		const hasParts = Object.keys(parts).length > 0;
		const value = hasParts ? { ...parts, ...(text.trim() !== '' && { '#text': text }) } : text;
		const around = innermost().parts;
		const before = around[name];
		if (Array.isArray(before)) before.push(value);
		else if (isList(name) || before !== undefined)
			around[name] = before === undefined ? [value] : [before, value];
		else around[name] = value;
	});
	reader.end(xml);
	const { length } = Object.values(open[0].parts).flat();
	if (length !== 1) throw new Error(`${length} elements stand around all others.`);
	return open[0].parts;
}
