import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCatalogue } from '../../src/catalog/queries/open-catalogue.ts';
import { lockBuilds } from '../../src/release/lock.ts';
import type { Agency } from '../../src/sandbox/agency.ts';
import type { Fault } from '../../src/sandbox/faults.ts';
import { liveCatalogue } from '../support/catalogue.ts';
import { siteWith } from '../support/gate.ts';
import { fact, parsePage, textOf } from '../support/html.ts';
import { image, unit } from '../support/sandbox.ts';
import {
	buildSite,
	copyFolder,
	emptyCrm,
	newFolder,
	planOf,
	type SiteOptions,
} from '../support/site-build.ts';
import { filesIn, fingerprints, liveText, sha256 } from '../support/site-files.ts';
import { smallAgency } from '../support/small-agency.ts';

const good = newFolder();
const folders = [good];
const siteUrl = 'https://www.agency.example';
const noStatuses = { internal: [], available: [], reserved: [], sold: [], reference: [] };

beforeAll(async () => {
	const crm = await emptyCrm(good.folder);
	crm.sandbox.seed(smallAgency());
	await buildSite({ folder: good.folder, crm, photos: crm.origin });
	await crm.close();
});
afterAll(() => folders.forEach(({ remove }) => remove()));

interface Trouble extends Partial<SiteOptions> {
	/** What the CRM holds by now. */
	readonly agency?: Agency;
	readonly fault?: Fault;
}

/** A folder with the good release in it, and a CRM in which something has gone wrong since. */
async function afterwards({ agency = smallAgency(), fault, ...options }: Trouble) {
	const { folder, remove } = copyFolder(good.folder);
	folders.push({ folder, remove });
	const crm = await emptyCrm(folder);
	crm.sandbox.seed(agency);
	if (fault) crm.sandbox.faults.add(fault);
	const lines: string[] = [];
	const build = async () => {
		try {
			const told = (line: string) => lines.push(line);
			await buildSite({ folder, crm, photos: crm.origin, told, ...options });
			return undefined;
		} catch (error) {
			return error instanceof Error ? error : new Error(String(error));
		} finally {
			await crm.close();
		}
	};
	return { folder, lines, build };
}

/** Everything a visitor and the next build depend on. */
function stateOf(folder: string) {
	return {
		live: readlinkSync(join(folder, 'current')),
		releases: fingerprints(filesIn(join(folder, 'releases'))),
		catalogue: sha256(readFileSync(join(folder, 'current/catalogue.sqlite'))),
		work: readdirSync(join(folder, 'work')),
		isLocked: isLocked(folder),
	};
}

function isLocked(folder: string): boolean {
	try {
		lockBuilds(folder)();
		return false;
	} catch {
		return true;
	}
}

/** Builds, expects that to fail, and that nothing has changed by it. */
async function refusedBuild(trouble: Trouble): Promise<string> {
	const { folder, build } = await afterwards(trouble);
	const before = stateOf(folder);
	expect(before).toMatchObject({ work: [], isLocked: false });
	const error = await build();
	expect(stateOf(folder)).toEqual(before);
	if (!error) throw new Error('The build went through.');
	expect(error.message).not.toMatch(/\n\s+at |sandbox-demo-key|undefined|\[object/);
	return error.message;
}

async function freePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	return typeof address === 'object' && address ? address.port : 1;
}

const always = 'always' as const;

