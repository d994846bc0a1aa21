import { isDeepStrictEqual } from 'node:util';
import type {
	BeforeAfter,
	ChangedUnit,
	Changes,
	Outline,
} from '../../catalog/queries/changes-to-judge.ts';
import { showsAddress } from './loss-guard.ts';
import type { Locale, Localised } from '../../domain/locale.ts';
import { speak } from '../../domain/spoken.ts';
import type { Project } from '../../domain/project.ts';
import type { Unit } from '../../domain/unit.ts';
import { inSharedLanguages, languageChanges, type SiteLanguages } from './site-languages.ts';
import { counted } from '../../domain/sentences/counted.ts';
import type { Money } from '../../domain/price.ts';
import { formatArea, formatMoney } from '../../i18n/format.ts';

/** What a build changes of the site, for people. */
export interface Diff {
	readonly sections: readonly Section[];
	/** What the CRM's data lacks or has wrong, a sentence each, with the CRM's id. */
	readonly problems: readonly string[];
	/** Whether all was read, so that these are the problems of all units. */
	readonly isWhole: boolean;
	/** Whether units that were there before could be compared with what they were. */
	readonly isCompared: boolean;
	/** Units published before and after. */
	readonly before: number;
	readonly after: number;
}

interface Section {
	readonly title: string;
	/** "4711 · K-12 · Loft am Kanal: price −10,000 €" */
	readonly lines: readonly string[];
	readonly count: number;
}

interface DiffOptions {
	readonly locale: Locale;
	/** The public records of a changed unit, for what its narrow row does not tell. */
	readonly records: (id: number) => BeforeAfter<Unit> | undefined;
	/** The public records of a changed project. */
	readonly projectRecords?: (id: number) => BeforeAfter<Project> | undefined;
	/** Where they have changed, that is said once, and not of each unit that differs in nothing else. */
	readonly languages?: SiteLanguages | undefined;
	readonly problems: readonly string[];
	/** Whether all was read. */
	readonly isWhole: boolean;
	/** Not when the data of the live release are missing, as after a rollback. */
	readonly isCompared: boolean;
	/** What a project is called, or was. */
	readonly projectTitles: (id: number) => Localised | undefined;
}

/** Lines of one section; of more changes the rest is counted. */
const shown = 100;

/** Puts the changes of a build into words: new, reserved, sold, changed, removed, newly hidden or shown. */
export function describeChanges(changes: Changes, given: DiffOptions): Diff {
	const { added, removed, changed, before, after, projects } = changes;
	const { languages } = given;
	const languageLines = languages ? languageChanges(languages) : [];
	const options = languages && languageLines.length > 0 ? sharing(given, languages) : given;
	const differs = (found: BeforeAfter<unknown> | undefined) =>
		languageLines.length === 0 || !found || !isSame(found.before, found.after);
	const line = (unit: Outline, details: readonly string[] = []) => {
		const title = speak(unit.titles, options.locale, options.locale)?.text;
		const name = [unit.id, unit.reference, title].filter(Boolean).join(' · ');
		return details.length > 0 ? `${name}: ${details.join(', ')}` : name;
	};
	const moved = (to: Outline['status'], verb: string): Section =>
		section(
			verb,
			changed.filter((unit) => unit.before.status !== to && unit.after.status === to),
			(unit) => line(unit.after, details(unit, options)),
		);
	const stayed = changed.filter(
		(unit) => unit.before.status === unit.after.status && differs(options.records(unit.after.id)),
	);
	const project = (id: number) => {
		const title = speak(options.projectTitles(id) ?? {}, options.locale, options.locale)?.text;
		return [id, title].filter(Boolean).join(' · ');
	};
	return {
		before,
		after,
		problems: options.problems,
		isWhole: options.isWhole,
		isCompared: options.isCompared,
		sections: [
			section('Languages of the site', languageLines, (text) => text),
			section('New', added, (unit) => line(unit)),
			moved('available', 'Available again'),
			moved('reserved', 'Reserved'),
			moved('sold', 'Sold or let'),
			moved('reference', 'Kept as a reference'),
			section('Changed', stayed, (unit) => line(unit.after, details(unit, options))),
			section(
				'Address newly hidden',
				changed.filter((unit) => !unit.before.hidden && unit.after.hidden),
				({ after: unit }) => line(unit),
			),
			section('Address newly shown', changed.filter(showsAddress), ({ after: unit }) => line(unit)),
			section('Removed', removed, (unit) => line(unit)),
			section('New projects', projects.added, project),
			section(
				'Changed projects',
				projects.changed.filter((id) => differs(options.projectRecords?.(id))),
				project,
			),
			section('Projects removed', projects.removed, project),
		].filter(({ count }) => count > 0),
	};
}

