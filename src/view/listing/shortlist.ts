import type { Locale } from '../../domain/locale.ts';
import { Feature } from '../../domain/unit.ts';
import { formatDate } from '../../i18n/format.ts';
import { once } from '../../i18n/once.ts';
import { translator, type MessageKey } from '../../i18n/translate.ts';

const keys = {
	one: 'shortlist.number.one',
	other: 'shortlist.number.other',
	loading: 'shortlist.loading',
	askAll: 'shortlist.ask',
	askSome: 'shortlist.askSome',
	remove: 'shortlist.remove',
	removeUnit: 'shortlist.removeUnit',
	removed: 'shortlist.removed',
	undo: 'shortlist.undo',
	gone: 'shortlist.gone',
	compare: 'shortlist.compare',
	compareUnit: 'shortlist.compareUnit',
	hint: 'shortlist.compareHint',
	most: 'shortlist.compareMost',
	note: 'shortlist.note',
	noteKept: 'shortlist.noteKept',
	differs: 'shortlist.differs',
	yes: 'shortlist.yes',
	unknown: 'shortlist.unknown',
	notDue: 'shortlist.notDue',
	importOne: 'shortlist.import.one',
	importOther: 'shortlist.import.other',
	price: 'filter.price',
	monthly: 'monthly.total',
	perArea: 'unit.pricePerSquareMetre',
	picture: 'shortlist.picture',
	noPicture: 'unit.noPicture',
	plan: 'unit.floorPlans',
	planOf: 'unit.floorPlanOf',
	noPlan: 'shortlist.noPlan',
	place: 'shortlist.place',
	status: 'shortlist.status',
	free: 'unit.status.available',
	reserved: 'unit.status.reserved',
	area: 'unit.area.other',
	rooms: 'unit.rooms',
	bedrooms: 'unit.bedrooms',
	plot: 'unit.plot',
	floor: 'unit.floor',
	energy: 'shortlist.energy',
	noCertificate: 'shortlist.noCertificate',
	available: 'unit.available',
	now: 'unit.available.now',
	from: 'unit.available.from',
} as const satisfies Readonly<Record<string, MessageKey>>;

/** Words of the shortlist's script. `days` holds a date pattern for each month: "{d}. Januar {y}". */
export type ShortlistWords = Readonly<Record<keyof typeof keys, string>> & {
	readonly features: Readonly<Record<Feature, string>>;
	readonly days: readonly string[];
};

/** The shortlist's words as JSON. */
export const shortlistWords = once((locale: Locale): string => {
	const t = translator(locale);
	const features = Feature.options.map((feature) => [feature, t(`feature.${feature}`)]);
	return JSON.stringify({
		...Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, t(key)])),
		features: Object.fromEntries(features),
		days: days(locale),
	});
});

function days(locale: Locale): string[] {
	return Array.from({ length: 12 }, (_, month) =>
		formatDate(new Date(Date.UTC(2001, month, 9)).toISOString(), locale)
			.replace('2001', '{y}')
			.replace('9', '{d}'),
	);
}
