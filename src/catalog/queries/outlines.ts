import { z } from 'zod';
import { Deal, UnitKind } from '../../domain/unit.ts';
import { isReachable } from '../../domain/person.ts';
import { Status } from '../../domain/status.ts';
import { Viewing } from '../../domain/viewing.ts';
import type { Source } from './questions.ts';
import { flag, idsIn, json, localised, optional, type EachRow, type Rows } from '../store/rows.ts';
import { Texts } from '../../storage/sqlite/column.ts';

/** Milliseconds since 1970; 0 stands for unknown. */
const time = z.int().transform((at) => (at === 0 ? undefined : new Date(at).toISOString()));

/** What lists, addresses and the sitemap need of a unit, without its record. */
export const UnitOutline = z.object({
	id: z.int(),
	digest: z.string(),
	onOffer: flag,
	status: Status,
	deal: Deal,
	kind: UnitKind,
	category: optional(z.string()),
	city: optional(z.string()),
	district: optional(z.string()),
	projectId: optional(z.int()),
	reference: z.string(),
	updatedAt: time,
	title: localised,
	/** The first 32 hex digits of the card picture's files. */
	cover: optional(z.string()),
	brokerId: optional(z.int()),
	viewings: optional(json(z.array(Viewing))),
});
export type UnitOutline = z.infer<typeof UnitOutline>;

/** What the page of a unit is planned by. */
export const UnitPage = z.object({
	id: z.int(),
	status: Status,
	title: localised,
	updatedAt: time,
	/** Name of the first picture's JPEG in the media store. */
	picture: optional(z.string()),
});
export type UnitPage = z.infer<typeof UnitPage>;

/** The same of a project. */
export const ProjectOutline = z.object({
	id: z.int(),
	digest: z.string(),
	onOffer: flag,
	deal: Deal,
	city: optional(z.string()),
	district: optional(z.string()),
	title: localised,
	cover: optional(z.string()),
	brokerId: optional(z.int()),
	/** The last change of one of its units, where known. */
	changedAt: time,
});
export type ProjectOutline = z.infer<typeof ProjectOutline>;

/** Units on offer that agree in what lists are made by. */
export const Offer = z.object({
	deal: Deal,
	kind: UnitKind,
	city: optional(z.string()),
	district: optional(z.string()),
	count: z.int(),
	/** The last change of one of them, where known. */
	changedAt: time,
});
export type Offer = z.infer<typeof Offer>;

/** A picture that a page of a unit or project shows. */
const ShownPicture = z.object({
	owner: z.enum(['unit', 'project']),
	id: z.int(),
	/** Name of its JPEG in the media store. */
	jpeg: z.string(),
});
type ShownPicture = z.infer<typeof ShownPicture>;

