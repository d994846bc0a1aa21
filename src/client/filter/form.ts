import type { Money } from '../../domain/money.ts';
import { formatArea, formatDate, formatMoney } from '../../i18n/format.ts';
import type { FilterField } from '../../i18n/filter-names.ts';
import { isoDay } from '../../search/free-days.ts';
import type { Fields } from './fields.ts';
import { fill } from '../fill.ts';
import type { FilterSettings } from './settings.ts';

export type Control = HTMLInputElement | HTMLSelectElement;

/** What is chosen in the controls, which bear the names of the fields. */
export function readForm(form: HTMLFormElement): Fields {
	const data = new FormData(form);
	const fields: Record<string, string[]> = {};
	for (const [name, value] of data) {
		if (typeof value === 'string' && value) (fields[name] ??= []).push(value);
	}
	return fields;
}

/** How a step is said: "400.000 €", "1. Dezember 2026". */
export type SayStep = (field: string, value: string) => string;

export function sayStepsIn(
	currency: Money['currency'],
	{ locale, words }: Pick<FilterSettings, 'locale' | 'words'>,
): SayStep {
	return (field, value) => {
		if (field === 'freeBy') return dayIn(value, { locale, words });
		if (field.startsWith('price'))
			return formatMoney({ cents: Number(value) * 100, currency }, locale);
		if (field === 'radius') return fill(words.kilometres, { n: value });
		return formatArea(Number(value), locale);
	};
}

/** "sofort", "1. Januar 2027"; days within a month are only said by addresses that somebody made up. */
function dayIn(iso: string, { locale, words }: Pick<FilterSettings, 'locale' | 'words'>): string {
	if (iso <= isoDay(new Date())) return words.now;
	const [year = '', month, day] = iso.split('-');
	const first = day === '01' && words.firsts[Number(month) - 1];
	return first ? fill(first, { y: year }) : formatDate(iso, locale);
}

/** Sets the controls to what is said. A step that no list offers is added to it, one that no button offers unseen. */
export function writeForm(form: HTMLFormElement, fields: Fields, say: SayStep): void {
	addRooms(form, fields);
	for (const control of controlsOf(form)) {
		const values = fields[control.name as FilterField] ?? [];
		if (control instanceof HTMLInputElement && control.type !== 'search') {
			control.checked = values.includes(control.value) || (control.value === '' && !values.length);
			continue;
		}
		const [value = ''] = values;
		if (control instanceof HTMLSelectElement && !isOffered(control, value)) {
			const before = [...control.options].find((option) => rank(option.value) > rank(value));
			control.add(new Option(say(control.name, value), value), before ?? null);
		}
		control.value = value;
	}
}

/** Rooms are chosen by a few buttons, beside which there is no room for more. */
function addRooms(form: HTMLFormElement, { rooms: [value] = [] }: Fields): void {
	const buttons = [...form.querySelectorAll<HTMLInputElement>('[name=rooms]')];
	if (value === undefined || buttons.some((button) => button.value === value)) return;
	const unseen = { type: 'radio', name: 'rooms', value, hidden: true };
	buttons[0]?.closest('fieldset')?.append(Object.assign(document.createElement('input'), unseen));
}

function controlsOf(form: HTMLFormElement): Control[] {
	return [...form.elements].filter(
		(each): each is Control =>
			(each instanceof HTMLInputElement || each instanceof HTMLSelectElement) && each.name !== '',
	);
}

/** The place of a number or a date among others. */
function rank(value: string): number {
	return Number(value.replaceAll('-', ''));
}

function isOffered({ options }: HTMLSelectElement, value: string): boolean {
	return [...options].some((option) => option.value === value);
}
