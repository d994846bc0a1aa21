import { PriceBound } from '../../domain/price.ts';
import { UnitKind } from '../../domain/unit.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import { boundWords } from '../bound-words.ts';

const ownWords = [
	'map.title',
	'map.surface',
	'map.close',
	'map.skip',
	'map.move',
	'map.cluster',
	'map.units',
	'map.stack',
	'map.zoomIn',
	'map.zoomOut',
	'map.rough',
	'map.request',
	'map.million',
	'map.failed',
	'map.inView.one',
	'map.inView.other',
	'map.consent',
	'map.privacy',
	'map.selected',
	'map.hideCard',
	'map.places',
	'map.area.draw',
	'map.area.more',
	'map.area.hint',
	'map.area.square',
	'map.area.cancel',
	'map.area.change.one',
	'map.area.change.other',
	'map.area.remove.one',
	'map.area.remove.other',
	'map.area.add',
	'map.area.drop',
	'map.area.done',
	'map.area.full',
	'map.area.least',
	'map.area.corners',
	'map.area.corner',
	'map.area.place',
	'map.area.directions',
	'map.area.middle',
	'unit.status.reserved',
	'unit.onRequest',
	'unit.perMonth',
	'embed.once',
	'embed.always',
] as const satisfies readonly MessageKey[];

const namedWords = [
	...PriceBound.options.map((bound) => boundWords[bound]),
	...UnitKind.options.map((kind) => `kind.${kind}` as const),
];

export type MapWords = (typeof ownWords | typeof namedWords)[number];

/** Words that the script of the list's map says. */
export const mapWords: readonly MapWords[] = [...ownWords, ...namedWords];
