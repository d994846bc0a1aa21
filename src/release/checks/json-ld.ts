import { textOf } from './html.ts';

interface JsonLdPage {
	/** The page, each byte a character. */
	readonly html: string;
	readonly path: string;
	readonly origin: string;
}

/** What the data for search engines on a page say, and what is wrong with them. */
interface JsonLd {
	readonly problems: readonly string[];
	/** Addresses within the site. */
	readonly targets: readonly string[];
}

const opening = '<script type="application/ld+json"';

/** Whether there is anything to read. */
export function hasJsonLd(html: string): boolean {
	return html.includes(opening);
}

/** Reads the data for search engines: they must be JSON, and say nothing that the page does not say. */
export function readJsonLd({ html, path, origin }: JsonLdPage): JsonLd {
	const problems: string[] = [];
	const targets: string[] = [];
	let page = '';
	let at = 0;
	const blocks: string[] = [];
	for (let open = html.indexOf(opening); open >= 0; open = html.indexOf(opening, at)) {
		const start = html.indexOf('>', open) + 1;
		const end = html.indexOf('</script', start);
		page += html.slice(at, open);
		blocks.push(html.slice(start, end));
		at = end;
	}
	page += html.slice(at);
	for (const block of blocks) {
		try {
			look(JSON.parse(Buffer.from(block, 'latin1').toString()), true);
		} catch {
			problems.push('its JSON-LD is no JSON');
		}
	}
	return { problems, targets };

	function look(value: unknown, isWhole = false): void {
		if (Array.isArray(value)) return value.forEach((each) => look(each, isWhole));
		if (typeof value === 'string') {
			if (value.startsWith(`${origin}/`)) {
				targets.push(value.slice(origin.length).split(/[?#]/, 1)[0] ?? '');
			}
			return;
		}
		if (typeof value !== 'object' || value === null) return;
		const node: Readonly<Record<string, unknown>> = { ...value };
		if (isWhole && !('@type' in node) && !('@graph' in node)) {
			problems.push('its JSON-LD does not say what it is about (@type)');
		}
		const { name, price, url } = node;
		if (typeof name === 'string' && url === origin + path && !says(name)) {
			problems.push(`its JSON-LD is named "${name}", which does not stand on the page`);
		}
		if ((typeof price === 'number' || typeof price === 'string') && !saysNumber(price)) {
			problems.push(`its JSON-LD tells the price ${price}, which does not stand on the page`);
		}
		for (const each of Object.values(node)) look(each);
	}

	function says(name: string): boolean {
		const escaped = name.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);
		if (page.includes(Buffer.from(escaped).toString('latin1'))) return true;
		return plain(textOf(Buffer.from(page, 'latin1').toString())).includes(plain(name));
	}

	/** Groups of digits are set apart by points, commas or blanks, depending on the language. */
	function saysNumber(number: number | string): boolean {
		const [whole = ''] = String(number).split('.');
		const grouped = whole.replaceAll(
			/\d(?=(?:\d{3})+$)/g,
			'$&(?:[.,]|\\s|&nbsp;|[^\\x00-\\x7f]{1,3})?',
		);
		return new RegExp(`(?<!\\d)${grouped}(?!\\d)`).test(page);
	}
}

const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&#34;',
	"'": '&#39;',
};

function plain(text: string): string {
	return text.replaceAll(/\s+/g, ' ').trim();
}
