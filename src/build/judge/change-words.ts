import { isDeepStrictEqual } from 'node:util';
import type { Outline } from '../../catalog/queries/changes-to-judge.ts';
import { counted } from '../../domain/sentences/counted.ts';
import type { Money } from '../../domain/money.ts';
import type { Unit } from '../../domain/unit.ts';
import { formatArea, formatMoney } from '../../i18n/format.ts';

/** Diffs are read by the people who run the site, in the language of its code. */
const locale = 'en';

/** The difference of two prices, such as "price −10,000 €", or that it was hidden or told. */
export function priceChange(before: Outline, after: Outline): string | undefined {
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
export function otherChanges(before: Unit, after: Unit): string[] {
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
export function areaChange(
	{ area: before }: Outline,
	{ area: after }: Outline,
): string | undefined {
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
export function isSame(one: unknown, other: unknown): boolean {
	return isDeepStrictEqual(written(one), written(other));
}

function written(value: unknown): unknown {
	return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
