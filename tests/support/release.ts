import {
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { OldAddress, Departed } from '../../src/domain/address.ts';
import type { InquiryTarget } from '../../src/domain/inquiry.ts';
import { addressOf } from '../../src/release/make-file.ts';
import { assembleRelease, beginRelease } from '../../src/release/assemble-release.ts';
import { releaseFiles } from '../../src/release/release-folder.ts';
import { goLive, newestWhole } from '../../src/release/releases.ts';
import type { ReleasePlaces } from '../../src/serve/release.ts';
import type { ServerEvent } from '../../src/serve/service.ts';
import { createServer, type ServerOptions } from '../../src/serve/server.ts';
import { homePage } from './home-page.ts';
import { inquiryPage } from './inquiry-page.ts';
import { testFolder, testOutbox } from './outbox.ts';
import { ofNote } from './published.ts';
import { writeShownCatalogue, type ShownThings } from './shown-catalogue.ts';

export const origin = 'https://site.example';

const pages: Readonly<Record<string, string>> = {
	'de/index.html': '<h1>Start</h1>',
	'en/index.html': '<h1>Home</h1>',
	'de/404/index.html': '<h1>Diese Seite gibt es nicht</h1>',
	'404.html': '<h1>Not found</h1>',
	'de/kaufen/index.html': '<h1>Kaufen</h1>',
	'de/anfrage/index.html': inquiryPage,
	'de/anfrage/danke/index.html': '<h1>Danke</h1><!--reference-->',
	'robots.txt': 'User-agent: *',
	'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
	'_astro/page.Ab12.css': 'h1{color:red}',
};

const picture = '0a1b-480.avif';

interface ReleaseOptions {
	readonly name?: string;
	readonly files?: Readonly<Record<string, string | Buffer>>;
	readonly releaseOrigin?: string;
	readonly mode?: 'production' | 'preview' | 'demo';
	readonly builtAt?: string;
	readonly targets?: readonly InquiryTarget[];
	readonly oldAddresses?: readonly OldAddress[];
	readonly departed?: Departed;
	readonly account?: string;
	/** What visitors can see; nothing but one picture when absent. */
	readonly shows?: ShownThings;
}

/** Writes a release into `folder/releases/<name>` and points `folder/current` at it. */
export async function writeRelease(
	folder: string,
	options?: ReleaseOptions,
): Promise<ReleasePlaces> {
	if (options) return write(folder, options);
	usual ??= readUsual();
	const { live, files } = await usual;
	for (const [path, bytes] of files) {
		const place = join(folder, path);
		mkdirSync(dirname(place), { recursive: true });
		writeFileSync(place, bytes);
	}
	symlinkSync(live, join(folder, 'current'));
	return placesOf(folder);
}

/** The release of whoever asks for nothing special, which is made once: that takes as long as many tests. */
let usual: ReturnType<typeof readUsual> | undefined;

async function readUsual() {
	const folder = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
	try {
		const { current } = await write(folder, {});
		const live = readlinkSync(current);
		rmSync(current);
		const files = readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((each) => each.isFile())
			.map((each) => join(each.parentPath, each.name))
			.map((place) => [relative(folder, place), readFileSync(place)] as const);
		return { live, files };
	} finally {
		rmSync(folder, { recursive: true });
	}
}

async function write(
	folder: string,
	{
		name = 'one',
		files = pages,
		releaseOrigin = origin,
		mode = 'production',
		builtAt = '2026-11-21T08:00:00.000Z',
		targets = [{ kind: 'unit', id: 1, title: 'Altbau', reference: 'V-1' }],
		oldAddresses = [],
		departed = { owners: [], lists: [] },
		account = ofNote.account,
		shows,
	}: ReleaseOptions,
): Promise<ReleasePlaces> {
	const places = placesOf(folder);
	mkdirSync(places.media, { recursive: true });
	for (const name of [picture, 'of-no-release-480.avif']) {
		writeFileSync(join(places.media, name), 'not really a picture');
	}
	const draft = join(folder, 'work', name);
	const releases = join(folder, 'releases');
	mkdirSync(draft, { recursive: true });
	writeShownCatalogue(releaseFiles(draft).catalogue, { pictures: ['0a1b'], ...shows });
	using begun = beginRelease(draft, {
		files: places.files,
		origin: releaseOrigin,
		builtAt,
		secrets: [],
	});
	// Every site has the page that its sitemap names.
	for (const [file, text] of Object.entries({ 'de/index.html': '<h1>Start</h1>', ...files }))
		begun.newFiles.make(addressOf(file), Buffer.from(text));
	await assembleRelease(begun, {
		files: places.files,
		media: places.media,
		live: existsSync(places.current) ? places.current : undefined,
		pages: ['de/index.html', ...Object.keys(files)]
			.filter(isPage)
			.map((file) => ({ path: addressOf(file) })),
		targets: { all: targets },
		oldAddresses,
		departed,
		sitemap: { shards: 1, pages: [homePage], units: [] },
		departedIn: newestWhole({ releases }),
		note: { ...ofNote, mode, origin: releaseOrigin, builtAt, account },
		site: { defaultLocale: 'de', soldPages: 'keep' },
		records: () => [],
		tell: () => {},
		served: ['/inquiry'],
	});
	goLive(draft, { releases, current: places.current });
	return places;
}

/** Where the releases of a folder lie. */
export function placesOf(folder: string): ReleasePlaces {
	return {
		current: join(folder, 'current'),
		files: join(folder, 'files'),
		media: join(folder, 'media/files'),
	};
}

/** The settings of a server. */
export const serverSite: ServerOptions['site'] = {
	locales: ['de', 'en'],
	defaultLocale: 'de',
	inquiry: { asReminder: true, removeDoubled: false, origins: [] },
	peopleContact: {},
	offices: [
		{
			name: 'Leipzig',
			street: 'Weg 1',
			zip: '04229',
			city: 'Leipzig',
			country: 'DE',
			phone: '+49 341 550120',
			email: 'leipzig@site.example',
			hours: {},
		},
	],
};

/** A server on a small release of its own. */
export async function testServer(changes: Partial<ServerOptions> = {}) {
	const folder = testFolder();
	const places = await writeRelease(folder);
	const { outbox, clock, wait } = await testOutbox();
	const events: ServerEvent[] = [];
	const app = createServer({
		places,
		outbox,
		clock,
		site: serverSite,
		report: (event) => events.push(event),
		effort: { rounds: 1, tries: [3, 5] },
		...changes,
	});
	const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
		await app.request(`${origin}${path}`, { method, headers });
	return { app, get, outbox, wait, events, folder };
}

function isPage(file: string): boolean {
	return file.endsWith('.html');
}
