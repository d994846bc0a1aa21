import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Status } from '../../../../src/domain/status.ts';
import { openExposeFolder } from '../../../../src/build/exposes/expose-folder.ts';
import { printExposes, readOf, removedExposes } from '../../../../src/build/exposes/exposes.ts';
import { placeOf } from '../../../../src/release/file-store.ts';
import { openPrinter } from '../../../../src/build/exposes/pdf-printer.ts';
import type { PlannedPage } from '../../../../src/plan/planned-page.ts';
import type { IndexedFile } from '../../../../src/release/release-index.ts';
import { temporaryFolder } from '../../../support/catalogue.ts';

const origin = 'https://www.agency.example';

function unitPage(id: number): PlannedPage {
	const route = { kind: 'unit', id, title: {} } as const;
	return { route, indexed: true, locale: 'de', path: `/de/immobilien/${id}/`, alternates: [] };
}

/** Rendered pages of units of these statuses in a store of files, and what was printed of them. */
function rendered(
	units: Readonly<Record<number, Status>>,
	live: Readonly<Record<string, string>> = {},
) {
	const folder = temporaryFolder();
	const put = (text: string) => {
		const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
		mkdirSync(join(placeOf(folder, name), '..'), { recursive: true });
		writeFileSync(placeOf(folder, name), text);
		return { name, size: text.length };
	};
	const pages = Object.keys(units).map((id) => unitPage(Number(id)));
	const names = new Map(pages.map(({ path }) => [path, put(`page ${path}`).name]));
	const made: { readonly path: string; readonly text: Buffer }[] = [];
	const told: string[] = [];
	const printed: string[] = [];
	const before = new Map(Object.entries(live).map(([path, text]) => [path, put(text)]));
	const file = (path: string): IndexedFile | undefined => {
		const found = before.get(path);
		return found && { path, ...found, packed: undefined, status: 200 };
	};
	const print = () =>
		printExposes({
			pages,
			newFiles: {
				nameOf: (path) => names.get(path),
				make: (path, text) => void made.push({ path, text }),
			},
			files: folder,
			media: folder,
			origin,
			outlines: { unit: (id) => (units[id] ? { status: units[id] } : undefined) },
			live: { file },
			tell: (line) => told.push(line),
			open: async ({ read }) => ({
				print: async (path) => {
					printed.push(path);
					const page = `PDF of ${read(path)?.toString()}`;
					try {
						const style = read('/_astro/page.css') ?? '';
						return { pdf: Buffer.from(page + style.toString()), lost: [] };
					} catch {
						return { pdf: Buffer.from(page), lost: ['/_astro/page.css'] };
					}
				},
				close: async () => {},
			}),
		});
	const spoil = (path: string, how: (place: string) => void) =>
		how(placeOf(folder, file(path)?.name ?? ''));
	return {
		print,
		printed,
		spoil,
		told,
		made: () => made.map(({ path, text }) => [path, String(text)]),
	};
}

