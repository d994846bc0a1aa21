import { z } from 'zod';
import type { Described } from '../domain/described.ts';
import { Localised } from '../domain/localised.ts';
import { Feature, UnitKind } from '../domain/unit.ts';

/** What makes `Described` of the units on offer, in the order of their ids. */
export const describedSql = `SELECT unit.id, reference, unit.titles AS title, kind, category,
	unit.city, unit.district, project.titles AS project, features
	FROM unit LEFT JOIN project ON project.id = unit.project_id
	WHERE unit.on_offer = 1 ORDER BY unit.id`;

/** Reads rows of `describedSql`. */
export function describedFrom(rows: readonly unknown[]): Described[] {
	return Rows.parse(rows);
}

const json = <T extends z.ZodType>(schema: T) =>
	z.string().transform((text) => schema.parse(JSON.parse(text)));
const absent = <T extends z.ZodType>(schema: T) =>
	schema.nullable().transform((value) => value ?? undefined);

const Rows: z.ZodType<Described[]> = z.array(
	z.object({
		id: z.int(),
		reference: z.string(),
		title: json(Localised),
		kind: UnitKind,
		category: absent(z.string()),
		city: absent(z.string()),
		district: absent(z.string()),
		project: absent(json(Localised)),
		features: json(Feature.array()),
	}),
);
