import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** What stands between two numbers; before "(0)" the same number goes on. */
const betweenNumbers =
	/(?<=(?:\d[^\d\p{L}]*){6})\s*(?:[|/;,·•]|\s-\s|\p{L}+[.:]*\s)\s*(?=\(?\+|\(?0\d)/u;

/** Another extension beside the first one: "-0 / -25", "-0 oder -25", and "-0/25" where no such sign came before. */
const otherExtension =
	/(?<=(?:\d[^\d\p{L}]*){6})\s*(?:(?:[|/;,·•]|\p{L}+\.?\s)\s*-|(?<=^[^|/;,·•]*)[|/;,·•])\s*\d{1,3}\)?\s*$/u;

/** Six digits stand before; what follows is no part of the number. */
const behindNumber = String.raw`(?<=(?:\d[^\d\p{L}]*){6})`;

/** Hours, a floor, a price or other remarks behind a number: "9-18 Uhr", "8:00-18:00", "(14 ct/min)", "(2)", "24h". */
const remark = new RegExp(
	`${behindNumber}(?:\\s*\\((?!0\\)).*|[\\s,;]+(?:\\d{1,2}:\\d\\d|\\d{1,3}(?:[.,]\\d+)?\\s*(?:-|bis|to|a|y)?\\s*(?:\\d{1,2}\\s*)?(?:uhr|h|hs|hrs|std|x|ct|cent|min|eur|€)(?!\\p{L})).*)$`,
	'iu',
);

/** A number of a fax, a spreadsheet's way of writing it, or one whose last digits are masked. */
const notCalled = /^\P{L}*(?:tele)?fax|\d[.,]\d+e\+?\d|\d\s*(?:[x*?…]{2,}|\.{2,})/iu;

/** Every page calls the same few numbers, and reading them took a fifteenth of the time of a page. */
const known = new Map<string, string | undefined>();

/**
 * The address by which a telephone number is called from anywhere, without an extension that is named in words; of
 * several numbers the first.
 *
 * @param country two capital letters, for numbers that name none
 * @returns `undefined` where no number can be made out for certain: a wrong one calls a stranger
 */
export function phoneHref(text: string, country: string | undefined): string | undefined {
	const key = `${country} ${text}`;
	if (!known.has(key)) known.set(key, readNumber(text, country));
	return known.get(key);
}

/** The address that opens a chat in WhatsApp; of the message only what has to be is escaped, which keeps pages short. */
export function whatsAppHref(number: string, text = ''): string | undefined {
	const said = text.replaceAll(/[^\p{L}\p{N}:/.,()-]/gu, encodeURIComponent);
	const called = phoneHref(number, undefined)?.slice('tel:+'.length);
	return called && `https://wa.me/${called}${said && `?text=${said}`}`;
}

function readNumber(text: string, country: string | undefined): string | undefined {
	const plain = text
		.normalize('NFKC')
		.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
		.replaceAll(/[\p{Pd}\u2212]/gu, '-');
	const [first = ''] = plain.split(betweenNumbers);
	if (notCalled.test(first)) return undefined;
	const one = first
		.replace(remark, '')
		.replace(otherExtension, '')
		.replaceAll(/[|·•,;_]/g, ' ');
	const [written = ''] = /[+(\s]*\d[\d\s()[\]./+-]*/.exec(one) ?? [];
	const number = written.trim().replace(/^\(?00/, '+');
	const home = country !== undefined && isSupportedCountry(country) ? country : undefined;
	const found = parsePhoneNumberFromString(number, home);
	if (/^[(\s]*\+/.test(number)) return found?.isValid() ? `tel:${found.number}` : undefined;
	if (found?.isValid() && digitsOf(found.formatNational()) === digitsOf(number)) {
		return `tel:${found.number}`;
	}
	// "49 341 …", which lacks its "+" alone.
	const foreign = parsePhoneNumberFromString(`+${number}`);
	const isComplete = foreign?.isValid() && foreign.countryCallingCode === found?.countryCallingCode;
	return isComplete ? `tel:${foreign?.number}` : undefined;
}

function digitsOf(text: string): string {
	return text.replaceAll(/\D/g, '');
}
