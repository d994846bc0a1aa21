import type { Locale } from '../domain/locale.ts';
import {
	asides,
	capitalTitle,
	degrees,
	firm,
	joint,
	mr,
	ms,
	particle,
	several,
	suffix,
	title,
} from '../i18n/name-words.ts';

/** What a person is called, in the fields of the CRM. */
export interface PersonName {
	readonly salutation?: 'mr' | 'ms';
	readonly academic_title?: string;
	readonly first_name?: string;
	readonly last_name?: string;
}

/** Words between blanks and a dash or stroke, behind a first and a last name. */
const behindStroke = /^(\S+(?:\s+\S+)+?)\s+[-–—/|;+]\s.*$/u;
/** By one of these a table takes the beginning of a cell for a formula. */
const formula = /^[^\p{L}\p{N}]*[=+@＝＋＠\p{Pd}\u2212][^\p{L}\p{N}]*/u;

/**
 * Splits a name as visitors write it. The family name stands before a comma, or begins with the last word or the
 * particles before it: "Ada von der Heide". Of two people it is the first. A company is one name. Whatever is no name is
 * left to the task, which holds all that was typed. No part begins like a formula; one without letters and digits is left
 * out.
 *
 * @param locale of the visitor: in Spain two family names stand before a comma, elsewhere the comma of "Ada Weber, Bonn"
 * ends the name
 */
export function splitName(name: string, locale: Locale = 'de'): PersonName {
	const bare = name.replaceAll(asides, ' ').trim();
	let whole = /\p{L}/u.test(bare) ? bare.replace(behindStroke, '$1') : name;
	while (!firm.test(whole) && degrees.test(whole)) whole = whole.replace(degrees, '');
	const [first = '', ...others] = whole.split(',').map((part) => part.trim());
	const [second = ''] = others.filter((part) => /^\D+$/.test(part) && !suffix.test(part));
	const isFirm = firm.test(first);
	const isPerson = isFirm && wordsOf(second).length > 1 && !firm.test(second);
	if (isFirm && !isPerson) return { last_name: cellOf(addressed(wordsOf(first), 1).own) };
	const before = addressed(firstPerson(wordsOf(isPerson || first === '' ? second : first)), 1);
	const isFamily = locale === 'es' || before.own.slice(0, -1).every(isParticle);
	const isTurned = second !== '' && first !== '' && isFamily && !isPerson && !firm.test(second);
	const given = addressed(isTurned ? firstPerson(wordsOf(second)) : [], 0);
	const start = isTurned ? 0 : familyStart(before.own);
	const called = [...before.called, ...given.called];
	const isMr = called.some((word) => mr.test(word));
	const isMs = called.some((word) => ms.test(word));
	const academic_title = cellOf(called.filter(isTitle));
	const first_name = cellOf([...given.own, ...before.own.slice(0, start)]);
	const last_name = cellOf(before.own.slice(start));
	return {
		...(isMr !== isMs && { salutation: isMr ? 'mr' : 'ms' }),
		...(academic_title !== '' && { academic_title }),
		...(first_name !== '' && { first_name }),
		...(last_name !== '' && { last_name }),
	};
}

/** Of "Frau A B und Herr C D" the first; "Herr A und Frau B C" share one name and no form of address. */
function firstPerson(words: readonly string[]): readonly string[] {
	const at = words.findIndex((word, at) => joint.test(word) && isForm(words[at + 1]));
	const before = words.slice(0, Math.max(at, 0));
	const own = addressed(before, 0).own;
	if (own.length === 0) return words;
	const isShared = own.length === 1 && words.length - at > 3;
	if (!isShared && (own.length > 1 || own.length < before.length)) return before;
	return [...own, ...words.slice(at).filter((word) => !isForm(word))];
}

function isParticle(word: string): boolean {
	return particle.test(word) || /^\p{Ll}/u.test(word);
}

function isForm(word = ''): boolean {
	return mr.test(word) || ms.test(word);
}

function isTitle(word: string): boolean {
	return title.test(word) || capitalTitle.test(word);
}

/** Numbers behind words are those of telephones and houses. */
function wordsOf(text: string): string[] {
	const words = text.split(/[\s,]+/).filter((word) => /[\p{L}\p{N}&]/u.test(word));
	const named = words.filter((word) => /\p{L}|&/u.test(word));
	return named.length > 0 ? named : words;
}

/** Parts the forms of address and titles in front from the name, which keeps so many words at least. */
function addressed(words: readonly string[], least: number) {
	const end = words.findIndex((word, at) => {
		const isCalled = isForm(word) || isTitle(word) || several.test(word);
		return at >= words.length - least || !(isCalled || (at > 0 && joint.test(word)));
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
