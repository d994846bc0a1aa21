import { posix } from 'node:path';
import ts from 'typescript';

/** A file of `src` and the addresses it imports, exactly as they are written in it. */
export interface SourceFile {
	/** Path from the project's root, such as `src/catalog/store/rows.ts`. */
	readonly file: string;
	readonly imports: readonly string[];
}

/** One import the rules do not allow. */
export interface Violation {
	readonly file: string;
	/** Layer of the importing file; `none` for a file in a folder the rules do not know. */
	readonly layer: string;
	/** What it must not import: a path from the project's root, or a package. */
	readonly target: string;
}

const anything = 'anything';

/**
 * What each layer may import besides itself. A name with a slash opens only that part of a layer.
 * Whatever is not listed is not allowed, also when only types are imported.
 */
const importRules: Readonly<Record<string, readonly string[] | typeof anything>> = {
	domain: [],
	// Reading and writing files, whatever is in them.
	'storage/disk': [],
	// What every SQLite file needs, whatever is in it.
	'storage/sqlite': [],
	// The database that several servers share, with the tables of all who use it, because it has one format.
	'storage/postgres': [],
	outbox: ['storage/disk', 'storage/postgres', 'storage/sqlite', 'domain'],
	crm: [],
	styles: [],
	// A company's own pages and components import what they like.
	company: anything,
	// The demo agency's website, which the CRM knows nothing of. Its pages are those of a company.
	'sandbox/demo/company': [
		'domain',
		'layouts',
		'components',
		'render/page-plan',
		'i18n',
		'view',
		'sandbox/demo/skins',
	],
	i18n: ['domain'],
	// What pages, cards, tables, forms and feeds say, as plain data.
	view: ['domain', 'i18n'],
	media: ['storage/sqlite', 'domain'],
	search: ['domain', 'i18n'],
	// Geometry and no markup: the build draws with it, and so does the browser.
	map: ['domain'],
	sandbox: ['crm/contract'],
	// Of media only the types, for the photos a record names.
	gate: ['crm', 'domain', 'media'],
	'catalog/store': ['storage/sqlite', 'domain'],
	'catalog/queries': ['storage/sqlite', 'catalog/store', 'gate', 'domain'],
	intake: ['storage/disk', 'outbox', 'storage/postgres', 'release', 'domain', 'i18n'],
	delivery: ['hosts/post-json', 'intake', 'outbox', 'crm', 'domain', 'i18n'],
	// Asks what is live as its pages do, and sends what is new by mail.
	alerts: [
		'delivery/mail',
		'delivery/confirmed',
		'intake',
		'outbox',
		'search',
		'view',
		'domain',
		'i18n',
	],
	// Answers programs from what is public.
	assistants: ['intake', 'search', 'view/feeds/home-file', 'view/unit/card-file', 'domain', 'i18n'],
	// Looks after places at viewings, in the store, the mails and the pages of alerts.
	bookings: [
		'alerts',
		'crm',
		'delivery/mail',
		'delivery/confirmed',
		'intake',
		'outbox',
		'view/feeds/calendar',
		'domain',
		'i18n',
	],
	plan: ['storage/sqlite', 'catalog', 'domain', 'i18n', 'search', 'view'],
	release: ['storage/disk', 'storage/sqlite', 'plan', 'catalog', 'domain', 'i18n'],
	'release/redirects': [
		'storage/disk',
		'storage/sqlite',
		'release',
		'plan',
		'catalog',
		'domain',
		'i18n',
	],
	// Runs at a CDN, in any runtime that has `fetch`.
	'hosts/edge': ['domain'],
	hosts: [
		'storage/disk',
		'storage/sqlite',
		'release',
		'release/redirects',
		'hosts/edge',
		'domain',
		'i18n',
	],
	render: ['storage/disk', 'release', 'plan', 'hosts', 'catalog', 'domain', 'i18n'],
	// One build from top to bottom: it calls every step.
	build: [
		'storage/disk',
		'render',
		'release',
		'release/redirects',
		'hosts',
		'plan',
		'gate',
		'catalog',
		'media',
		'i18n',
		'view',
		'intake/form',
		'crm',
		'domain',
		'storage/sqlite',
		'wiring',
	],
	// What `npm run new` and `npm run doctor` ask an account, settings and texts.
	'commands/setup': ['storage/disk', 'build', 'gate', 'crm', 'domain', 'i18n', 'wiring'],
	// What is handed to lawyers, auditors and editors.
	'commands/documents': ['domain', 'i18n'],
	client: [
		'assistants/answers',
		'assistants/tools',
		'domain',
		'i18n',
		'view',
		'search',
		'map',
		'styles',
		'intake/answers',
		'intake/form',
	],
	components: [
		'domain',
		'i18n',
		'view',
		'search',
		'intake/form',
		'intake/answers',
		'intake/field-words',
		'client',
		'styles',
		'map',
	],
	layouts: ['components', 'render/page-plan', 'domain', 'i18n', 'view', 'styles'],
	// For those who work on the site; no build of it contains this.
	'pages/_styleguide': [
		'layouts',
		'components',
		'render/page-locals',
		'domain',
		'i18n',
		'view',
		'sandbox',
		'styles',
	],
	// The site's settings reach a page through render/page-plan: neither company nor wiring, which
	// holds the key, is within its reach.
	pages: [
		'layouts',
		'components',
		'client',
		'styles',
		'catalog/queries',
		'render/page-plan',
		'i18n',
		'view',
		'domain',
		'search',
		'map',
	],
	serve: [
		'alerts',
		'assistants',
		'bookings',
		'storage/disk',
		'intake',
		'outbox',
		'storage/postgres',
		'release',
		'release/redirects',
		'hosts',
		'domain',
		'i18n',
	],
	commands: anything,
	wiring: anything,
};

