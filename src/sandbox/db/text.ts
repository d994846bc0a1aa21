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
 * Whether every word of a query is part of a text, in any order. A word of digits is also looked for in telephone
 * numbers, whatever stands between their digits.
 *
 * @param phones apart by line breaks
 */
export function finds(query: string, text: string, phones: string): boolean {
	const words = query.split(/[\s,;]+/).filter((word) => word !== '');
	const folded = fold(text);
	const alike = foldUmlauts(text);
	const numbers = phones.split('\n').map(digits);
	return words.every((word) => {
		if (folded.includes(fold(word)) || alike.includes(foldUmlauts(word))) return true;
		const number = /^[\d+()/-]+$/.test(word) ? digits(word) : '';
		return number !== '' && numbers.some((one) => one.includes(number));
	});
}

function digits(text: string): string {
	return text.replaceAll(/\D/g, '');
}
