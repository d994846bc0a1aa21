import { z } from 'zod';
import type { Broker } from '../../domain/person.ts';
import type { LegalKind, LegalText } from '../../domain/legal.ts';
import { type Described, UnitKind, type Unit } from '../../domain/unit.ts';
import type { IndexedUnit, OfferedPlace } from '../../domain/indexed-unit.ts';
import type { PriceBand } from '../../domain/price.ts';
import type { Project } from '../../domain/project.ts';
import type { Likeness, UnitFilter } from './unit-filter.ts';

/** A part of a list; `offset` counts from 0. */
export interface Range {
	readonly offset: number;
	readonly limit: number;
}

export const CityCount = z.object({ city: z.string(), count: z.int() });
export type CityCount = z.infer<typeof CityCount>;
export const DistrictCount = z.object({ district: z.string(), count: z.int() });
export type DistrictCount = z.infer<typeof DistrictCount>;
export const KindCount = z.object({ kind: UnitKind, count: z.int() });
export type KindCount = z.infer<typeof KindCount>;

/** A record with the digest of what it holds. */
export interface Found<T> {
	readonly digest: string;
	readonly record: T;
}

/**
 * Everything that can be asked of a catalogue, in the form in which it is answered: pages read through
 * nothing else, so whoever wraps these functions knows all that a page was made from.
 */
export interface Source {
	unit(id: number): Found<Unit> | undefined;
	project(id: number): Found<Project> | undefined;
	legal(kind: LegalKind): Found<LegalText> | undefined;
	/** Ids, in the order of the filter. */
	ids(filter: UnitFilter, range?: Range): readonly number[];
	count(filter: UnitFilter): number;
	cities(filter: UnitFilter): readonly CityCount[];
	kinds(filter: UnitFilter): readonly KindCount[];
	districts(filter: UnitFilter): readonly DistrictCount[];
	/**
	 * Whether a list of units on offer has as many as `least`, and what is in the same city and would stand in a
	 * wider list does not all stand in this one.
	 */
	fills(facet: UnitFilter, least: number): boolean;
	/** Whether units lie in more than one city, or in one and who knows where. */
	spreads(filter: UnitFilter): boolean;
	/** Ids of the units a visitor may look at instead. */
	similar(like: Likeness, limit: number): readonly number[];
	/** Ids, those with units on offer first. */
	projects(): readonly number[];
	/** Those who look after units on offer, as the unit that changed last names them; by their names. */
	people(): readonly Broker[];
	/** Ids of the units on offer that a person looks after, newest first; at the end, if it is wanted, what is reserved. */
	person(id: number, freeFirst: boolean): readonly number[];
	/** What all units on offer, or those of a city, are chosen by, in the order of their ids; '' stands for no city. */
	indexedUnits(city?: string): readonly IndexedUnit[];
	/** What they are called. */
	described(city?: string): readonly Described[];
	/** Where units are on offer, how many, and what else a visitor can name of it; by city and district. */
	places(): readonly OfferedPlace[];
	/** What a square metre is asked for where at least so many homes are for sale. */
	priceBands(least: number): readonly PriceBand[];
	/** Ids of the units on offer from one id up to another, which is left out; the highest first. */
	between(from: number, to: number): readonly number[];
	/** Ids of the units on offer that have viewing times. */
	viewings(): readonly number[];
	/** Whether a unit came within the fortnight before the last change of the catalogue. */
	isNew(unit: number): boolean;
}

/** A question as it is written down: its name and what is given with it. */
export type Question = {
	[Name in keyof Source]: [Name, ...Parameters<Source[Name]>];
}[keyof Source];

/**
 * Reads a question that this program has written down, as it is: a large site has 100,000, and to try each against
 * every shape costs as much as to render it a page.
 */
export function readQuestion(name: string): Question {
	return Written.parse(JSON.parse(name));
}

const Written = z.custom<Question>();
