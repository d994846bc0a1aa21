import type { OpenCatalogue } from '../catalog/queries.ts';
import { LegalKind } from '../domain/legal.ts';
import type { Picture } from '../domain/picture.ts';
import { isOnOffer } from '../domain/status.ts';
import type { Unit } from '../domain/unit.ts';
import { mediaPath, type Route } from '../i18n/paths.ts';
import { listingPages, type Listing } from './listings.ts';

/** One page of the site, in whatever language. */
export interface PlannedRoute {
	readonly route: Route;
	/** Whether search engines are invited; errors and answers to a form are not. */
	readonly indexed: boolean;
	/** ISO 8601 time of the last change of what it shows, where known. */
	readonly changedAt?: string | undefined;
	/** Paths of its pictures within the site. */
	readonly pictures?: readonly string[] | undefined;
}

/** Every page the site consists of. */
export function plannedRoutes(catalogue: OpenCatalogue): PlannedRoute[] {
	const units = catalogue.units();
	const offered = units.filter(({ status }) => isOnOffer(status));
	return [
		shown({ kind: 'home' }, { changedAt: lastChange(offered) }),
		...listings(catalogue, offered),
		shown({ kind: 'projects' }, { changedAt: lastChange(units.filter(isInProject)) }),
		...catalogue.projects().map(({ id, title, pictures }) => {
			const own = units.filter(({ projectId }) => projectId === id);
			return shown(
				{ kind: 'project', id, title },
				{ changedAt: lastChange(own), pictures: paths(pictures) },
			);
		}),
		...units.map(({ id, title, updatedAt: changedAt, status, pictures }) => {
			const visible = isOnOffer(status) ? pictures : pictures.slice(0, 1);
			return shown({ kind: 'unit', id, title }, { changedAt, pictures: paths(visible) });
		}),
		shown({ kind: 'contact' }),
		...LegalKind.options.map((legal) => shown({ kind: 'legal', legal })),
		{ route: { kind: 'inquiry' }, indexed: false },
		{ route: { kind: 'thanks' }, indexed: false },
		{ route: { kind: 'notFound' }, indexed: false },
	];
}

/** The pages of one list share their date, so it is looked for once for each list. */
function listings(catalogue: OpenCatalogue, offered: readonly Unit[]): PlannedRoute[] {
	const lists = Map.groupBy(listingPages(catalogue), ({ deal, unitKind, city }) =>
		JSON.stringify([deal, unitKind, city]),
	);
	return [...lists.values()].flatMap((pages) => {
		const changedAt = lastChange(offered.filter((unit) => isListed(unit, pages[0])));
		return pages.map((route) => shown(route, { changedAt }));
	});
}

function isListed({ deal, kind, place }: Unit, list: Listing | undefined): boolean {
	if (deal !== list?.deal) return false;
	const { unitKind = kind, city = place.city } = list;
	return kind === unitKind && place.city === city;
}

function shown(
	route: Route,
	about: Pick<PlannedRoute, 'changedAt' | 'pictures'> = {},
): PlannedRoute {
	return { route, indexed: true, ...about };
}

function isInProject({ projectId }: Unit): boolean {
	return projectId !== undefined;
}

function paths(pictures: readonly Picture[]): string[] {
	return pictures.map(({ jpeg }) => mediaPath(jpeg.name));
}

function lastChange(units: readonly Unit[]): string | undefined {
	const times = units.flatMap(({ updatedAt }) => (updatedAt ? [Date.parse(updatedAt)] : []));
	if (times.length === 0) return undefined;
	return new Date(times.reduce((last, time) => Math.max(last, time))).toISOString();
}
