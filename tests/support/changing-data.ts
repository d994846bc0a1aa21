import * as fc from 'fast-check';
import type { LegalText } from '../../src/domain/legal.ts';
import type { Picture } from '../../src/domain/pictures/picture.ts';
import type { Project } from '../../src/domain/project.ts';
import type { Unit } from '../../src/domain/unit.ts';
import { publicProjectOf, publicUnitOf } from './catalogue.ts';

/** What a company publishes at one moment. */
export interface PublicData {
	readonly units: ReadonlyMap<number, Unit>;
	readonly projects: ReadonlyMap<number, Project>;
	readonly legal: readonly LegalText[];
}

/** Something that happens to one unit, to a project, or to the company's texts. */
export type Change =
	| { readonly of: 'unit'; readonly id: number; readonly to: Partial<Unit> }
	| { readonly of: 'removal'; readonly id: number }
	| { readonly of: 'project'; readonly id: number; readonly to: Partial<Project> | undefined }
	| { readonly of: 'legal'; readonly html: string | undefined };

const unitIds = fc.integer({ min: 1, max: 14 });
const projectIds = fc.integer({ min: 1, max: 2 });
const day = (days: number) => new Date(Date.UTC(2026, 9, 1 + days)).toISOString();
const days = fc.integer({ min: 0, max: 40 }).map(day);
const cents = fc.integer({ min: 20, max: 40 }).map((tens) => tens * 1_000_000);
const names = fc.constantFrom('Loft', 'Altbau', 'Haus am See');
const picture = fc.constantFrom('a', 'b', 'c').map((digit): Picture => {
	const file = (ending: string) => ({ name: `${digit.repeat(32)}-${ending}`, width: 960 });
	const files = [file('960.avif')];
	const size = { width: 960, height: 640 };
	return { kind: 'photo', colour: '#aabbcc', ...size, files, jpeg: file('960.jpg') };
});

const people = fc
	.record({ id: fc.integer({ min: 61, max: 63 }), name: fc.constantFrom('Rey', 'Hallmann') })
	// Nobody has a page without a way to be reached.
	.map((broker): NonNullable<Unit['broker']> => ({ ...broker, email: 'rey@site.example' }));

/**
 * What may change of a unit: who looks after it, an edit, its status, photos, languages, its price, its project,
 * its age.
 */
const edits = fc.oneof<fc.Arbitrary<Partial<Unit>>[]>(
	fc.lorem({ maxCount: 3 }).map((text) => ({ description: { de: `<p>${text}</p>` } })),
	names.map((name) => ({ title: { de: name } })),
	names.map((name) => ({ title: { de: name, en: `${name} in English` } })),
	fc.constantFrom('available', 'reserved', 'sold', 'reference').map((status) => ({ status })),
	fc.array(picture, { maxLength: 3 }).map((pictures) => ({ pictures })),
	cents.map((of) => ({ price: { kind: 'purchase', amount: { cents: of, currency: 'EUR' } } })),
	fc.constant({ price: { kind: 'onRequest' } }),
	fc.option(projectIds, { nil: undefined }).map((projectId) => ({ projectId })),
	fc.constantFrom('apartment', 'house').map((kind) => ({ kind })),
	fc.constantFrom('buy', 'rent').map((deal) => ({ deal })),
	fc
		.record({
			city: fc.constantFrom('Jena', 'Erfurt'),
			district: fc.constantFrom('Mitte', 'Nord', undefined),
		})
		.map(({ city, district }) => ({ place: { city, ...(district && { district }) } })),
	fc.integer({ min: 0, max: 3 }).map((floor) => ({ floor })),
	fc.integer({ min: 4, max: 9 }).map((tens) => ({ areas: { living: tens * 10 } })),
	days.map((createdAt) => ({ createdAt })),
	days.map((updatedAt) => ({ updatedAt })),
	fc.option(people, { nil: undefined }).map((broker) => ({ broker })),
);

export const changes: fc.Arbitrary<Change> = fc.oneof(
	{ weight: 12, arbitrary: fc.record({ of: fc.constant('unit'), id: unitIds, to: edits }) },
	{ weight: 3, arbitrary: fc.record({ of: fc.constant('removal'), id: unitIds }) },
	{
		weight: 4,
		arbitrary: fc.record({
			of: fc.constant('project'),
			id: projectIds,
			to: fc.option(
				names.map((name) => ({ title: { de: name } })),
				{ nil: undefined },
			),
		}),
	},
	{
		weight: 1,
		arbitrary: fc.record({
			of: fc.constant('legal'),
			html: fc.option(fc.lorem({ maxCount: 2 }), { nil: undefined }),
		}),
	},
);

/** A company of ten units, two projects and one text. */
export const startingData: PublicData = {
	units: new Map(
		Array.from({ length: 10 }, (_, at) => {
			const id = at + 1;
			return [
				id,
				publicUnitOf(id, {
					createdAt: day(at * 3),
					updatedAt: day(at * 3),
					price: { kind: 'purchase', amount: { cents: 30_000_000 + id * 100, currency: 'EUR' } },
					place: { city: 'Jena', district: at % 3 === 0 ? 'Nord' : 'Mitte' },
					areas: { living: 45 + at * 5 },
					...(at % 3 === 1 && { price: { kind: 'onRequest' } as const }),
					...(at > 7 && { kind: 'house' as const }),
					...(at % 4 === 0 && { projectId: 1 }),
					...(at % 3 === 0 && {
						broker: { id: 61 + (at % 2), name: 'Rey', email: 'rey@site.example' },
					}),
				}),
			];
		}),
	),
	projects: new Map([1, 2].map((id) => [id, publicProjectOf(id)])),
	legal: [{ kind: 'imprint', html: { de: '<p>Impressum</p>' } }],
};

/** The data after a change. A unit that is edited while it is not there comes back. */
export function afterChange(data: PublicData, change: Change): PublicData {
	const { units, projects } = data;
	switch (change.of) {
		case 'unit': {
			const unit = units.get(change.id) ?? publicUnitOf(change.id);
			return { ...data, units: new Map(units).set(change.id, { ...unit, ...change.to }) };
		}
		case 'removal':
			return { ...data, units: without(units, change.id) };
		case 'project': {
			if (!change.to) return { ...data, projects: without(projects, change.id) };
			const project = projects.get(change.id) ?? publicProjectOf(change.id);
			return { ...data, projects: new Map(projects).set(change.id, { ...project, ...change.to }) };
		}
		case 'legal':
			return {
				...data,
				legal: change.html === undefined ? [] : [{ kind: 'imprint', html: { de: change.html } }],
			};
	}
}

function without<T>(map: ReadonlyMap<number, T>, id: number): Map<number, T> {
	return new Map([...map].filter(([other]) => other !== id));
}
