import type { IndexedUnit } from '../../domain/indexed-unit.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import { columnOf } from '../search-index.ts';
import { type Facet, type Names, slice, type Slice } from './facet.ts';

/** The only value of a box to tick. */
const yes = 'yes';
const yesNames = { de: { yes: 'ja' }, en: { yes: 'yes' }, es: { yes: 'si' } };

interface FlagOptions<Name extends string> {
	readonly name: Name;
	/** Whether a unit is it. */
	is(unit: IndexedUnit): boolean;
	readonly title: MessageKey;
	readonly address: Names;
	/** Whether only phrases ask for it. */
	readonly isUnseen?: boolean;
}

/** A facet that is one box to tick: only units that are it. */
export function flagFacet<Name extends string>({
	name,
	is,
	title,
	address,
	isUnseen = false,
}: FlagOptions<Name>): Facet<Slice<Name, boolean>> {
	return {
		name,
		title,
		keys: [name],
		panel: 'more',
		columns: { [name]: (unit) => Number(is(unit)) },
		fields: { [name]: address },
		valueNames: (locale) => yesNames[locale],
		messages: [title],
		control: { kind: isUnseen ? 'unseen' : 'tick' },
		test({ [name]: wanted }, index) {
			if (!wanted) return undefined;
			const column = columnOf(index, name);
			return (row) => column[row] === 1;
		},
		read: (fields) => slice(name, fields[name]?.[0] === yes ? true : undefined),
		write: ({ [name]: wanted }) => ({ [name]: wanted ? [yes] : undefined }),
		labels({ [name]: wanted }, { say }) {
			return wanted ? [{ words: say(title), rest: slice(name, undefined) }] : [];
		},
		say: (_value, { say }) => say(title),
		count(_field, values, { rows, index }) {
			const column = columnOf(index, name);
			const count = rows.filter((row) => column[row] === 1).length;
			return values.map(() => count);
		},
	};
}

export const groundFloor = flagFacet({
	name: 'groundFloor',
	is: ({ floor }) => floor === 0,
	title: 'filter.groundFloor',
	isUnseen: true,
	address: { de: 'erdgeschoss', en: 'ground-floor', es: 'planta-baja' },
});

/** Reached without climbing stairs: on the ground floor, with a lift, or barrier-free. */
export const withoutStairs = flagFacet({
	name: 'withoutStairs',
	is: ({ floor, features }) =>
		floor === 0 || features.includes('lift') || features.includes('barrierFree'),
	title: 'filter.withoutStairs',
	address: { de: 'ohne-treppen', en: 'no-stairs', es: 'sin-escaleras' },
});

/** Not those that somebody has reserved. */
export const onlyAvailable = flagFacet({
	name: 'onlyAvailable',
	is: (unit) => !unit.reserved,
	title: 'filter.available',
	address: { de: 'nur-freie', en: 'only-available', es: 'solo-disponibles' },
});
