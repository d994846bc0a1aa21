/** Marks that turn the direction of writing around or have no width: they hide what a text says. */
const hidden = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

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
	const email = cleanLine(raw);
	if (typeof email !== 'string') return email;
	const at = email.lastIndexOf('@');
	const domain = email.slice(at + 1);
	if (at < 1 || !/[^\0-\x7f]/.test(domain)) return email;
	const url = URL.parse(`http://${domain}`);
	return url ? `${email.slice(0, at)}@${url.hostname}` : email;
}