/** The narrow rows of a catalogue: all that is needed of what is not rendered. */
export function outlinesOf({
	rows,
	eachRow,
	source,
}: {
	readonly rows: Rows;
	readonly eachRow: EachRow;
	readonly source: Pick<Source, 'people' | 'unit'>;
}) {
	const units = (rest: string, parameters?: readonly number[]) =>
		UnitOutline.array().parse(rows(`SELECT ${unitColumns} FROM unit ${rest}`, parameters));
	const projects = (rest: string, parameters?: readonly number[]) =>
		ProjectOutline.array().parse(rows(`SELECT ${projectColumns} FROM project ${rest}`, parameters));
	const ids = (sql: string) => idsIn(rows, sql);
	return {
		/** In the order of `units`, one by one: a large account has 200,000. */
		*units() {
			const sql = `SELECT ${unitColumns} FROM unit ORDER BY created_at DESC, id DESC`;
			for (const row of eachRow(sql)) yield UnitOutline.parse(row);
		},
		/** In the order of `projects`. */
		projects: () => projects('ORDER BY on_offer DESC, id DESC'),
		/** The few columns that plans need of units, of all unless given, in the order of `units`, one by one. */
		*unitPages(ids?: readonly number[]) {
			const some = ids ? 'WHERE unit.id IN (SELECT value FROM json_each(?))' : '';
			const sql = `SELECT unit.id, status, titles AS title, updated_at AS updatedAt,
				lower(hex(base)) || '-' || jpeg_width || '.jpg' AS picture
				FROM unit LEFT JOIN picture ON owner = 'unit' AND picture.id = unit.id AND place = 0
				${some} ORDER BY created_at DESC, unit.id DESC`;
			for (const row of eachRow(sql, ids ? [JSON.stringify(ids)] : [])) yield UnitPage.parse(row);
		},
		/** Lowest first. */
		unitIds: () => ids('SELECT id FROM unit ORDER BY id'),
		/** Those on offer alone. */
		offerIds: () => ids('SELECT id FROM unit WHERE on_offer = 1 ORDER BY id'),
		/** Of those, the ones somebody has reserved. */
		reservedIds: () => ids("SELECT id FROM unit WHERE status = 'reserved' ORDER BY id"),
		/** Which units belong to which project, as far as they belong to one. */
		members: () =>
			Membership.array().parse(
				rows('SELECT id, project_id AS projectId FROM unit WHERE project_id IS NOT NULL'),
			),
		projectIds: () => ids('SELECT id FROM project ORDER BY id'),
		/** The cities of these units. */
		citiesOf: (ids: readonly number[]) =>
			Texts.parse(
				rows(
					`SELECT DISTINCT city FROM unit
					 WHERE city IS NOT NULL AND id IN (SELECT value FROM json_each(?)) ORDER BY city`,
					[JSON.stringify(ids)],
				),
			),
		/** The people who look after units on offer and can be reached, by their ids. */
		reachable: () =>
			// Only the records tell who can be reached; one is read for each person.
			source
				.people()
				.filter(isReachable)
				.toSorted((a, b) => a.id - b.id),
		/** All of one. */
		unitRecord: (id: number) => source.unit(id)?.record,
		unit: (id: number) => units('WHERE id = ?', [id]).at(0),
		project: (id: number) => projects('WHERE id = ?', [id]).at(0),
		/** Units on offer, grouped as lists group them. */
		offers: () =>
			Offer.array().parse(
				rows(`SELECT deal, kind, city, district, count(*) AS count, max(updated_at) AS changedAt
					FROM unit WHERE on_offer = 1 GROUP BY deal, kind, city, district`),
			),
		/** The units on offer that have viewing times, with these. */
		viewings: () =>
			WithViewings.array().parse(
				rows(
					'SELECT id, viewings FROM unit WHERE viewings IS NOT NULL AND on_offer = 1 ORDER BY id',
				),
			),
		/** ISO 8601 time of the last change of a unit of any project, where known. */
		projectChange: () =>
			Changed.parse(
				rows(
					`SELECT coalesce(max(updated_at), 0) AS changedAt FROM unit WHERE project_id IS NOT NULL`,
				)[0],
			).changedAt,
		/** What the names of the files of all pictures begin with, portraits, logos and link previews included. */
		*pictureBases() {
			const sql = 'SELECT DISTINCT lower(hex(base)) AS base FROM picture';
			for (const row of eachRow(sql)) yield PictureBase.parse(row).base;
		},
		/** Pictures in the order in which their page shows them, portraits and logos left out. */
		pictures: (of?: Owner) => {
			const one = of ? `owner = '${of.owner}' AND id = ? AND` : '';
			const sql = `SELECT owner, id, lower(hex(base)) || '-' || jpeg_width || '.jpg' AS jpeg
				FROM picture WHERE ${one} place IS NOT NULL ORDER BY owner, id, place`;
			return ShownPicture.array().parse(rows(sql, of ? [of.id] : []));
		},
	};
}

/** The narrow rows of a catalogue, as plans and checks ask for them. */
export type Outlines = ReturnType<typeof outlinesOf>;

/** Whose pictures are meant; everybody's where it is absent. */
type Owner = Pick<ShownPicture, 'owner' | 'id'>;

const unitColumns = `id, digest, on_offer AS onOffer, status, deal, kind, category, city, district,
	project_id AS projectId, reference, updated_at AS updatedAt, titles AS title, cover,
	broker_id AS brokerId, viewings`;
const projectColumns = `id, digest, on_offer AS onOffer, deal, city, district, titles AS title, cover, broker_id AS brokerId,
	(SELECT coalesce(max(updated_at), 0) FROM unit WHERE project_id = project.id) AS changedAt`;
const PictureBase = z.object({ base: z.string() });
const WithViewings = z.object({ id: z.int(), viewings: json(z.array(Viewing)) });
const Membership = z.object({ id: z.int(), projectId: z.int() });
const Changed = z.object({ changedAt: time });
