/**
 * A text in which a line end that was escaped, as `\n` or `\r\n`, becomes `lineEnd`, and a tab a blank. Paths of Windows
 * stay, and `\r` and `\t` alone before a small letter, which may part two words ("hell\ruhig"). `\n` is a line end before
 * small letters as well: an import that escapes line ends escapes all of them, and few people part words this way.
 */
export function readLineEnds(text: string, lineEnd: string): string {
	if (!text.includes('\\')) return text;
	return text.replaceAll(pathOrEscape, (found: string, path?: string) => {
		if (path !== undefined) return found;
		return found.endsWith('t') ? ' ' : lineEnd;
	});
}

/** The name of a disk or server is followed by another one; behind "Klasse B:" a line can end. */
const name = String.raw`(?![nrt](?!\p{Ll}))[^\s<>]*`;
const pathOrEscape = new RegExp(
	String.raw`((?<!\p{L})[A-Za-z]:\\+${name}|(?<![^\s"'(<>])\\\\(?!n\P{Ll})[\w.-]+\\${name})|(?:\\{1,8}r)?\\{1,8}n|\\{1,8}[rt](?!\p{Ll})`,
	'gu',
);
