/** How search and order compare texts: in small letters, without accents; ß is ss. */
export function fold(text: string): string {
	return text
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll(/[ßæœøłđ]/g, (letter) => plain[letter] ?? letter);
}

const plain: Readonly<Record<string, string>> = {
	ß: 'ss',
	æ: 'ae',
	œ: 'oe',
	ø: 'o',
	ł: 'l',
	đ: 'd',
};

/** The same with one spelling of umlauts: ae is a, as ä is, so that Müller, Mueller and Muller are one. */
function foldUmlauts(text: string): string {
	return fold(text).replaceAll(/([aou])e/g, '$1');
}

/**
 * What texts are sorted by, as a German dictionary does (DIN 5007-1): ä beside a, ß as ss, in whatever case. What is
 * alike then, is in the order of its letters.
 */
export function sortKey(text: string): string {
	return `${fold(text)}\u0000${text}`;
}

/**
 * Says whether every word of a query is part of a text, in any order. A word of digits is also looked for in
 * telephone numbers, which are apart by line breaks, whatever stands between their digits.
 */
export function createFinder(query: string): (text: string, phones: string) => boolean {
	const words = query
		.split(/[\s,;]+/)
		.filter((word) => word !== '')
		.map((word) => ({
			folded: fold(word),
			alike: foldUmlauts(word),
			number: /^[\d+()/-]+$/.test(word) ? digits(word) : '',
		}));
	return (text, phones) => {
		const folded = fold(text);
		return words.every(
			(word) =>
				folded.includes(word.folded) ||
				foldUmlauts(folded).includes(word.alike) ||
				(word.number !== '' &&
					phones.split('\n').some((phone) => digits(phone).includes(word.number))),
		);
	};
}

function digits(text: string): string {
	return text.replaceAll(/\D/g, '');
}
