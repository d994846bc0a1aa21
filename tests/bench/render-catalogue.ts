import { join } from 'node:path';
import { finish, photosFor } from '../../src/build/read/add-pictures.ts';
import {
	openCatalogueWriter,
	type CatalogueFiles,
} from '../../src/catalog/store/catalogue-writer.ts';
import { createCrm } from '../../src/crm/client.ts';
import type { LegalText } from '../../src/domain/legal.ts';
import type { Picture } from '../../src/domain/pictures/picture.ts';
import type { Project } from '../../src/domain/project.ts';
import type { Site } from '../../src/domain/site.ts';
import type { Unit } from '../../src/domain/unit.ts';
import { hashOf, photoKey, type Photo } from '../../src/media/photo.ts';
import { openDemoSandbox } from '../../src/sandbox/open.ts';
import { readDrafts } from '../support/read-drafts.ts';

/** What the demo agency publishes. Its pictures were never encoded: a page only names them. */
export interface Stock {
	readonly units: readonly Unit[];
	readonly projects: readonly Project[];
	readonly legal: readonly LegalText[];
}

export async function readStock(folder: string, site: Site): Promise<Stock> {
	const { baseUrl, apiKey, close } = await openDemoSandbox({ path: join(folder, 'crm.sqlite') });
	const crm = createCrm({ baseUrl, apiKey });
	try {
		const { units, projects, legal } = await readDrafts(crm, {
			site,
			today: new Date().toISOString().slice(0, 10),
		});
		return {
			units: units.map((draft) => finish(draft, pictures(photosFor(draft)))),
			projects: projects.map((draft) => finish(draft, pictures(photosFor(draft)))),
			legal,
		};
	} finally {
		await crm.close();
		await close();
	}
}

/** Writes a catalogue of as many units: the stock's, over and over with other ids, towns and titles. */
export function writeStock({ units, projects, legal }: Stock, to: CatalogueFiles, count: number) {
	const catalogue = openCatalogueWriter(to);
	for (let made = 0; made < count; made += 1) {
		const model = units[made % units.length];
		if (!model) throw new Error('The demo agency publishes no unit.');
		catalogue.unit(made < units.length ? model : variation(model, made));
	}
	for (const project of projects) catalogue.project(project);
	for (const text of legal) catalogue.legal(text);
	catalogue.finish({ pulledAt: '2026-01-01T12:00:00.000Z' });
}

const towns = ['Leipzig', 'Hamburg', 'València', 'Dresden', 'Halle', 'Lüneburg'];

/** Outside of projects, which keep their size. */
function variation(model: Unit, n: number): Unit {
	const id = 100_000 + n;
	const titles = Object.entries(model.title).map(([locale, title]) => [locale, `${title} · ${id}`]);
	return {
		...model,
		projectId: undefined,
		id,
		reference: `G-${id}`,
		title: Object.fromEntries(titles),
		place: { ...model.place, city: towns[(n * 7) % towns.length] },
	};
}

function pictures(photos: readonly Photo[]): Map<string, Picture> {
	return new Map(photos.map((photo) => [photoKey(photo), pictureOf(photo)]));
}

function pictureOf({ kind, url, id, caption }: Photo): Picture {
	const base = hashOf(url);
	return {
		...(id !== undefined && { id }),
		...(caption && { caption }),
		kind: kind === 'floorPlan' ? 'floorPlan' : 'photo',
		width: 1600,
		height: 1067,
		colour: '#c8c0b4',
		files: [480, 960, 1600].map((width) => ({ name: `${base}-${width}.avif`, width })),
		jpeg: { name: `${base}-960.jpg`, width: 960 },
	};
}
