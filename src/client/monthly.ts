import { storage } from './storage.ts';

const key = 'monthly';
/** Is sent to the document when cards are to show what a unit costs each month, or its price again. */
export const monthlyChanged = 'monthly';
const { dataset } = document.documentElement;

/** Whether units are shown with what they cost each month; `domain/look/early-script.ts` reads what is kept. */
export function isMonthly(): boolean {
	return key in dataset;
}

const buttons = '[data-per-month]';

function show(wanted: boolean): void {
	for (const button of document.querySelectorAll(buttons)) button.ariaPressed = String(wanted);
	if (wanted === isMonthly()) return;
	if (wanted) dataset[key] = '';
	else delete dataset[key];
	document.dispatchEvent(new Event(monthlyChanged));
}

// The window of a map has one of its own, which comes later.
addEventListener('click', ({ target }) => {
	if (!(target instanceof Element && target.closest(buttons))) return;
	storage.set(key, isMonthly() ? null : '1');
	show(!isMonthly());
});

/** Shows what is kept. */
export function followMonthly(): void {
	show(storage.get(key) !== null);
}

// Chosen in another tab, or on another page while the browser has kept this one.
for (const type of ['storage', 'pageshow']) addEventListener(type, followMonthly);
