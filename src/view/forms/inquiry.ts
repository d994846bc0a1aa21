import type { Locale } from '../../domain/locale.ts';
import type { Unit } from '../../domain/unit.ts';
import { placeName } from '../../i18n/place-name.ts';
import { translator } from '../../i18n/translate.ts';
import { shortFacts } from '../unit/card.ts';
import { kindName } from '../unit/name.ts';

/**
 * Words of the form on a unit's page and of the bar that leads to it, with a message that is complete as it is. By status:
 * an inquiry for a free unit, a waiting list for a reserved one, a search order for one that is sold. No wording may
 * conclude a contract with a broker.
 */
export function unitForm(unit: Unit, locale: Locale) {
	const t = translator(locale);
	const { reference } = unit;
	const message = t('form.message.unit', { reference });
	switch (unit.status) {
		case 'available':
			return { title: t('form.title'), submit: t('form.submit'), bar: t('form.bar'), message };
		case 'reserved': {
			const submit = t('form.submit.reserved');
			return { title: t('form.title.reserved'), submit, bar: submit, message };
		}
		case 'sold':
		case 'reference': {
			const title = t('form.title.similar');
			const similar = t('form.message.criteria', { reference, criteria: criteria(unit, locale) });
			return { title, submit: t('form.submit.search'), bar: title, message: similar };
		}
	}
}

/** "Wohnung in Leipzig-Plagwitz, 88,9 m², 3 Zimmer". */
function criteria(unit: Unit, locale: Locale): string {
	const place = placeName(unit.place, locale);
	const kind = kindName({ kind: unit.kind }, locale);
	const what = place ? translator(locale)('unit.in', { kind, place }) : kind;
	return [what, ...shortFacts(unit, locale).slice(0, 2)].join(', ');
}
