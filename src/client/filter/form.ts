import { facets } from '../../search/facets.ts';
import type { Fields, Speech } from '../../search/facets/facet.ts';
import type { FilterWords } from '../../search/filter-words.ts';
import type { Say } from '../page-data.ts';

export type Control = HTMLInputElement | HTMLSelectElement;
export type Choosable = HTMLOptionElement | HTMLInputElement;

/** Reads the controls, which are named after the fields. */
export function readForm(form: HTMLFormElement): Fields {
	const data = new FormData(form);
	const fields: Record<string, string[]> = {};
	for (const [name, value] of data) {
		if (typeof value === 'string' && value) (fields[name] ??= []).push(value);
	}
	return fields;
}

/** Sets the controls to what is said. A step that no list offers is added to it, one that no button offers unseen. */
export function writeForm(form: HTMLFormElement, fields: Fields, speech: Speech): void {
	addUnseen(form, fields);
	writeUnseen(form, fields);
	for (const control of controlsOf(form)) {
		const values = fields[control.name] ?? [];
		if (control instanceof HTMLInputElement) {
			control.checked = values.includes(control.value) || (control.value === '' && !values.length);
			continue;
		}
		const [value = ''] = values;
		if (control instanceof HTMLSelectElement && !isOffered(control, value)) {
			const before = [...control.options].find((option) => rank(option.value) > rank(value));
			control.add(new Option(sayValue(control.name, value, speech), value), before ?? null);
		}
		control.value = value;
	}
}

/** A value of a field in words. */
export function sayValue(field: string, value: string, speech: Speech): string {
	return (
		facets.find(({ fields }) => fields.some((own) => own === field))?.say(value, speech) ?? value
	);
}

/** What can be chosen in controls; the option that stands for no choice is left out. */
export function optionsOf(controls: readonly Control[]): Choosable[] {
	return controls
		.flatMap<Choosable>((control) =>
			control instanceof HTMLSelectElement ? [...control.options] : [control],
		)
		.filter(({ value }) => value !== '');
}

/** A facet that is chosen by a few buttons has no room for more, so another value gets one that nobody sees. */
function addUnseen(form: HTMLFormElement, fields: Fields): void {
	for (const { control, fields: own } of facets) {
		const [field] = control.kind === 'buttons' ? own : [];
		const [value] = (field && fields[field]) || [];
		const buttons = [...form.querySelectorAll<HTMLInputElement>(`[name=${field}]`)];
		if (!field || !value || buttons.some((button) => button.value === value)) continue;
		const unseen = { type: 'radio', name: field, value, hidden: true };
		buttons[0]?.closest('fieldset')?.append(Object.assign(document.createElement('input'), unseen));
	}
}

/** Keeps what no control can say: what was asked for in words. */
function writeUnseen(form: HTMLFormElement, fields: Fields): void {
	for (const old of form.querySelectorAll('input[type=hidden]')) old.remove();
	for (const [name, values = []] of Object.entries(fields)) {
		if (form.querySelector(`[name=${name}]`)) continue;
		const type = 'hidden';
		for (const value of values)
			form.append(Object.assign(document.createElement('input'), { type, name, value }));
	}
}

function controlsOf(form: HTMLFormElement): Control[] {
	return [...form.elements].filter(
		(each): each is Control =>
			(each instanceof HTMLInputElement || each instanceof HTMLSelectElement) &&
			each.name !== '' &&
			// A phrase is no field.
			each.type !== 'search' &&
			each.type !== 'hidden',
	);
}

/** The place of a number or a date among others. */
function rank(value: string): number {
	return Number(value.replaceAll('-', ''));
}

function isOffered({ options }: HTMLSelectElement, value: string): boolean {
	return [...options].some((option) => option.value === value);
}

/** The box in which somebody asks for a home in words. */
export function createPhraseBox(form: HTMLFormElement, say: Say<FilterWords>) {
	const input = form.querySelector<HTMLInputElement>('[data-phrase]');
	const note = document.querySelector<HTMLElement>('[data-unknown]');
	/** What was read last, as it stands in the box; nothing where that is to be read again. */
	let left: string | undefined = '';
	let isUsed = false;
	let unread: readonly string[] = [];
	let unclear: readonly string[] = [];
	let missing: readonly string[] = [];
	let areas = '';
	function tell(): void {
		if (!note) return;
		const sentences = [
			['filter.unknown', unread],
			['filter.askUnit', unclear],
			['filter.notOffered', missing],
		] as const;
		note.textContent = sentences
			.flatMap(([key, words]) => (words.length > 0 ? say(key, { words: words.join(', ') }) : []))
			.concat(areas || [])
			.join(' · ');
	}
	/** Leaves in the box what nobody understands, and says so; of figures, asks what they count. */
	function show(unknown: readonly string[], figures: readonly string[] = []): void {
		isUsed = true;
		unread = unknown.filter((piece) => !figures.includes(piece));
		unclear = figures;
		missing = [];
		left = unknown.join(' ');
		if (input) input.value = left;
		tell();
	}
	return {
		show,
		/** Says something of areas, until something else is said of them. */
		note(sentence: string) {
			if (sentence === areas) return;
			areas = sentence;
			tell();
		},
		/** Says what was asked for that nothing here has. */
		miss(names: readonly string[]) {
			missing = names;
			tell();
		},
		/** Puts a phrase into the box, to be read. */
		put(phrase: string) {
			left = undefined;
			if (input) input.value = phrase;
		},
		/** What was taken could not be read, and is to be read again. */
		giveBack() {
			left = undefined;
		},
		/** Whether a phrase was read. */
		isUsed: () => isUsed,
		/** Forgets what was asked. */
		clear() {
			show([]);
			isUsed = false;
		},
		/** What was typed since the last phrase was read; nothing while it is the same. */
		take() {
			const typed = input?.value.trim() ?? '';
			if (typed === left) return undefined;
			left = typed;
			return typed;
		},
	};
}
