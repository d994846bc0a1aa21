const letters: Readonly<Record<string, string>> = {
	ä: 'ae',
	ö: 'oe',
	ü: 'ue',
	ß: 'ss',
	æ: 'ae',
	ø: 'o',
	œ: 'oe',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	'&': '-',
	'²': '2',
	'³': '3',
};

const longest = 80;

/**
 * A text as one segment of an address: lower-case ASCII letters, digits and single hyphens, at most 80
 * characters. Empty when nothing of the text can be written so.
 */
export function slugify(text: string): string {
	const ascii = text
		.toLowerCase()
		.normalize('NFC')
		.replaceAll(/[^a-z0-9]/gu, (letter) => letters[letter] ?? letter)
		.normalize('NFD')
		.replaceAll(/\p{Mark}/gu, '');
	const segment = ascii.replaceAll(/[^a-z0-9]+/g, '-').replace(/^-/, '');
	return segment.slice(0, longest).replace(/-$/, '');
}
