import { mayBeMojibake, withoutMojibake } from './mojibake.ts';

/**
 * The text that is published. Takes out what a reader cannot see: control and format characters, soft hyphens,
 * zero-width blanks, fillers and marks that turn the direction of writing; joiners stay inside emoji and in scripts that
 * are written with them. Repairs mojibake, and writes signs of other
 * shapes plainly: ligatures, wide, small and mathematical ones, digits of other scripts, and letters of other scripts that
 * look the same. They would let a hidden word slip past a comparison, and markup past whoever looks for it. Applied to
 * its own result it changes nothing.
 */
export function visible(text: string): string {
	if (usual.test(text) && !mayBeMojibake(text)) return text;
	let seen = text;
	for (let round = 0; round < 4; round++) {
		const before = seen;
		seen = withoutLookalikes(
			withoutMojibake(before)
				.replaceAll(invisible, '$1')
				.replaceAll(otherShapes, (sign) => sign.normalize('NFKC'))
				.replaceAll(otherDigits, plainDigit)
				.normalize('NFC'),
		);
		if (seen === before) break;
	}
	return seen;
}

/** HTML in which `&amp;amp;uuml;` is `&uuml;`: it was turned into HTML more than once. */
export function codedOnce(html: string): string {
	if (!html.includes('&')) return html;
	for (let [before, after] = ['', html]; ;) {
		if (after === before) return after;
		[before, after] = [after, after.replaceAll(codedAgain, '&')];
	}
}

const codedAgain =
	/&(?:amp|#0*38|#x0*26);(?=(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});|[aou]uml|szlig|[aeiou](?:acute|grave|circ)|ntilde|ccedil|nbsp(?![\w=]))/giu;

/** Letters of Latin scripts, digits and the marks of ordinary texts, which stay as they are. */
const usual = /^[\t\n\r\x20-\x7e\xa0-\xac\xae-\u024f\u2010-\u2027\u20ac]*$/;

/** A letter or mark of a script whose letters U+200D joins and U+200C parts, as the half-space of Persian does. */
const joining = `(?=[\\p{L}\\p{M}])[${'Arab Syrc Mand Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
	.split(' ')
	.map((script) => `\\p{scx=${script}}`)
	.join('')}]`;

/** Characters that have no shape of their own but change that of others; of several joiners the last is one. */
const shaping = [
	String.raw`[\t\n\r]`,
	// The variation selector behind an emoji is what colours it.
	String.raw`(?<=\p{Emoji})\ufe0f`,
	String.raw`(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?\u200d{0,3})\u200d(?=\p{Extended_Pictographic})`,
	String.raw`(?<=${joining}[\u200c\u200d]{0,3})(?:\u200d(?![\u200c\u200d])|\u200c(?=${joining}))`,
	// The flags of England, Scotland and Wales.
	String.raw`(?<=\u{1f3f4})\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
].join('|');

/** Markup that is kept, and markup that is dropped. */
const invisible = new RegExp(
	String.raw`(${shaping})|[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}\p{Default_Ignorable_Code_Point}\u2800]`,
	'gu',
);

/** Not all that NFKC folds: `m²` and `½` stay. */
const otherShapes = /[ﬀ-ﬆ︐-︙﹐-﹫！-～\u{1d400}-\u{1d7ff}]/gu;

/** Digits of other scripts, and the marks of Arabic numbers. */
const otherDigits = /(?=\P{ASCII})\p{Nd}|[٬٫]/gu;

/** The digits of a script follow each other from nought. */
function plainDigit(sign: string): string {
	if (sign === '٬') return "'";
	if (sign === '٫') return ',';
	const code = sign.codePointAt(0) ?? 0;
	let nought = code;
	while (code - nought < 9 && /\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought--;
	return String(code - nought);
}

/** Greek and Cyrillic letters that are taken for Latin ones. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
	['ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXοoβß', 'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTХXаaеeіiјjоoрpсcуyхxѕs'].flatMap(
		(pairs) => (pairs.match(/../gu) ?? []).map(([letter = '', plain = '']) => [letter, plain]),
	),
);

/** Scans and foreign keyboards write "Hauptstraβe" with a Greek letter; words of Greek and Cyrillic letters alone stay. */
function withoutLookalikes(text: string): string {
	if (!/\p{Script=Greek}|\p{Script=Cyrillic}/u.test(text)) return text;
	return text.replaceAll(/[\p{L}\p{M}]+/gu, (word) =>
		/\p{Script=Latin}/u.test(word)
			? word.replaceAll(/\P{Script=Latin}/gu, (letter) => latin[letter] ?? letter).normalize('NFC')
			: word,
	);
}
