import { describe, expect, test } from 'vitest';
import {
	allOldAddresses,
	pageByItsId,
	idRedirects,
} from '../../../../src/release/redirects/old-address.ts';
import { openRelease } from '../../../../src/release/release-folder.ts';
import { departedFlat } from '../../../support/departed.ts';
import { testFolder } from '../../../support/outbox.ts';
import { writeRelease } from '../../../support/release.ts';

test('hosts are told what the settings list, removed lists, and by its id alone what was removed', async () => {
	const places = await writeRelease(testFolder(), {
		oldAddresses: [
			{ kind: 'redirected', path: '/alt.html', target: '/de/kontakt/' },
			{ kind: 'redirected', path: '/de/kaufen/halle', target: '/de/' },
		],
		files: {
			'de/kaufen/index.html': '<h1>Kaufen</h1>',
			'de/nicht-mehr-verfuegbar/kaufen/wohnungen/leipzig/index.html': '<h1>Ähnliche</h1>',
		},
		departed: {
			owners: [
				departedFlat(7),
				{ owner: { kind: 'project', id: 3, deal: 'rent', city: 'Hamburg' }, removedAt: 1 },
			],
			lists: ['/de/kaufen/halle/', '/de/kaufen/jena/'],
		},
	});
	const { index } = openRelease(places.current);
	const told = [...allOldAddresses(index, { defaultLocale: 'de' })];
	index.close();
	const page = '/de/nicht-mehr-verfuegbar/kaufen/wohnungen/leipzig/';
	expect(told).toEqual([
		{ kind: 'redirected', path: '/alt.html', target: '/de/kontakt/' },
		{ kind: 'redirected', path: '/de/kaufen/halle', target: '/de/' },
		{ kind: 'redirected', path: '/de/kaufen/jena/', target: '/de/kaufen/' },
		...['/de/projekte/*-3/', '/en/projects/*-3/', '/es/proyectos/*-3/'].map((path) => {
			return { kind: 'removed', path, page: undefined };
		}),
		...['/de/immobilien/*-7/', '/en/properties/*-7/', '/es/inmuebles/*-7/'].map((path) => {
			return { kind: 'removed', path, page };
		}),
	]);
});

describe('the address of what has a page', () => {
	const paths = ['/de/immobilien/loft-7/', '/en/properties/loft-7/', '/de/projekte/hof-7/'];
	const index = {
		pagesOf: ({ kind, id }: { kind: string; id: number }) =>
			id === 7 ? paths.filter((path) => path.includes('projekte') === (kind === 'project')) : [],
		ownedPages: () => paths,
	};

	test.each([
		['/de/immobilien/altes-haus-am-kanal-7/', '/de/immobilien/loft-7/'],
		['/de/immobilien/7/', '/de/immobilien/loft-7/'],
		['/en/properties/old-7/', '/en/properties/loft-7/'],
		// Spanish was given up.
		['/es/inmuebles/casa-7/', '/de/immobilien/loft-7/'],
		['/de/projekte/alt-7/', '/de/projekte/hof-7/'],
		['/de/immobilien/loft-7/', undefined],
		['/de/immobilien/loft-17/', undefined],
		['/de/kontakt/', undefined],
	])('%s leads to %s by its id', (path, target) => {
		expect(pageByItsId(index, path, 'de')).toBe(target);
	});

	test('is told to hosts that can match an id, in every language there is', () => {
		const told = [...idRedirects(index, { defaultLocale: 'de' })];
		expect(
			told.map((answer) => [answer.path, answer.kind === 'redirected' && answer.target]),
		).toEqual([
			['/de/immobilien/*-7/', '/de/immobilien/loft-7/'],
			['/en/properties/*-7/', '/en/properties/loft-7/'],
			['/es/inmuebles/*-7/', '/de/immobilien/loft-7/'],
			['/de/projekte/*-7/', '/de/projekte/hof-7/'],
			['/en/projects/*-7/', '/de/projekte/hof-7/'],
			['/es/proyectos/*-7/', '/de/projekte/hof-7/'],
		]);
	});
});
