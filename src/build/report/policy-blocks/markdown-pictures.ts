/** Pictures of Markdown as tags, each on its line: `![Garden](https://a.example/garden.jpg)` or `![Garden][garden]`. */
export function picturesAsTags(text: string): string {
	const addresses = new Map(
		Array.from(text.matchAll(definition), ([, name = '', address]) => [nameOf(name), address]),
	);
	return text.replaceAll(
		picture,
		(whole: string, alt: string, address?: string, reference?: string) => {
			const source = address ?? addresses.get(nameOf(reference || alt));
			const lines = whole.replaceAll(/[^\n]/g, '');
			return source === undefined ? whole : `<img src="${source}">${lines}`;
		},
	);
}

/** Letter case and blanks do not count in the name of an address. */
function nameOf(label: string): string {
	return label.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

const label = /((?:\\.|[^[\]\\]|\[[^[\]]*\])*)/.source;
const picture = new RegExp(
	`!\\[${label}\\](?:\\(\\s*<?([^\\s<>"()]+)[^)\\n]*\\)|\\[${label}\\])?`,
	'g',
);
const definition = new RegExp(`^ {0,3}\\[${label}\\]:\\s*<?([^\\s<>"]+)`, 'gm');