describe('exposés of a release', () => {
	test('are printed of units on offer, from the pages as they were rendered', async () => {
		const { print, made } = rendered({ 1: 'available', 2: 'reserved', 3: 'sold', 4: 'reference' });
		await print();
		expect(made()).toEqual([
			['/expose/de/1.pdf', 'PDF of page /de/immobilien/1/'],
			['/expose/de/2.pdf', 'PDF of page /de/immobilien/2/'],
		]);
	});

	test('stay where the page came out as it was', async () => {
		const { print, printed, made } = rendered(
			{ 1: 'available', 2: 'available' },
			{
				'/de/immobilien/1/': 'page /de/immobilien/1/',
				'/expose/de/1.pdf': 'PDF of old',
				'/de/immobilien/2/': 'another page',
				'/expose/de/2.pdf': 'PDF of older',
			},
		);
		await print();
		expect(printed).toEqual(['/de/immobilien/2/']);
		expect(made()).toEqual([
			['/expose/de/1.pdf', 'PDF of old'],
			['/expose/de/2.pdf', 'PDF of page /de/immobilien/2/'],
		]);
	});

	test('are printed in the styles that are live where only some pages were rendered', async () => {
		const { print, made } = rendered({ 1: 'available' }, { '/_astro/page.css': ' in green' });
		await print();
		expect(made()).toEqual([['/expose/de/1.pdf', 'PDF of page /de/immobilien/1/ in green']]);
	});

	test('are printed anew where the disk has lost or cut them', async () => {
		const pages = [1, 2].map((id) => `/de/immobilien/${id}/`);
		const { print, printed, spoil } = rendered(
			{ 1: 'available', 2: 'available' },
			{
				...Object.fromEntries(pages.map((path) => [path, `page ${path}`])),
				'/expose/de/1.pdf': 'PDF of old',
				'/expose/de/2.pdf': 'PDF of older',
			},
		);
		spoil('/expose/de/1.pdf', (place) => rmSync(place));
		spoil('/expose/de/2.pdf', (place) => truncateSync(place, 3));
		await print();
		expect(printed).toEqual(pages);
	});

	test('are printed without what the disk has lost meanwhile, and that is told once', async () => {
		const { print, made, told, spoil } = rendered(
			{ 1: 'available', 2: 'available' },
			{ '/_astro/page.css': ' in green' },
		);
		spoil('/_astro/page.css', (place) => rmSync(place));
		await print();
		expect(made().map(([path]) => path)).toEqual(['/expose/de/1.pdf', '/expose/de/2.pdf']);
		expect(told).toEqual([
			'Exposés were printed without /_astro/page.css, because the disk has lost that: they are printed again the next time.',
		]);
		const [, text = ''] = made()[0] ?? [];
		const page = '/de/immobilien/1/';
		const next = rendered({ 1: 'available' }, { [page]: `page ${page}`, '/expose/de/1.pdf': text });
		await next.print();
		expect(next.printed).toEqual([page]);
	});

	test('go in every language when a unit is sold or gone, and never those of projects', () => {
		const outlines = { unit: (id: number) => (id === 1 ? { status: 'sold' as const } : undefined) };
		const changed = [1, 2].map((id) => ({ kind: 'unit' as const, id }));
		expect(removedExposes([...changed, { kind: 'project', id: 7 }], outlines)).toEqual([
			'/expose/de/1.pdf',
			'/expose/en/1.pdf',
			'/expose/es/1.pdf',
			'/expose/de/2.pdf',
			'/expose/en/2.pdf',
			'/expose/es/2.pdf',
		]);
	});

	test('are made of nothing but files of the release', () => {
		const folder = temporaryFolder();
		mkdirSync(join(folder, 'media'));
		writeFileSync(join(folder, 'secret.txt'), 'secret');
		writeFileSync(join(folder, 'media/a-800.avif'), 'picture');
		const stores = { names: new Map(), files: folder, media: join(folder, 'media') };
		expect(readOf('/media/a-800.avif', stores)?.toString()).toBe('picture');
		expect(readOf('/media/../secret.txt', stores)).toBeUndefined();
		expect(readOf('/secret.txt', stores)).toBeUndefined();
	});
});

const html = (price: string) =>
	Buffer.from(
		`<!doctype html><html lang="de"><title>Haus</title><link rel="stylesheet" href="/a.css"><h1>Haus ${price}</h1><img alt="" src="https://elsewhere.example/a.png"><script>document.title = 'x'</script>`,
	);

