import { html, nothing, render } from 'lit-html';
import { from } from '../../domain/look/breakpoints.ts';
import { formatNumber } from '../../i18n/format.ts';
import { backCloses } from '../back-closes.ts';
import { elementOf } from '../element-of.ts';
import { followMonthly } from '../monthly.ts';
import type { MapSettings } from './options.ts';

/** Makes the place for the map, beside the list or in a dialog; nothing is shown before it is opened. */
export function createPane({
	host,
	opener,
	settings: { say, options },
}: {
	host: HTMLElement;
	opener: HTMLButtonElement;
	settings: MapSettings;
}) {
	const room = matchMedia(from('mapBesideList'));
	const surface = elementOf(html`<div class="map-surface"></div>`);
	const places = elementOf(
		html`<div class="map-places" role="group" aria-label=${say('map.places')} hidden></div>`,
	);
	const follows = elementOf<HTMLInputElement>(html`<input type="checkbox" checked />`);
	// In a window over all of the page that of the list cannot be seen.
	const monthly = document.querySelector('[data-per-month]')?.cloneNode(true);
	const status = elementOf(html`<p role="status"></p>`);
	const areas = elementOf(html`<div class="map-areas no-print"></div>`);
	const body = elementOf(
		html`<div class="map-body">
			<div class="map-head">
				${places}
				<label class="field-tick">${follows}${say('map.move')}</label>
				${status}${monthly}
				<button type="button" class="button quiet map-close" @click=${shut}>
					${say('map.close')}
				</button>
			</div>
			${areas}${surface}
		</div>`,
	);
	const beside = html`<a href="#after-map" class="skip-link visually-hidden">${say('map.skip')}</a>
		<section class="map-pane" aria-label=${say('map.title')}>${body}</section>
		<span id="after-map" tabindex="-1"></span>`;
	const dialog = html`<dialog
		class="map-dialog full-window"
		aria-label=${say('map.title')}
		@close=${shut}
	>
		${body}
	</dialog>`;

	const form = document.querySelector<HTMLElement>('form[data-filter]');
	// They take a second row where they say much of what is chosen.
	const resized = new ResizeObserver(measureFilters);
	const closed: (() => void)[] = [];
	let forget: (() => void) | undefined;
	let isOpen = false;

	function draw(wanted: boolean): void {
		isOpen = wanted;
		render(!isOpen ? nothing : room.matches ? beside : dialog, host);
		host.classList.toggle('with-map', isOpen && room.matches);
		opener.setAttribute('aria-expanded', String(isOpen));
	}

	function shut(): void {
		if (!isOpen) return;
		// Else what was focused would be removed, and the page begin anew.
		const hadFocus = body.contains(document.activeElement);
		draw(false);
		forget?.();
		forget = undefined;
		if (hadFocus) opener.focus();
		for (const tell of closed) tell();
	}

	function open(isAsked: boolean): void {
		draw(true);
		followMonthly();
		if (!room.matches) {
			body.closest('dialog')?.showModal();
			// What the address says is a page of its own.
			if (isAsked) forget = backCloses(shut);
			return;
		}
		measureFilters();
		if (form) resized.observe(form);
		if (!isAsked) return;
		body.scrollIntoView({ block: 'start' });
		body.querySelector<HTMLElement>('.map-close')?.focus({ preventScroll: true });
	}

	/** The filters stay above the map, which is as high as what they leave of the window. */
	function measureFilters(): void {
		document.documentElement.style.setProperty('--filters', `${form?.offsetHeight ?? 0}px`);
	}

	room.addEventListener('change', shut);
	return {
		/** Where the map is drawn. */
		surface,
		/** Where places can be chosen. */
		places,
		/** What can be done about areas. */
		areas,
		/** "Search as I move the map". */
		follows,
		/** Whether the map decides about the list, which must be seen beside it. */
		decides: () => isOpen && room.matches && follows.checked,
		isOpen: () => isOpen,
		append: (part: HTMLElement) => body.append(part),
		/** Is called whenever the map was closed. */
		onClose: (told: () => void) => closed.push(told),
		/** @param isAsked whether a visitor wants it now; else the address does */
		toggle: (isAsked: boolean) => (isOpen ? shut() : open(isAsked)),
		/** The address says nothing of the map any more; a window over the page knows that by itself. */
		left: () => {
			if (!forget) shut();
		},
		/** Says how many units are in view. */
		say: (count: number) => {
			const key = count === 1 ? 'map.inView.one' : 'map.inView.other';
			status.textContent = say(key, { n: formatNumber(count, options.locale) });
		},
	};
}