describe('what is wrong ends in one sentence, and the last good site stays live', () => {
	test.concurrent('a wrong key', async () => {
		const { folder, build } = await afterwards({});
		const before = stateOf(folder);
		const crm = await emptyCrm(newTemporary());
		crm.sandbox.seed(smallAgency());
		const apiKey = 'wrong-key-canary';
		const error = await buildSite({ folder, crm: { baseUrl: crm.baseUrl, apiKey } }).catch(
			(failure: unknown) => failure,
		);
		await crm.close();
		expect(String(error)).toMatch(
			/GET \/projects answered 401.*either the API key is wrong, or it lacks the right.*check both/,
		);
		expect(String(error)).not.toContain(apiKey);
		expect(stateOf(folder)).toEqual(before);
		expect(await build()).toBeUndefined();
	});

	test.concurrent('a CRM that cannot be reached', async () => {
		const baseUrl = `http://127.0.0.1:${await freePort()}/v1`;
		const message = await refusedBuild({ crm: { baseUrl, apiKey: 'sandbox-demo-key' } });
		// Several calls are under way, and any of them may be the first to fail.
		expect(message).toMatch(
			/^GET \/[a-z_]+ failed \(ECONNREFUSED\): no connection to the CRM at 127\.0\.0\.1:\d+; check CRM_BASE_URL, the network and whether the CRM is up\.$/,
		);
		expect(message).toContain(` at ${new URL(baseUrl).host}; `);
	});

	test.concurrent.each<[string, Fault, RegExp]>([
		[
			'HTML instead of JSON',
			{ path: '/units', kind: 'html', times: always },
			/^GET \/units answered 200 with text\/html that is not JSON: check the base URL .*\.$/,
		],
		[
			'HTML instead of the projects',
			{ path: '/projects', kind: 'html', times: always },
			/^GET \/projects answered 200 with text\/html that is not JSON: check .*\.$/,
		],
		[
			'broken JSON',
			{ path: '/units', kind: 'brokenJson', times: always },
			/^GET \/units answered 200 with broken application\/json that is not JSON: .*\.$/,
		],
		[
			'an answer that ends in its middle, again and again',
			{ path: '/units', kind: 'truncated', times: always },
			/^GET \/units failed \(\w+\): the connection to the CRM broke .*; try again later\.$/,
		],
		[
			'a CRM with a fault',
			{ path: '/units', kind: 'error', times: always },
			/^GET \/units answered 500.*: the CRM has a fault; try again later\.$/,
		],
		[
			'a CRM that is asked too often',
			{ path: '/units', kind: 'throttled', times: always, seconds: 0 },
			/^GET \/units answered 429: .* try again later\.$/,
		],
		[
			'a total that disagrees with the list',
			{ path: '/units', kind: 'wrongTotal', times: always },
			/^GET \/units listed the same 3 records again and again, and the CRM counts 10: the list is cut short or the count is wrong; try again in a few minutes, .*\.$/,
		],
	])('%s', async (_, fault, sentence) => {
		expect(await refusedBuild({ fault })).toMatch(sentence);
	});

	test.concurrent('a page that repeats', async () => {
		const units = Array.from({ length: 150 }, (_, at) => unit(at + 1));
		const fault: Fault = { path: '/units', kind: 'repeatedPage', times: always };
		expect(await refusedBuild({ agency: smallAgency(units), fault })).toBe(
			'GET /units sent page 1 again when asked for page 2: the CRM ignores paging, so the list cannot be read completely.',
		);
	});

	test.concurrent('a missing status map, with the statuses of the account to paste', async () => {
		const changes = { site: siteWith({ statuses: noStatuses }) };
		const message = await refusedBuild({ changes });
		expect(message).toMatch(
			/^`statuses` in src\/company\/config.ts names no status of the CRM, so no/,
		);
		expect(message).toContain('\t\t// 503, // Vermarktung\n\t\t// 504, // Reserviert\n');
	});

	test.concurrent('a status map of another account', async () => {
		const statuses = { ...noStatuses, available: ['For sale'] };
		const message = await refusedBuild({ changes: { site: siteWith({ statuses }) } });
		expect(message).toMatch(/matches none of the statuses of this CRM account.*\n[^]*503/);
	});

	test.concurrent('an empty account', async () => {
		expect(await refusedBuild({ agency: smallAgency([]) })).toBe(
			'The CRM sent no units at all; check the rights of the API key and that it belongs to the right account. Nothing was published.',
		);
	});

	test.concurrent('an account in which nothing is public any more', async () => {
		const units = [1, 2, 3].map((id) => unit(id, { property_status_id: 501 }));
		expect(await refusedBuild({ agency: smallAgency(units) })).toBe(
			'Units 1, 2, 3 are still online: `npm run build -- --units 1,2,3 --accept-removals 3` takes exactly that off the site. None of the 3 units of the CRM is public; check the status map in src/company/config.ts and the statuses in the report. Nothing was published.',
		);
	});

	test.concurrent('a live site without an address', async () => {
		expect(await refusedBuild({ mode: 'production' })).toMatch(
			/^The site has no address: set `url` in src\/company\/config.ts or SITE_URL .*--preview.*\.$/,
		);
	});

	test.concurrent('a live site of the demo agency', async () => {
		expect(await refusedBuild({ mode: 'production', changes: { siteUrl } })).toMatch(
			/^The demo agency cannot go live, and these are still its own: `name`, .* `npm run build -- --preview`\.$/,
		);
	});

	test.concurrent('a public site for a static host that nobody takes inquiries for', async () => {
		const changes = { siteUrl, staticHost: 'netlify' } as const;
		expect(await refusedBuild({ mode: 'production', changes })).toMatch(
			/^Nothing would take inquiries: .*\(netlify\), .* `inquiry.endpoint`/,
		);
	});

	test.concurrent('the key of the CRM in a text that would be published', async () => {
		const units = [unit(1, { description_note: 'Zugang: sandbox-demo-key' })];
		expect(await refusedBuild({ agency: smallAgency(units) })).toMatch(
			/^The page \/de\/immobilien\/\S+\/ holds the key of the CRM; nothing was published\. Take it out/,
		);
	});

	test.concurrent('another build that is running', async () => {
		const { folder, build } = await afterwards({});
		const unlock = lockBuilds(folder);
		const before = stateOf(folder);
		expect((await build())?.message).toBe(
			'Another build is running; wait for it to end, then build again.',
		);
		expect(stateOf(folder)).toEqual(before);
		unlock();
	});
});

