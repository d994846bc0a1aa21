/**
 * What pages are made of, for comparing them with pages of plain texts: names of elements and attributes, kinds of
 * addresses, the text of each script; each with the path of the first page that has it. Runs in a browser.
 * @param html pages by their paths
 * @throws when JSON-LD cannot be parsed.
 */
export function signsOf(html: Readonly<Record<string, string>>): Record<string, string> {
	const found: Record<string, string> = {};
	for (const [path, text] of Object.entries(html)) {
		const read = new DOMParser().parseFromString(text, 'text/html');
		const add = (sign: string) => (found[sign] ??= path);
		for (const holder of [read, ...[...read.querySelectorAll('template')].map((t) => t.content)]) {
			for (const element of holder.querySelectorAll('*')) {
				add(element.localName);
				for (const { name, value } of element.attributes) {
					add(`${element.localName} ${name}`);
					if (/^(?:href|src|action|formaction|data|poster|xlink:href)$/.test(name)) {
						const isOwn = value === '' || /^[#/?](?!\/)/.test(value);
						const kind = isOwn ? 'own' : (URL.parse(value)?.protocol ?? value);
						add(`${element.localName} ${name}: ${kind}`);
					}
					if (/^(?:http-equiv|target|rel)$/.test(name))
						add(`${element.localName} ${name}: ${value}`);
				}
				if (element.localName !== 'script') continue;
				const script = element.textContent;
				if (element.getAttribute('type') !== 'application/ld+json') {
					add(`script: ${script}`);
					continue;
				}
				add(`script: JSON-LD of ${typeof JSON.parse(script)}`);
				const addresses = script.match(/"(?:url|item|image|sameAs|@id)":"[^"]*"/g) ?? [];
				for (const address of addresses) {
					if (/":"(?!https?:)[a-z+.-]*:/i.test(address)) add(`JSON-LD leads to ${address}`);
				}
			}
		}
	}
	return found;
}
