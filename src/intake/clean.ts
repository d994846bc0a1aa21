/** Behind these a joiner shapes what is written: Persian and Indic words, and emoji. Latin letters need none. */
const joined = String.raw`(?!\p{Script=Latin})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]`;
const shaping = [
	String.raw`(?<=${joined})[\u200c\u200d](?=${joined})`,
	String.raw`(?<=\p{Extended_Pictographic})\ufe0f`,
	String.raw`\ufe0f(?=\u20e3)`,
];

/** Signs that are not seen, or turn the direction of writing around: they hide what a text says. */
const hidden = new RegExp(
	String.raw`(?!${shaping.join('|')})[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]`,
	'gu',
);
const allHidden = /[\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu;

/** C0 and C1 controls, but not line feed. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\0-\x09\x0b-\x1f\x7f-\x9f]/g;

/** Characters from which on a text is longer than any field, as it was sent. */
const longest = 12_000;

/** One line of text: trimmed, every run of white space and controls a single space. Other values pass unchanged. */
export function cleanLine(raw: unknown): unknown {
	const text = cleanText(raw);
	return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ') : text;
}

/**
 * Text of several lines with `\n` as the line end, without controls and hidden marks. Other values, and what is
 * too long for any field, pass unchanged.
 */
export function cleanText(raw: unknown): unknown {
	// Bringing thousands of combining marks into their order takes time with the square of their number.
	if (typeof raw !== 'string' || raw.length > longest) return raw;
	return raw
		.toWellFormed()
		.replaceAll(hidden, '')
		.normalize('NFC')
		.replaceAll(/\r\n?|\u2028|\u2029|\x85/g, '\n')
		.replaceAll(controls, ' ')
		.trim();
}

/**
 * An e-mail address as one line, a domain with letters beyond ASCII in the form mail servers use. Other values pass
 * unchanged.
 */
export function cleanEmail(raw: unknown): unknown {
	const line = cleanLine(raw);
	if (typeof line !== 'string') return line;
	const email = line.replaceAll(allHidden, '');
	const at = email.lastIndexOf('@');
	const domain = email.slice(at + 1);
	if (at < 1 || !/[^\0-\x7f]/.test(domain) || /[\s/\\?#:]/.test(domain)) return email;
	const url = URL.parse(`http://${domain}`);
	return url ? `${email.slice(0, at)}@${url.hostname}` : email;
}

/** A telephone number as one line in ASCII digits and signs, whatever keyboard they came from. Other values pass unchanged. */
export function cleanPhone(raw: unknown): unknown {
	const line = cleanLine(raw);
	if (typeof line !== 'string' || line.length > longest) return line;
	return line
		.normalize('NFKC')
		.replaceAll(allHidden, '')
		.replaceAll(/(?!–)\p{Pd}|\u2212/gu, '-')
		.replaceAll(/(?!\d)\p{Nd}/gu, digitOf)
		.trim();
}

/** Digits of a script follow each other from its zero on. */
function digitOf(sign: string): string {
	const at = sign.codePointAt(0) ?? 0;
	let zero = at;
	while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
	return String((at - zero) % 10);
}
