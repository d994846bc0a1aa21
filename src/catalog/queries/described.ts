import { z } from 'zod';
import { type Described, Feature, UnitKind } from '../../domain/unit.ts';
import { json, localised, optional } from '../store/rows.ts';

/** What makes `Described` of the units on offer, in the order of their ids. @param where which of them */
export const describedSql = (
	where = 'true',
) => `SELECT unit.id, reference, unit.titles AS title, kind, category,
	unit.city, unit.district, project.titles AS project, facts ->> '$.features' AS features
	FROM unit LEFT JOIN project ON project.id = unit.project_id
	WHERE unit.on_offer = 1 AND ${where} ORDER BY unit.id`;

/** Reads rows of `describedSql`. */
export function describedFrom(rows: readonly unknown[]): Described[] {
	return Rows.parse(rows);
}

const Rows: z.ZodType<Described[]> = z.array(
	z.object({
		id: z.int(),
		reference: z.string(),
		title: localised,
		kind: UnitKind,
		category: optional(z.string()),
		city: optional(z.string()),
		district: optional(z.string()),
		project: optional(localised),
		features: json(Feature.array()),
	}),
);
