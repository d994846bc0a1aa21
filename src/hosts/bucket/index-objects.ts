import { createHash } from 'node:crypto';
import type { OldAddress } from '../../domain/address.ts';
import { partOf, withAnyWords, type Entry, type SiteIndex } from '../edge/site-index.ts';
import { locales } from '../../domain/locale.ts';
import { endingOf } from '../../release/media-type.ts';
import type { IndexedFile, ReleaseIndex } from '../../release/release-index.ts';
import {
	caching,
	hashedFolders,
	partHeaders,
	partTypes,
	resourcePolicy,
	securityHeaders,
} from '../headers.ts';
import { encodePath, type HostRules } from '../rule-files.ts';

/** The index of a release as objects of a bucket, each named by what it holds. */
export interface IndexObjects {
	/** Key of the one that names the others. */
	readonly key: string;
	/** The text to store under each key. */
	readonly texts: ReadonlyMap<string, string>;
	/** Keys of the files of the release. */
	readonly files: readonly string[];
}

/** Files in a part, which makes it about 50 kB: small enough to be read for one page, and few for a large site. */
const perPart = 500;

/** Says for an edge what a release consists of, and what old addresses lead to. */
export function indexObjects(
	index: Pick<ReleaseIndex, 'files'>,
	rules: HostRules & { readonly present: Iterable<OldAddress> },
): IndexObjects {
	const { missing } = rules;
	const pages = new Map(['', ...locales].map((locale) => [locale, missing(`/${locale}/`)]));
	const notFound = new Set([...pages.values(), '/404.html']);
	const files = index.files();
	const count = 2 ** Math.max(0, Math.ceil(Math.log2(files.length / perPart)));
	const parts = Array.from({ length: count }, (): Record<string, Entry> => ({}));
	const put = (path: string, entry: Entry) => {
		const part = parts[partOf(path, count)];
		// The first entry of a path counts, and files come first.
		if (part && !Object.hasOwn(part, path)) part[path] = entry;
	};
	for (const { path, name, status } of files) {
		const code = notFound.has(path) ? 404 : status;
		const file = name + endingIn(path);
		put(path, code === 200 ? { file } : { file, status: code });
	}
	for (const address of rules.oldAddresses) put(address.path, entryOf(address));
	for (const address of rules.present) {
		const own = address.kind === 'redirected' && withAnyWords(address.target) === address.path;
		const entry = own && parts[partOf(address.path, count)]?.[address.target];
		if (entry && 'file' in entry) entry.byId = true;
		else put(address.path, entryOf(address));
	}

	const texts = new Map<string, string>();
	const whole: SiteIndex = {
		format: 1,
		parts: parts.map((part) => store(JSON.stringify(part))),
		headers: {
			documents: { ...securityHeaders(rules) },
			parts: { ...partHeaders(rules) },
			pictures: { [resourcePolicy.name]: resourcePolicy.pictures },
		},
		partTypes: partTypes.source,
		caching,
		hashed: hashedFolders.map((folder) => `/${folder}/`),
		missing: Object.fromEntries(pages),
	};
	const key = store(JSON.stringify(whole));
	return { key, texts, files: [...new Set(files.map(fileKey))] };

	function store(text: string): string {
		const digest = createHash('sha256').update(text).digest('hex').slice(0, 32);
		texts.set(`index/${digest}.json`, text);
		return `index/${digest}.json`;
	}
}

function fileKey({ path, name }: IndexedFile): string {
	return `objects/${name}${endingIn(path)}`;
}

/** The ending decides about the content type; the same bytes may stand under paths of different endings. */
function endingIn(path: string): string {
	const ending = endingOf(path);
	return /^\.[a-z0-9]+$/i.test(ending) ? ending : '';
}

function entryOf(address: OldAddress): Entry {
	if (address.kind === 'redirected') return { to: encodePath(address.target) };
	return { removed: true, ...(address.page !== undefined && { page: address.page }) };
}