/** Layers nobody imports, not even those which may import anything. */
const ends = ['pages', 'commands', 'company'];

/** Folders that are large enough to be several: their sub-folders must not go round in circles either. */
const large = [
	'build',
	'catalog',
	'gate',
	'client',
	'commands',
	'crm',
	'domain',
	'hosts',
	'map',
	'release',
	'render',
	'sandbox',
	'search',
	'view',
];

/**
 * Finds places that import each other, directly or by way of others: each with what it imports of the circle.
 * @param placeOf the folder of a file, unless files themselves are looked at
 */
export function circles(
	files: readonly SourceFile[],
	placeOf: (path: string) => string = folderOf,
): string[] {
	const folders = new Map<string, Set<string>>();
	for (const { file, imports } of files) {
		const from = placeOf(file);
		for (const address of imports) {
			const to = placeOf(resolve(address, file));
			// A folder and its own sub-folder are one place.
			if (`${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`)) continue;
			folders.set(from, (folders.get(from) ?? new Set()).add(to));
		}
	}
	const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
		[...(folders.get(from) ?? [])].some((next) => {
			if (next === to) return true;
			if (seen.has(next)) return false;
			seen.add(next);
			return reaches(next, to, seen);
		});
	return [...folders].flatMap(([from, all]) =>
		[...all].filter((to) => reaches(to, from)).map((to) => `${from} imports ${to}`),
	);
}

/** The sub-folder of a large folder, or the file that lies beside those. */
export function roomOf(path: string): string {
	const folder = folderOf(path);
	return large.includes(folder) ? path : folder;
}

function folderOf(path: string): string {
	const [, top = '', ...parts] = path.split('/');
	const folders = [top, ...parts.slice(0, -1)];
	const depth = folders.findIndex((_, at) => !large.includes(folders.slice(0, at + 1).join('/')));
	return folders.slice(0, depth < 0 ? undefined : depth + 1).join('/');
}

