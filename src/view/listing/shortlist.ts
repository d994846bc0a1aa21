import type { MessageKey } from '../../i18n/translate.ts';

/** The words of the shortlist's script. */
export const shortlistWords = [
	'shortlist.number.one',
	'shortlist.number.other',
	'shortlist.loading',
	'shortlist.ask',
	'shortlist.askSome',
	'shortlist.remove',
	'shortlist.removeUnit',
	'shortlist.removed',
	'shortlist.undo',
	'shortlist.gone',
	'shortlist.compare',
	'shortlist.compareUnit',
	'shortlist.compareHint',
	'shortlist.compareMost',
	'shortlist.note',
	'shortlist.noteKept',
	'shortlist.differs',
	'shortlist.yes',
	'shortlist.unknown',
	'shortlist.notDue',
	'shortlist.import.one',
	'shortlist.import.other',
	'shortlist.picture',
	'shortlist.noPlan',
	'unit.noPicture',
	'unit.floorPlans',
	'unit.floorPlanOf',
] as const satisfies readonly MessageKey[];

export type ShortlistWords = (typeof shortlistWords)[number];
