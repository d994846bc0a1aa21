import { Image } from '../crm/contract/image.ts';
import { Link } from '../crm/contract/link.ts';
import type { Project as WireProject } from '../crm/contract/project.ts';
import type { Translation } from '../crm/contract/translation.ts';
import type { Unit as WireUnit } from '../crm/contract/unit.ts';
import { decodeRecords, type Problem } from '../crm/decode.ts';
import { quickDecoder } from '../crm/quick-decode.ts';
import { dayOf } from '../domain/day.ts';
import { Locale, type Localised } from '../domain/locale.ts';
import { seatOf } from '../domain/office.ts';
import { ownLocale, type Site } from '../domain/site.ts';
import { publishedFields } from './custom-fields.ts';
import { type Figure, readFigure } from './fields/figure.ts';
import { type FigureField, type FigureRule, figureRules } from './fields/figure-rules.ts';
import type { Numeric } from './fields/number.ts';
import type { HiddenFact } from './hidden/fact.ts';
import { noteWords, type RedactionContext, richText, shortText } from './hidden/texts.ts';
import { photosOf } from './image.ts';
import { linksOf } from './link.ts';

/** Findings about a record while the gate reads it. */
export interface Found {
	readonly problems: Problem[];
	/** Sentences about the record. */
	readonly notes: Set<string>;
	/** What its texts named, although it is hidden. */
	readonly leaked: Set<HiddenFact['what']>;
}

/** Reads the fields of one unit or project, without what is hidden. What has a value that is not shown is noted. */
export type RecordReader = ReturnType<typeof recordReader>;

export interface ReaderOptions {
	readonly site: Site;
	readonly found: Found;
	/** ISO 8601 time, or a day: nothing has happened after it. */
	readonly now: string;
}

export function recordReader(
	of: 'unit' | 'project',
	wire: WireUnit | WireProject,
	facts: readonly HiddenFact[],
	{ site, found, now }: ReaderOptions,
) {
	const today = dayOf(now);
	const own = ownLocale(site);
	const context: RedactionContext = {
		facts,
		note: (sentence, leaked) => {
			found.notes.add(`${of} ${wire.id}: ${sentence}.`);
			if (leaked) found.leaked.add(leaked);
		},
	};
	/** Says what becomes of the words of a field that cannot be read for certain. */
	const doubt = (field: string, why: string) => noteWords(context, field, wire[field], why);
	/** With what is said beside the value. @param rule where the field has another than its own */
	const figure = (
		field: FigureField,
		rule: FigureRule = figureRules[field],
	): Figure | undefined => {
		const read = readFigure(wire[field] as Numeric, rule, own);
		const isToCome =
			typeof read === 'object' &&
			read.value > Number(today.slice(0, 4)) + (rule.yearsAhead ?? Infinity);
		if (read === 'unreadable' || isToCome) {
			const why =
				'which can be read in two ways, or in none that is plausible, and is left out; write it in digits alone in the CRM';
			doubt(field, why);
			return undefined;
		}
		if (read?.saysMore) doubt(field, 'of which only the figure is shown');
		return read;
	};
	/**
	 * One text in all its languages. The record's own text comes before a translation into the same language; of several
	 * fields the first with a text counts.
	 */
	const texts = (
		fields: readonly (keyof Translation & string)[],
		read: (raw: string, locale: Locale) => string | undefined,
	): Localised => {
		const result: Localised = {};
		const take = (locale: Locale, from: Readonly<Record<string, unknown>>) => {
			for (const field of fields) {
				const raw = from[field];
				if (result[locale] !== undefined || typeof raw !== 'string') continue;
				const text = read(raw, locale);
				if (text !== undefined) result[locale] = text;
			}
		};
		take(own, wire);
		for (const translation of wire.translations) {
			const locale = Locale.safeParse(translation.locale.trim().toLowerCase().slice(0, 2));
			if (locale.success) take(locale.data, translation);
		}
		return result;
	};
	const decoded = <T>({ records, problems }: { records: T[]; problems: readonly Problem[] }) => {
		found.problems.push(...problems);
		return records;
	};
	return {
		...context,
		ownLocale: own,
		seat: seatOf(site),
		today,
		doubt,
		figure,
		exact: (field: FigureField, rule?: FigureRule) => figure(field, rule)?.value,
		texts,
		short: (raw: string | null | undefined, field: string) => shortText(raw, field, context),
		/** A heading in all its languages. */
		headings: (name: string, ...fields: (keyof Translation & string)[]) =>
			texts(fields, (raw, locale) => shortText(raw, `${name} (${locale})`, context)),
		/** Paragraphs in all languages. */
		rich: (name: string, ...fields: (keyof Translation & string)[]) =>
			texts(fields, (raw, locale) => richText(raw, `${name} (${locale})`, context)),
		photos: () => {
			const kind = `image of ${of} ${wire.id},`;
			const images = decodeRecords(Image, wire.images ?? [], kind, { quick: quickImage });
			return photosOf(decoded(images), own, context);
		},
		links: () => {
			const links = decodeRecords(Link, wire.links ?? [], `link of ${of} ${wire.id},`);
			return linksOf(decoded(links), context);
		},
		fields: () => {
			const wanted = site.customFields.filter((field) => field.of === of);
			return publishedFields(wire.custom_fields, wanted, context);
		},
	};
}

const quickImage = quickDecoder(Image);

/** A text that is there in a language at least. */
export function ifAny(text: Localised): Localised | undefined {
	return Object.keys(text).length > 0 ? text : undefined;
}