describe('a printed page', () => {
	test('needs the development packages, and says so where they are left out', async () => {
		vi.doMock('playwright', () => {
			throw new Error("Cannot find package 'playwright'");
		});
		onTestFinished(() => void vi.doUnmock('playwright'));
		await expect(openPrinter({ origin, read: () => undefined })).rejects.toThrow(
			/development package that is not installed here: run `npm ci` without --omit=dev\.$/,
		);
	});

	test('is tagged, undated and the same each time, and asks nobody for anything', async () => {
		const asked: string[] = [];
		let price = '400.000 €';
		const printer = await openPrinter({
			origin,
			read: (path) => {
				asked.push(path);
				return path === '/haus/' ? html(price) : undefined;
			},
		});
		const print = async () => (await printer.print('/haus/')).pdf;
		const [first, again] = [await print(), await print()];
		price = '390.000 €';
		const cheaper = await print();
		await printer.close();
		const text = first.toString('latin1');
		expect(text).toContain('/StructTreeRoot');
		expect(text).not.toMatch(/CreationDate|ModDate/);
		expect(again.equals(first)).toBe(true);
		expect(cheaper.equals(first)).toBe(false);
		expect(new Set(asked)).toEqual(new Set(['/haus/', '/a.css']));
	});

	test('takes no name where its page has no line for it, and says at once what to do', async () => {
		const printer = await openPrinter({ origin, read: () => html('400.000 €') });
		// A browser takes as long to open as the machine is busy.
		const late = new Promise((resolve) => setTimeout(resolve, 8000, 'late').unref());
		const print = Promise.race([printer.print('/haus/', 'Jane Doe'), late]);
		await expect(print.finally(() => printer.close())).rejects.toThrow(
			/^The page \/haus\/ has no line for a name: run `npm run build`, then this again\.$/,
		);
	});

	test('comes without the files that are lost, and names them; one that is lost itself is one sentence', async () => {
		const printer = await openPrinter({
			origin,
			read: (path) => {
				if (path !== '/haus/') throw new Error('ENOENT');
				return html('400.000 €');
			},
		});
		const { pdf, lost } = await printer.print('/haus/');
		expect(pdf.toString('latin1')).toContain('/StructTreeRoot');
		expect(lost).toEqual(['/a.css']);
		await expect(printer.print('/hof/')).rejects.toThrow(
			/^The page \/hof\/ cannot be printed: the disk has lost it\.$/,
		);
		await printer.close();
	});
});

/** A run that was killed before it has noted what it printed, with the list as it lies there then. */
function killed({ list }: { readonly list?: string } = {}) {
	const folder = temporaryFolder();
	const exposes = openExposeFolder(folder);
	exposes.put('de/1.pdf', Buffer.from('PDF'), 'page a');
	exposes.note();
	exposes.begin(['de/1.pdf', 'en/2.pdf']);
	exposes.put('de/1.pdf', Buffer.from('PDF'), 'page a');
	exposes.put('en/2.pdf', Buffer.from('PDF'), 'page b');
	writeFileSync(join(folder, 'de/letter.pdf'), 'of somebody else');
	if (list !== undefined) writeFileSync(join(folder, 'exposes.json'), list);
	return {
		exposes: openExposeFolder(folder),
		has: (place: string) => existsSync(join(folder, place)),
	};
}

describe('a folder of exposés for brokers', () => {
	test.each([undefined, '', '{"de/1.pd', '[]'])(
		'loses those of units that are gone also after a run that was killed, with the list %j',
		(list) => {
			const { exposes, has } = killed({ ...(list !== undefined && { list }) });
			expect(exposes.keepOnly(new Set(['de/1.pdf']))).toBe(1);
			expect(['de/1.pdf', 'en/2.pdf', 'de/letter.pdf'].map(has)).toEqual([true, false, true]);
		},
	);

	test('takes nothing for whole that a run was printing when it was killed', () => {
		const { exposes } = killed();
		expect(exposes.pageOf('de/1.pdf')).toBeUndefined();
		exposes.put('de/1.pdf', Buffer.from('PDF'), 'page c');
		expect(exposes.pageOf('de/1.pdf')).toBe('page c');
	});

	test('that is not ours loses nothing', () => {
		const folder = temporaryFolder();
		mkdirSync(join(folder, 'de'));
		writeFileSync(join(folder, 'de/1.pdf'), 'of somebody else');
		expect(openExposeFolder(folder).keepOnly(new Set())).toBe(0);
	});
});
