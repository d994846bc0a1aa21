import { hostsOf, type Service, type Use } from '../../../domain/site/service.ts';
import type { Blocked } from './blocked.ts';
import { picturesAsTags } from './markdown-pictures.ts';
import { lineAt, tagsOf, type Tag } from './tags.ts';
import { untrustedIn } from './untrusted.ts';

/** How a file becomes part of the site: what Astro compiles may hold scripts and styles, which it takes out. */
export type Kind = 'astro' | 'html' | 'markdown' | 'css' | 'script';

/** What of a file that an engineer wrote the policy of the site would block, in the order of its lines. */
export function blockedIn(
	text: string,
	{
		kind,
		services,
		isTrusting = false,
	}: {
		readonly kind: Kind;
		readonly services: readonly Service[];
		/** Whether pages take markup and code that scripts make of a text; see `policy.ts`. */
		readonly isTrusting?: boolean;
	},
): Blocked[] {
	const inCode = (code: string) => [
		...blockedCalls(code, services),
		...(isTrusting ? [] : untrustedIn(code)),
	];
	if (kind === 'css') return blockedStyles(text, services);
	if (kind === 'script') return inCode(text);
	const source = kind === 'markdown' ? picturesAsTags(text) : text;
	return tagsOf(source).flatMap((written) => {
		// Plain HTML has no components, whatever its tags begin with.
		const tag = kind === 'html' ? { ...written, name: written.name.toLowerCase() } : written;
		const inTag = [...code(tag, kind, isTrusting), ...foreign(tag, services)];
		const styles = tag.name === 'style' ? blockedStyles(tag.content, services) : [];
		const scripts = tag.name === 'script' ? inCode(tag.content) : [];
		const found = [...inTag.map((what) => ({ line: 1, what })), ...styles, ...scripts];
		return found.map(({ line, what }) => ({ line: lineAt(source, tag.index) + line - 1, what }));
	});
}

/** Scripts and styles within the page itself. */
function* code(
	{ name, attributes, content }: Tag,
	kind: Kind,
	isTrusting: boolean,
): Generator<string> {
	if (name === 'ClientRouter' && !isTrusting) {
		yield 'ClientRouter makes markup of a text, which browsers refuse: leave it away, or set `trustedTypes` to false in src/company/config.ts (docs/astro.md)';
	}
	// The properties of a component are its own matter.
	if (!/^[a-z]/.test(name)) return;
	const compiled = kind === 'astro';
	if (name === 'script' && !attributes.has('src') && !isData(attributes.get('type'))) {
		const isTaken = compiled && attributes.size === 0;
		const hasCode = content.trim() !== '' || attributes.has('set:html');
		if (!isTaken && hasCode) {
			yield compiled
				? 'the inline script will not run: write <script> without attributes, which the build makes a file of'
				: 'the inline script will not run: put it into a file of public/ and name that in src';
		}
	}
	if (name === 'style' && (!compiled || attributes.has('is:inline'))) {
		yield compiled
			? 'the inline style has no effect: leave is:inline away, and the build makes it part of the style sheet'
			: 'the inline style has no effect: put it into a style sheet of its own';
	}
	if (attributes.has('define:vars')) {
		yield 'define:vars writes an inline script or style, which has no effect: use a data- attribute or a class';
	}
	if (attributes.has('style')) yield 'the attribute style has no effect: use a class';
	for (const [attribute, value] of attributes) {
		if (/^on[a-z]+$/.test(attribute)) {
			yield `the attribute ${attribute} does nothing: listen to the event in a <script>`;
		}
		if (/^\s*javascript:/i.test(value ?? '')) {
			yield `the address in ${attribute} does nothing: listen to the click in a <script>`;
		}
	}
	if (name === 'base') yield 'the element base has no effect: write whole addresses';
}

/** Data, which no policy concerns. */
function isData(type: string | undefined): boolean {
	return /^(?:application\/(?:ld\+)?json|text\/(?:plain|x-.*))$/.test(type ?? '');
}