/** Compares records only by the texts in languages that the site had and still has. */
function sharing(options: DiffOptions, languages: SiteLanguages): DiffOptions {
	const shared = <T>(found: BeforeAfter<T> | undefined): BeforeAfter<T> | undefined =>
		found && {
			before: inSharedLanguages(found.before, languages),
			after: inSharedLanguages(found.after, languages),
		};
	const { records, projectRecords } = options;
	return {
		...options,
		records: (id) => shared(records(id)),
		projectRecords: (id) => shared(projectRecords?.(id)),
	};
}

function details({ before, after }: ChangedUnit, { records }: DiffOptions): string[] {
	const found = records(after.id);
	return [
		priceChange(before, after),
		areaChange(before, after),
		...(found ? otherChanges(found.before, found.after) : []),
	].filter((text) => text !== undefined);
}

function section<T>(title: string, all: readonly T[], line: (each: T) => string): Section {
	const lines = all.slice(0, shown).map(line);
	const more = all.length - lines.length;
	return { title, lines: more > 0 ? [...lines, `and ${more} more`] : lines, count: all.length };
}

/** Diffs are read by the people who run the site, in the language of its code. */
const locale = 'en';

/** The difference of two prices, such as "price −10,000 €", or that it was hidden or shown. */
function priceChange(before: Outline, after: Outline): string | undefined {
	const [old, now] = [priceOf(before), priceOf(after)];
	if (!old && !now) return undefined;
	if (!now) return 'price now on request';
	const price = formatMoney(now, locale);
	if (!old) return `price now told: ${price}`;
	if (old.currency !== now.currency) return `price ${price} instead of ${formatMoney(old, locale)}`;
	const cents = now.cents - old.cents;
	if (cents === 0) return undefined;
	const sign = cents > 0 ? '+' : '−';
	const difference = formatMoney({ cents: Math.abs(cents), currency: now.currency }, locale);
	return `price ${sign}${difference}, now ${price}`;
}

/** What a visitor sees differently of a unit besides its price and status, in a few words each. */
function otherChanges(before: Unit, after: Unit): string[] {
	const [had, has] = [photoIds(before), photoIds(after)];
	const added = [...has].filter((photo) => !had.has(photo)).length;
	const removed = [...had].filter((photo) => !has.has(photo)).length;
	const named = watched.filter((key) => !isSame(before[key], after[key])).map((key) => words[key]);
	return [
		...named,
		...(added > 0 ? [`${counted(added, 'photo')} added`] : []),
		...(removed > 0 ? [`${counted(removed, 'photo')} removed`] : []),
	];
}

/** "from 80 m² to 82 m²" */
function areaChange({ area: before }: Outline, { area: after }: Outline): string | undefined {
	if (before === after) return undefined;
	if (after === null) return 'area no longer told';
	const now = formatArea(after, locale);
	return before === null ? `area now told: ${now}` : `area ${formatArea(before, locale)} → ${now}`;
}

const words = {
	title: 'title',
	description: 'description',
	location: 'location text',
	furnishing: 'furnishing text',
	other: 'other text',
	place: 'address',
	rooms: 'rooms',
	availableFrom: 'availability',
	features: 'features',
	energy: 'energy data',
	costs: 'costs',
	links: 'links',
	broker: 'contact person',
	kind: 'kind',
	deal: 'buy or rent',
	projectId: 'project',
	fields: 'custom fields',
} as const satisfies Partial<Record<keyof Unit, string>>;
const watched = Object.keys(words).filter((key): key is keyof typeof words => key in words);

function photoIds({ pictures }: Unit): Set<string> {
	return new Set(pictures.map(({ id, jpeg }) => `${id ?? ''} ${jpeg.name}`));
}

function priceOf({ cents, currency }: Outline): Money | undefined {
	return cents !== null && currency !== null ? { cents, currency } : undefined;
}

/** Whether two records, or parts of them, say the same, in whatever order they say it. */
function isSame(one: unknown, other: unknown): boolean {
	return isDeepStrictEqual(written(one), written(other));
}

function written(value: unknown): unknown {
	return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
