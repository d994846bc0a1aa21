import type { Locale } from '../../domain/locale.ts';
import { PriceBound } from '../../domain/price.ts';
import { UnitKind } from '../../domain/unit.ts';
import { once } from '../../i18n/once.ts';
import { translator } from '../../i18n/translate.ts';
import { boundWords } from '../bound-words.ts';

const keys = [
	'title',
	'surface',
	'close',
	'skip',
	'move',
	'cluster',
	'units',
	'stack',
	'zoomIn',
	'zoomOut',
	'rough',
	'request',
	'million',
	'failed',
	'inView.one',
	'inView.other',
	'consent',
	'privacy',
	'selected',
	'hideCard',
	'places',
] as const;

/** Words that the script of the list's map shows. */
export type MapWords = Readonly<Record<(typeof keys)[number], string>> & {
	readonly reserved: string;
	readonly onRequest: string;
	readonly perMonth: string;
	readonly bounds: Readonly<Record<PriceBound, string>>;
	readonly once: string;
	readonly always: string;
	/** Names of the kinds of units. */
	readonly kinds: Readonly<Record<string, string>>;
};

/** The map's words as JSON. */
export const mapWords = once((locale: Locale): string => {
	const t = translator(locale);
	const words = Object.fromEntries(keys.map((key) => [key, t(`map.${key}`)]));
	return JSON.stringify({
		...words,
		reserved: t('unit.status.reserved'),
		onRequest: t('unit.onRequest'),
		perMonth: t('unit.perMonth'),
		bounds: Object.fromEntries(PriceBound.options.map((bound) => [bound, t(boundWords[bound])])),
		once: t('embed.once'),
		always: t('embed.always'),
		kinds: Object.fromEntries(UnitKind.options.map((kind) => [kind, t(`kind.${kind}`)])),
	});
});