/** Finds every import that the rules do not allow. */
export function violations(files: readonly SourceFile[]): Violation[] {
	return files.flatMap(({ file, imports }) => {
		const layer = layerOf(file);
		if (layer === undefined) return [{ file, layer: 'none', target: file }];
		return imports
			.map((address) => resolve(address, file))
			.filter((target) => !mayImport(layer, target))
			.map((target) => ({ file, layer, target }));
	});
}

/**
 * Every address a file imports: static and dynamic imports, re-exports and `import.meta.glob`; of an
 * Astro file those of its frontmatter and of its scripts.
 */
export function importsOf(file: string, text: string): string[] {
	return codeOf(file, text).flatMap((code) => [
		...ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName),
		...globsOf(code),
	]);
}

/** Whether a file does nothing but pass on what others export. */
export function isBarrel(file: string, text: string): boolean {
	if (!file.endsWith('.ts') || !mayPassOn.test(text)) return false;
	const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
	const passesOn = statements.some(ts.isExportDeclaration);
	return (
		passesOn && statements.every((it) => ts.isExportDeclaration(it) || ts.isImportDeclaration(it))
	);
}

/** Every export of names begins like this; to read all files as a compiler does takes seconds. */
const mayPassOn = /\bexport\s*(?:type\s*)?[{*/]/;

/** Whether a file's code, comments aside, reads the environment. */
export function readsEnvironment(file: string, text: string): boolean {
	return codeOf(file, text).some((code) => {
		const bare = code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
		return (
			/\bprocess\s*(\?\.|\.)\s*env\b|\bprocess\[|=\s*process\b(?!\s*[.[?])/.test(bare) ||
			(/\benv\b/.test(bare) && /from\s+['"](node:)?process['"]/.test(bare))
		);
	});
}

function mayImport(layer: string, target: string): boolean {
	if (!target.startsWith('src/')) return mayImportPackage(layer, target);
	const targetLayer = layerOf(target);
	if (targetLayer === layer) return true;
	if (targetLayer === undefined || ends.includes(targetLayer)) return false;
	const allowed = importRules[layer] ?? [];
	return allowed === anything || allowed.some((part) => isWithin(target, part));
}

/** The domain stays pure; and what lies beside `src`, such as tests, is only for those who may do anything. */
function mayImportPackage(layer: string, target: string): boolean {
	if (layer === 'domain') return !/^(astro|node)\b/.test(target);
	return !target.startsWith('./') || importRules[layer] === anything;
}

function layerOf(file: string): string | undefined {
	return Object.keys(importRules).find((layer) => isWithin(file, layer));
}

function isWithin(file: string, part: string): boolean {
	return file.startsWith(`src/${part}/`) || file.startsWith(`src/${part}.`);
}

/** Path from the root for our own files (`./…` where it leaves `src`), the package's name otherwise. */
function resolve(address: string, from: string): string {
	const bare = address.replace(/[?#].*$/, '');
	if (!/^[./]/.test(bare)) return bare;
	const path = bare.startsWith('/') ? bare.slice(1) : posix.join(posix.dirname(from), bare);
	return path.startsWith('src/') ? path : `./${path}`;
}

function codeOf(file: string, text: string): string[] {
	if (file.endsWith('.ts')) return [text];
	if (!file.endsWith('.astro')) return [];
	const frontmatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '';
	const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(
		(it) => it[1] ?? '',
	);
	const sources = [...text.matchAll(/<script\b[^>]*\bsrc="(\.[^"]+)"/g)].map(
		(it) => `import '${it[1]}';`,
	);
	return [frontmatter, ...scripts, ...sources];
}

function globsOf(code: string): string[] {
	return [
		...code.matchAll(/import\.meta\.glob\s*(?:<[^(]*>)?\(\s*(\[[^\]]*\]|['"][^'"]*['"])/g),
	].flatMap((call) =>
		[...(call[1] ?? '').matchAll(/['"]!?([^'"]+)['"]/g)].map((it) => it[1] ?? ''),
	);
}