const loads: readonly {
	readonly tags: RegExp;
	readonly attributes: readonly string[];
	readonly use: Use;
	readonly what: string;
}[] = [
	{ tags: /^script$/, attributes: ['src'], use: 'script', what: 'script' },
	{ tags: /^(?:i?frame|embed)$/, attributes: ['src'], use: 'frame', what: 'frame' },
	{ tags: /^object$/, attributes: ['data'], use: 'frame', what: 'object' },
	{ tags: /^(?:img|source|input)$/, attributes: ['src', 'srcset'], use: 'img', what: 'picture' },
	{ tags: /^image$/, attributes: ['href', 'xlink:href'], use: 'img', what: 'picture' },
	{ tags: /^video$/, attributes: ['poster'], use: 'img', what: 'picture' },
	{ tags: /^(?:audio|video|track)$/, attributes: ['src'], use: 'media', what: 'film or sound' },
	{ tags: /^link$/, attributes: ['href'], use: 'style', what: 'style sheet or font' },
];

/** What is loaded from somebody else's host. */
function* foreign({ name, attributes }: Tag, services: readonly Service[]): Generator<string> {
	if (
		name === 'link' &&
		!/\b(?:stylesheet|preload|modulepreload|icon)\b/.test(attributes.get('rel') ?? '')
	) {
		return;
	}
	for (const { tags, attributes: where, use, what } of loads) {
		if (!tags.test(name)) continue;
		for (const host of where.flatMap((each) => foreignHosts(attributes.get(each)))) {
			yield sentence({ what: `the ${what} of ${host}`, host, use, services });
		}
	}
	const action = name === 'form' ? foreignHosts(attributes.get('action'))[0] : undefined;
	if (action !== undefined) yield `the form cannot be sent to ${action}: link to its page instead`;
}

/** What a script takes or asks from an address: `import 'https://…'`, `fetch('https://…')`. */
const calls =
	/\b(?:(?:import|from|importScripts)\s*\(?\s*|((?:fetch|sendBeacon|EventSource|WebSocket)\s*\(\s*))["'`]((?:https?:|wss?:)?\/\/[^"'`\s]+)/g;

function blockedCalls(code: string, services: readonly Service[]): Blocked[] {
	return Array.from(code.matchAll(calls), ({ 1: asked, 2: address = '', index }) => {
		const [host = ''] = foreignHosts(address.replace(/^ws/, 'http'));
		if (asked === undefined) {
			const what = sentence({ what: `the script of ${host}`, host, use: 'script', services });
			return [{ line: lineAt(code, index), what }];
		}
		// A service's own script may well ask after a visitor has agreed.
		if (services.some((each) => hostsOf(each).connect.includes(host))) return [];
		const what = `the request to ${host} will be refused, because the policy of the site does not name its host: name it in \`hosts.connect\` of a service in src/company/config.ts, whose visitors are asked first`;
		return [{ line: lineAt(code, index), what }];
	}).flat();
}

function foreignHosts(value: string | undefined): string[] {
	const addresses = value?.match(/(?:https?:)?\/\/[^\s,"']+/gi) ?? [];
	return addresses.flatMap((each) => URL.parse(each, 'https://own.invalid')?.host ?? []);
}

function blockedStyles(text: string, services: readonly Service[]): Blocked[] {
	const css = text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
	const found = css.matchAll(/(@import\s+(?:url\()?|url\()\s*["']?((?:https?:)?\/\/[^\s"')]+)/gi);
	return Array.from(found, ({ 1: way = '', 2: address, index }) => {
		const [host = ''] = foreignHosts(address);
		const use = way.startsWith('@') ? 'style' : 'font';
		const what = `the style sheet, font or picture of ${host}`;
		return { line: lineAt(css, index), what: sentence({ what, host, use, services }) };
	});
}

function sentence({
	what,
	host,
	use,
	services,
}: {
	readonly what: string;
	readonly host: string;
	readonly use: Use;
	readonly services: readonly Service[];
}): string {
	const service = services.find((each) => hostsOf(each)[use].includes(host));
	if (service) {
		return use === 'frame'
			? `${what} is loaded before a visitor has agreed: show it with <ServiceFrame service="${service.id}">, which asks first`
			: `${what} is loaded before a visitor has agreed: take it out and name it in \`scripts\` of the service "${service.id}" in src/company/config.ts, or copy it to public/`;
	}
	const remedy: Readonly<Partial<Record<Use, string>>> = {
		script:
			'name it in `scripts` of a service in src/company/config.ts, whose visitors are asked first',
		frame:
			'name the host in `hosts.frame` of a service in src/company/config.ts and show it with <ServiceFrame>, which asks first',
	};
	return `${what} will not be loaded, because the policy of the site does not name its host: ${remedy[use] ?? 'copy the file to public/'}`;
}
