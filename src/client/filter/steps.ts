import type { FilterField } from '../../i18n/filter-names.ts';

/**
 * What the form calls a step, or a day, that one of its lists offers: its words are there, and nothing has to be
 * formatted, for which a slow telephone needs 100 milliseconds the first time.
 */
export function stepIn(form: HTMLFormElement, field: FilterField, value: string | number): string {
	const options = form.querySelectorAll<HTMLOptionElement>(`[name=${field}] option`);
	const option = [...options].find((one) => one.value === String(value));
	return option?.dataset['plain'] ?? option?.text ?? String(value);
}
