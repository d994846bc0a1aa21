import { digitalSourceTerms } from '../domain/pictures/digital-source-xmp.ts';
import { digitalSourceOf, type DigitalSource } from '../domain/pictures/provenance.ts';

/** A file with more names than this is no picture's history. */
const mostTerms = 1000;
const longestTerm = 40;

/**
 * What a file says of how it came about, in XMP or in a manifest of C2PA; signatures are not checked.
 * @param xmp of a PNG, which may hold it packed
 */
export function readDigitalSource(file: Buffer, xmp?: Buffer): DigitalSource | undefined {
	return digitalSourceOf([...termsIn(file), ...(xmp ? termsIn(xmp) : [])]);
}

function termsIn(bytes: Buffer): string[] {
	const terms: string[] = [];
	let at = bytes.indexOf(digitalSourceTerms);
	while (at >= 0 && terms.length < mostTerms) {
		const start = at + digitalSourceTerms.length;
		terms.push(bytes.toString('latin1', start, start + longestTerm));
		at = bytes.indexOf(digitalSourceTerms, start);
	}
	return terms;
}
