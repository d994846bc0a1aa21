import type { Deal } from '../domain/unit.ts';
import { formatNumber } from '../i18n/format.ts';
import { pageLocale } from './page-locale.ts';

/**
 * Leads from the form of the home page to the list of what was chosen: its deal and place have a page of
 * their own, the highest price and a phrase are said in the address; the list reads the phrase.
 */
export function startHomeSearch(): void {
	const form = document.querySelector<HTMLFormElement>('form.search');
	const button = form?.querySelector('button');
	const place = form?.querySelector<HTMLSelectElement>('[data-places]');
	if (!form || !button || !place) return;
	const update = () => {
		const deal = chosenDeal(form);
		for (const option of place.options) option.disabled = countOf(option, deal) === 0;
		const [option] = place.selectedOptions;
		if (option?.disabled) place.value = '';
		for (const price of prices(form)) {
			price.hidden = price.dataset['deal'] !== deal;
			price.disabled = price.hidden;
		}
		button.textContent = wording(form, button);
	};
	form.addEventListener('change', update);
	form.addEventListener('input', update);
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		location.assign(addressOf(form));
	});
	// After the first picture, and after a browser that goes back has filled the form again.
	addEventListener('pageshow', update);
}

function addressOf(form: HTMLFormElement): string {
	const list = dealChoice(form)?.dataset['path'] ?? form.action;
	const place = form.querySelector<HTMLSelectElement>('[data-places]')?.value;
	const price = prices(form).find(({ disabled, value }) => !disabled && value);
	const phrase = phraseOf(form);
	const query = new URLSearchParams([
		...(price ? [[price.name, price.value]] : []),
		...(phrase?.value.trim() ? [[phrase.name, phrase.value.trim()]] : []),
	]);
	return `${list}${place ? `${place}/` : ''}${query.size > 0 ? `?${query}` : ''}`;
}

/** "68 Angebote zeigen"; without the number where only the list itself can count. */
function wording(form: HTMLFormElement, { dataset }: HTMLElement): string {
	const options = form.querySelector<HTMLSelectElement>('[data-places]')?.selectedOptions;
	const count = options?.[0] && countOf(options[0], chosenDeal(form));
	const isCut =
		phraseOf(form)?.value.trim() || prices(form).some(({ disabled, value }) => !disabled && value);
	if (isCut || count === undefined) return dataset['some'] ?? '';
	const words = (count === 1 ? dataset['one'] : dataset['other']) ?? '';
	return words.replace('{n}', formatNumber(count, pageLocale()));
}

function chosenDeal(form: HTMLFormElement): Deal {
	return dealChoice(form)?.value === 'rent' ? 'rent' : 'buy';
}

function dealChoice(form: HTMLFormElement): HTMLInputElement | null {
	return form.querySelector<HTMLInputElement>('input[type="radio"]:checked');
}

function phraseOf(form: HTMLFormElement): HTMLInputElement | null {
	return form.querySelector<HTMLInputElement>('[data-phrase]');
}

function prices(form: HTMLFormElement): HTMLSelectElement[] {
	return [...form.querySelectorAll<HTMLSelectElement>('select[data-deal]')];
}

function countOf({ dataset }: HTMLOptionElement, deal: Deal): number {
	return Number(dataset[deal] ?? 0);
}
