import { allowedProviders, decideService, declinedServices } from './consent/decisions.ts';

/** Asks about services that no decision is kept of, and loads those that are allowed. */
const notice = document.querySelector<HTMLElement>('[data-services]');
const rows = [...(notice?.querySelectorAll<HTMLElement>('[data-service]') ?? [])];

for (const button of notice?.querySelectorAll<HTMLElement>('[data-decide]') ?? []) {
	button.addEventListener('click', () => {
		for (const row of rows) {
			if (!row.hidden) decideService(idOf(row), button.dataset['decide'] === 'yes');
		}
		follow();
		// The button is gone; the keyboard goes on where the page begins.
		const main = document.querySelector('main');
		main?.setAttribute('tabindex', '-1');
		main?.focus({ preventScroll: true });
	});
}
follow();
// Also of a page the browser has kept, while something was decided on another one.
addEventListener('pageshow', ({ persisted }) => persisted && follow());

function follow(): void {
	const allowed = allowedProviders();
	const declined = declinedServices();
	for (const row of rows) {
		row.hidden = [...allowed, ...declined].includes(idOf(row));
		if (allowed.includes(idOf(row))) load(row);
	}
	notice?.toggleAttribute(
		'hidden',
		rows.every((row) => row.hidden),
	);
}

/** Runs the scripts of a service in their order, once. */
function load(row: HTMLElement): void {
	const scripts: unknown = JSON.parse(row.dataset['scripts'] ?? '[]');
	delete row.dataset['scripts'];
	if (!Array.isArray(scripts)) return;
	for (const src of scripts) {
		const script = document.createElement('script');
		script.async = false;
		script.src = String(src);
		document.head.append(script);
	}
}

function idOf(row: HTMLElement): string {
	return row.dataset['service'] ?? '';
}