describe('what is wrong with one record costs only that', () => {
	test.concurrent('a record that a page lacks is asked for, and published', async () => {
		const fault: Fault = { path: '/units', kind: 'pageCut', times: always };
		const { folder, build } = await afterwards({ fault });
		expect(await build()).toBeUndefined();
		const catalogue = openCatalogue(liveCatalogue(folder));
		expect(catalogue.unitIds().toSorted()).toEqual([1, 2, 3]);
		catalogue.close();
	});

	test.concurrent(
		'a field that cannot be read is left out and named; its unit is published',
		async () => {
			const units = [
				unit(1, { images: [image()] }),
				unit(2, {
					living_space: { square: 'metres' },
					hide_address: ['nein'],
					title: 'Helle Wohnung',
				}),
			];
			const { folder, lines, build } = await afterwards({ agency: smallAgency(units) });
			expect(await build()).toBeUndefined();
			expect(lines).toContain(
				'unit 2: "living_space" should be a number or text but is an object, so it is left out.',
			);
			expect(lines.join('\n')).toMatch(
				/unit 2: "hide_address" should be true or false .* as true\./,
			);
			const planned = planOf({ folder }).pages.find(
				({ route, locale }) => route.kind === 'unit' && route.id === 2 && locale === 'de',
			);
			const page = parsePage(liveText(folder, planned?.path ?? ''));
			expect(textOf(page.one('h1'))).toBe('Helle Wohnung');
			expect(fact(page, 'Wohnfläche')).toBeUndefined();
			expect(page.one('main').children.length).toBeGreaterThan(2);
			// The plan of the surroundings names the canal, and paper the office.
			expect(textOf(page.one('main'))).not.toMatch(/Karl-Heine(?!-Kanal|-Straße 41)/);
		},
	);

	test.concurrent(
		'a picture that cannot be had is left out and named; its unit is published',
		async () => {
			const units = [unit(1, { images: [image({ id: 77, media: 'bath-stone' })] }), unit(2)];
			const fault: Fault = { path: '/photos/*', kind: 'html', times: always };
			const { folder, lines, build } = await afterwards({ agency: smallAgency(units), fault });
			expect(await build()).toBeUndefined();
			expect(lines.join('\n')).toMatch(/^unit \d+: Image 77 .* It is left out\.$/m);
			const catalogue = openCatalogue(liveCatalogue(folder));
			expect(catalogue.unit(1)?.pictures).toEqual([]);
			expect(catalogue.unitIds().toSorted()).toEqual([1, 2]);
			catalogue.close();
		},
	);
});

function newTemporary(): string {
	const made = newFolder();
	folders.push(made);
	return made.folder;
}
