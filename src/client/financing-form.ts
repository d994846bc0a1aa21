import { financing, type LoanWish } from '../domain/monthly/financing.ts';
import type { Money } from '../domain/price.ts';
import { formatNumber } from '../i18n/format.ts';
import { notation } from '../i18n/notation.ts';
import { exampleText, loanWords } from '../view/forms/loan.ts';
import { pageLocale } from './page-locale.ts';
import { storage } from './storage.ts';
import type { Locale } from '../domain/locale.ts';

/** Lets visitors calculate a loan with their own figures. */
export function offerFinancing(): void {
	for (const place of document.querySelectorAll<HTMLElement>('[data-financing]')) {
		place.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
		place.addEventListener('input', () => {
			keepEquity(place);
			calculate(place);
		});
		const kept = Number(storage.get(equityKey) ?? NaN);
		const field = equityField(place);
		if (!field || !Number.isFinite(kept)) continue;
		field.value = formatNumber(kept, pageLocale(), 2);
		calculate(place);
	}
}

/** Under it the device keeps the equity in euros that was typed once; every page calculates with it. */
const equityKey = 'equity';

function equityField(place: HTMLElement): HTMLInputElement | null {
	return place.querySelector<HTMLInputElement>('[name=equity]');
}

/** Keeps what was typed; the amount that the page has set, or none, is not kept. */
function keepEquity(place: HTMLElement): void {
	const field = equityField(place);
	if (!field || field.value === field.defaultValue) return storage.set(equityKey, null);
	const equity = readNumber(field.value, pageLocale());
	storage.set(equityKey, Number.isFinite(equity) ? String(equity) : null);
}

/** Calculates the loan of the form, and writes the result beside it. */
function calculate(place: HTMLElement): void {
	const form = place.querySelector('form');
	if (!form) return;
	form.addEventListener('focusout', groupNumbers);
	groupNumbers({ currentTarget: form });
	const locale = pageLocale();
	const wish = wishOf(form);
	const loan = wish && financing(wish);
	const invalid = place.querySelector<HTMLElement>('[data-invalid]');
	if (invalid) invalid.hidden = loan !== undefined;
	const { besides, none = '' } = form.dataset;
	const words = loan && loanWords(loan, { besides: Number(besides), none, locale });
	// One of them stands on the first screen, in place of the price.
	for (const result of document.querySelectorAll<HTMLElement>('[data-result]')) {
		const found = Object.entries(words ?? {}).find(([name]) => name === result.dataset['result']);
		result.textContent = found?.[1] ?? '–';
	}
	const example = place.querySelector<HTMLElement>('[data-example]');
	if (example && wish && loan)
		example.textContent = exampleText(example.dataset['example'] ?? '', wish, locale);
	for (const name of place.querySelectorAll<HTMLElement>('[data-words]')) {
		const years = wish?.fixedYears || '…';
		name.textContent = (name.dataset['words'] ?? '').replace('#', String(years));
	}
}

/** Writes numbers as the language groups them, but for the one that is being typed; what is none stays as it is. */
function groupNumbers({ currentTarget: form }: Pick<Event, 'currentTarget'>): void {
	if (!(form instanceof HTMLFormElement)) return;
	const locale = pageLocale();
	for (const input of form.querySelectorAll('input')) {
		const value = readNumber(input.value, locale);
		const isTyped = input === document.activeElement;
		if (!isTyped && Number.isFinite(value)) input.value = formatNumber(value, locale, 2);
	}
}

/** What the form asks for; without a number in each field there is no loan. */
function wishOf(form: HTMLFormElement): (LoanWish & { readonly fixedYears: number }) | undefined {
	const field = (name: string) => {
		const input = form.elements.namedItem(name);
		return input instanceof HTMLInputElement ? readNumber(input.value, pageLocale()) : undefined;
	};
	const equity = field('equity') ?? NaN;
	const rate = field('rate') ?? NaN;
	const years = field('years');
	const fixedYears = years ?? field('fixedYears') ?? NaN;
	const plan = years === undefined ? { repayment: field('repayment') ?? NaN } : { years };
	if (!Number.isFinite(equity)) return undefined;
	const price = { cents: Number(form.dataset['total']), currency: 'EUR' } as const;
	return { price, equity: euros(equity), rate, plan, fixedYears };
}

function euros(amount: number): Money {
	return { cents: Math.round(amount * 100), currency: 'EUR' };
}

/**
 * A number that somebody has typed: with the sign for decimals of the language, or the other one where it groups no
 * thousands, as on keys that have one sign alone.
 * @returns `NaN` for what is no number
 */
export function readNumber(text: string, locale: Locale): number {
	const typed = text.replaceAll(/\s/g, '');
	const { group, decimal } = notation[locale];
	const isGrouped = new RegExp(`^\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d*)?$`).test(typed);
	const plain = isGrouped ? typed.replaceAll(group, '') : typed;
	return /^\d+([.,]\d*)?$/.test(plain) ? Number(plain.replace(',', '.')) : NaN;
}
