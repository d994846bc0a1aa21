import { allowedProviders, decide } from './consent/decisions.ts';

/** Puts a provider's frame in the place of its card, once the visitor has agreed or had agreed for good. */
const cards = [...document.querySelectorAll<HTMLElement>('[data-embed]')];
for (const card of cards) {
	card.querySelector('[data-load=once]')?.addEventListener('click', () => load(card)?.focus());
	card.querySelector('[data-load=always]')?.addEventListener('click', () => {
		decide(providerOf(card), true);
		loadAllowed();
		card.querySelector('iframe')?.focus();
	});
}
loadAllowed();

function loadAllowed(): void {
	const allowed = allowedProviders();
	for (const card of cards) if (allowed.includes(providerOf(card))) load(card);
}

function load(card: HTMLElement): HTMLIFrameElement | undefined {
	const { embed, title = '', height } = card.dataset;
	if (embed === undefined || card.querySelector('iframe')) return undefined;
	const frame = document.createElement('iframe');
	frame.title = title;
	frame.loading = 'lazy';
	if (height !== undefined) frame.height = height;
	frame.allow = 'fullscreen; picture-in-picture; xr-spatial-tracking';
	frame.setAttribute(
		'sandbox',
		'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms',
	);
	frame.src = embed;
	card.prepend(frame);
	return frame;
}

function providerOf(card: HTMLElement): string {
	return card.dataset['provider'] ?? '';
}
