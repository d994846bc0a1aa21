import type { Locale } from '../../domain/locale.ts';
import { isoDay } from '../../search/free-days.ts';
import type { FilterPart, Span } from '../../search/filter.ts';
import { fill } from '../fill.ts';
import { withPlaces, type Choice } from './choice.ts';
import type { FilterSettings } from './settings.ts';
import { stepIn } from './steps.ts';

/** A part of what is chosen, in words. */
export interface Label {
	readonly part: FilterPart;
	readonly words: string;
	/** What remains when only this is taken away. */
	readonly rest: Choice;
}

/** All that is chosen but for buying or renting, one word or span each. */
export function labelsOf(
	choice: Choice,
	{
		form,
		settings,
	}: {
		readonly form: HTMLFormElement;
		readonly settings: FilterSettings;
	},
): Label[] {
	const { filter } = choice;
	const { words, locale } = settings;
	const without = (change: Partial<Choice['filter']>): Choice => ({
		...choice,
		page: 1,
		filter: { ...filter, ...change },
	});
	const named = (name: string, value: string) =>
		form.querySelector(`[name="${name}"][value="${CSS.escape(value)}"] + span`)?.textContent ??
		value;
	const span = (part: 'price' | 'area' | 'plot'): Label[] => {
		const say = (end: 'From' | 'To', value: number) => stepIn(form, `${part}${end}`, value);
		const text = spanWords(filter[part], { say, settings });
		if (text === undefined) return [];
		const label = part === 'plot' ? fill(words.plot, { span: text }) : text;
		return [{ part, words: label, rest: without({ [part]: undefined }) }];
	};
	const each = <T extends string | number>(
		part: 'kinds' | 'features' | 'projects',
		{ list, name }: { readonly list: readonly T[] | undefined; readonly name: string },
	): Label[] =>
		(list ?? []).map((value) => ({
			part,
			words: named(name, String(value)),
			rest: without({ [part]: list?.filter((one) => one !== value) }),
		}));
	const kilometres = filter.radius ? ` ${fill(words.kilometres, { n: filter.radius })}` : '';
	const { places = [] } = filter;
	return [
		...places.map((place) => ({
			part: 'places' as const,
			words: `${place.district ?? place.city}${kilometres}`,
			rest: {
				...choice,
				page: 1,
				filter: withPlaces(
					filter,
					places.filter((one) => one !== place),
				),
			},
		})),
		...each('kinds', { list: filter.kinds, name: 'kind' }),
		...each('projects', { list: filter.projects, name: 'project' }),
		...span('price'),
		...(filter.rooms?.from
			? [
					{
						part: 'rooms' as const,
						words: fill(words.rooms, { n: roomsIn(filter.rooms.from, locale) }),
						rest: without({ rooms: undefined }),
					},
				]
			: []),
		...span('area'),
		...span('plot'),
		...each('features', { list: filter.features, name: 'feature' }),
		...(filter.energyClass
			? [
					{
						part: 'energyClass' as const,
						words: fill(words.energyClass, { class: filter.energyClass }),
						rest: without({ energyClass: undefined }),
					},
				]
			: []),
		...(filter.freeBy
			? [
					{
						part: 'freeBy' as const,
						words:
							filter.freeBy <= isoDay(new Date())
								? words.freeNow
								: fill(words.freeBy, { date: stepIn(form, 'freeBy', filter.freeBy) }),
						rest: without({ freeBy: undefined }),
					},
				]
			: []),
		...(filter.onlyAvailable
			? [
					{
						part: 'onlyAvailable' as const,
						words: named('available', 'yes'),
						rest: without({ onlyAvailable: undefined }),
					},
				]
			: []),
		...(choice.words
			? [
					{
						part: 'found' as const,
						words: fill(words.words, { words: choice.words }),
						rest: { ...without({ found: undefined }), words: '' },
					},
				]
			: []),
	];
}

/** "2,5". */
function roomsIn(rooms: number, locale: Locale): string {
	return locale === 'en' ? String(rooms) : String(rooms).replace('.', ',');
}

/** "bis 400.000 €", "ab 60 m²", "200.000–400.000 €". */
function spanWords(
	span: Span | undefined,
	{
		say,
		settings,
	}: {
		readonly say: (end: 'From' | 'To', value: number) => string;
		readonly settings: FilterSettings;
	},
): string | undefined {
	const { words } = settings;
	if (span?.from !== undefined && span.to !== undefined) {
		const [from, to] = [say('From', span.from), say('To', span.to)];
		const [, unit = ''] = /(\s\D+)$/.exec(to) ?? [];
		const start = unit && from.endsWith(unit) ? from.slice(0, -unit.length) : from;
		return `${start}\u2009–\u2009${to}`;
	}
	if (span?.from !== undefined) return fill(words.from, { value: say('From', span.from) });
	if (span?.to !== undefined) return fill(words.to, { value: say('To', span.to) });
	return undefined;
}
