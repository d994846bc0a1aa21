/**
 * Repeats `--preview` in the commands that a message tells to run: without it they would make another site,
 * or none at all.
 */
export function withPreview(text: string): string {
	return text
		.replaceAll(/npm run build -- (?!--preview)/g, 'npm run build -- --preview ')
		.replaceAll(/npm run build(?! --)/g, 'npm run build -- --preview')
		.replaceAll(/build once with (?=--)/g, 'build once with --preview ');
}

/** Names the demo in what a message tells to accept: `npm run build` would make another site, so it is not told. */
export function forDemo(text: string): string {
	return text
		.replaceAll(/: `npm run build -- --units [^`]*`[^.:]*(?=\.)/g, '')
		.replaceAll(/build these units with `[^`]*`, or /g, '')
		.replaceAll(/build once with (--[a-z-]+ \d+)/g, 'once run `npm run demo -- $1`');
}
