import { allowedProviders, decide, decideService } from './decisions.ts';

/** Lists who may be loaded without asking, and takes it back; services can be allowed here as well. */
const settings = document.querySelector('.embed-settings');
const rows = [...(settings?.querySelectorAll<HTMLElement>('[data-allowed]') ?? [])];
for (const row of rows) {
	for (const button of row.querySelectorAll<HTMLElement>('button')) {
		button.addEventListener('click', () => {
			if (isService(row)) decideService(idOf(row), button.dataset['set'] === 'yes');
			else decide(idOf(row), false);
			show();
			const status = settings?.querySelector('[role=status]');
			if (status) status.textContent = button.dataset['done'] ?? '';
			// The button is gone; the keyboard goes on from the heading.
			const heading = settings?.querySelector<HTMLElement>('h2');
			heading?.setAttribute('tabindex', '-1');
			heading?.focus();
		});
	}
}
show();
// Also of a page the browser has kept, while a provider was allowed on another one.
addEventListener('pageshow', show);

function show(): void {
	const allowed = allowedProviders();
	for (const row of rows) {
		const isAllowed = allowed.includes(idOf(row));
		row.hidden = !isAllowed && !isService(row);
		for (const button of row.querySelectorAll('button')) {
			button.hidden = (button.dataset['set'] === 'yes') === isAllowed;
		}
	}
	settings?.querySelector('[data-none]')?.toggleAttribute(
		'hidden',
		rows.some((row) => !row.hidden),
	);
}

function isService(row: HTMLElement): boolean {
	return 'service' in row.dataset;
}

function idOf(row: HTMLElement): string {
	return row.dataset['allowed'] ?? '';
}
