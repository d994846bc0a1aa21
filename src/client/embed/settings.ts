import { allowedProviders, decide } from './consent.ts';

/** Lists who may be loaded without asking, and takes it back. */
const settings = document.querySelector('.embed-settings');
const rows = [...(settings?.querySelectorAll<HTMLElement>('[data-allowed]') ?? [])];
for (const row of rows) {
	const button = row.querySelector('button');
	button?.addEventListener('click', () => {
		decide(row.dataset['allowed'] ?? '', false);
		show();
		const status = settings?.querySelector('[role=status]');
		if (status) status.textContent = button.dataset['done'] ?? '';
		// The button is gone; the keyboard goes on from the heading.
		const heading = settings?.querySelector<HTMLElement>('h2');
		heading?.setAttribute('tabindex', '-1');
		heading?.focus();
	});
}
show();
// Also of a page the browser has kept, while a provider was allowed on another one.
addEventListener('pageshow', show);

function show(): void {
	const allowed = allowedProviders();
	for (const row of rows) row.hidden = !allowed.includes(row.dataset['allowed'] ?? '');
	settings?.querySelector('[data-none]')?.toggleAttribute(
		'hidden',
		rows.some((row) => !row.hidden),
	);
}
