/**
 * A text that others wrote, fit to be printed on a terminal as one line: without characters that move the cursor,
 * change colours, write into the title of the window or turn the direction of what follows.
 */
export function printable(text: string): string {
	return text.replaceAll(sequences, '').replaceAll(breaks, ' ').replaceAll(unprintable, '');
}

/** The same for a text of the program that may have several lines and hold such texts. */
export function printableLines(text: string): string {
	return text
		.split('\n')
		.map((line) => {
			const [indent = ''] = /^\t*/.exec(line) ?? [];
			return indent + printable(line.slice(indent.length));
		})
		.join('\n');
}

/* oxlint-disable no-control-regex -- these are what is looked for */
/** What terminals take for commands: the whole of them, so that no remains like `[31m` stand in the text. */
const sequences =
	/(?:\u001B\[|\u009B)[0-?]*[ -/]*[@-~]|(?:\u001B[\]PX^_]|[\u0090\u0098\u009D-\u009F])[^\u0007\u001B\u009C]*(?:\u0007|\u001B\\|\u009C)?|\u001B[ -/]*[0-~]/g;
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const unprintable = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u{E0000}-\u{E007F}]/gu;
