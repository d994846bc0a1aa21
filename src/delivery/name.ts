/** What a person is called, in the fields of the CRM. */
export interface PersonName {
	readonly salutation?: 'mr' | 'ms';
	readonly academic_title?: string;
	readonly first_name?: string;
	readonly last_name?: string;
}

const mr = /^(?:herrn?|hr\.|mr\.?|señor|sr\.?)$/iu;
const ms = /^(?:frau|fr\.|mrs\.?|ms\.?|miss|señor(?:a|ita)|sr(?:t)?a\.?)$/iu;
const several = /^(?:familie|fam\.|eheleute|family|familia)$/iu;
const joint = /^(?:und|and|y|&)$/i;
/** "Phil" and "Nat" are first names where no full stop follows. */
const title =
	/^(?:dra?|prof(?:essor(?:in)?)?|(?:dra?|prof|dipl|ing|mag|lic|med|jur|phil|rer|nat|pol|oec|habil|h\.c)\.(?:-\p{L}+\.?|\p{L}+\.)*)$/iu;
/** What follows a name behind a comma and is no first name: degrees, generations and forms of companies. */
const suffix =
	/^(?:(?:[\p{Lu}]\.){2,}|dipl\b.*|m\.? ?sc\.?|b\.? ?sc\.?|mba|ll\. ?[mb]\.?|ph\.? ?d\.?|[js]r\.?|[mf]rics|esq\.?|gmbh\b.*|ag|kg|ohg|e\. ?k\.|s\.? ?[la]\.?|ltd\.?)$/iu;
/** By one of these a table takes the beginning of a cell for a formula. */
const formula = /^[^\p{L}\p{N}]*[=+@＝＋＠\p{Pd}\u2212][^\p{L}\p{N}]*/u;

/**
 * Splits a name as visitors write it. The family name stands before a comma, or begins with the last word or the
 * particles before it: "Ada von der Heide". A degree behind a comma is left to the task, which holds the whole name.
 * No part begins like a formula; one without letters and digits is left out.
 */
export function splitName(name: string): PersonName {
	const [before = '', behind = '', ...more] = name.split(',').map((part) => part.trim());
	const isPair = before !== '' && behind !== '' && more.length === 0;
	const isTurned = isPair && !suffix.test(behind);
	const main = addressed(wordsOf(isPair ? before : name), 1);
	const given = addressed(isTurned ? wordsOf(behind) : [], 0);
	const start = isTurned ? 0 : familyStart(main.own);
	const called = [...main.called, ...given.called];
	const isMr = called.some((word) => mr.test(word));
	const isMs = called.some((word) => ms.test(word));
	const academic_title = cellOf(called.filter((word) => title.test(word)));
	const first_name = cellOf([...given.own, ...main.own.slice(0, start)]);
	const last_name = cellOf(main.own.slice(start));
	return {
		...(isMr !== isMs && { salutation: isMr ? 'mr' : 'ms' }),
		...(academic_title !== '' && { academic_title }),
		...(first_name !== '' && { first_name }),
		...(last_name !== '' && { last_name }),
	};
}

function wordsOf(text: string): string[] {
	return text.split(/[\s,]+/).filter((word) => /[\p{L}\p{N}&]/u.test(word));
}

/** Parts the forms of address and titles in front from the name, which keeps so many words at least. */
function addressed(words: readonly string[], least: number) {
	const end = words.findIndex((word, at) => {
		const isForm = [mr, ms, several, title].some((each) => each.test(word));
		return at >= words.length - least || !(isForm || (at > 0 && joint.test(word)));
	});
	const at = end === -1 ? words.length : end;
	return { called: words.slice(0, at), own: words.slice(at) };
}

function familyStart(words: readonly string[]): number {
	let start = words.length - 1;
	while (start > 1 && /^\p{Ll}/u.test(words[start - 1] ?? '')) start--;
	return Math.max(0, start);
}

function cellOf(words: readonly string[]): string {
	return words.join(' ').replace(formula, '');
}
