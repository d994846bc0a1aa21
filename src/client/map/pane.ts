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
	const follows = elementOf<HTMLInputElement>(html`<input type="checkbox" />`);
	// In a window over all of the page that of the list cannot be seen.
	const monthly = document.querySelector('[data-per-month]')?.cloneNode(true);
	const status = elementOf(html`<p class="visually-hidden" role="status"></p>`);
	const body = elementOf(
		html`<div class="map-body">
			<div class="map-head">
				${places}
				<label class="field-tick">${follows}${say('map.move')}</label>
				${monthly}
				<button type="button" class="button quiet map-close" @click=${shut}>
					${say('map.close')}
				</button>
			</div>
			${surface}${status}
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
		if (hadFocus) opener.focus();
		for (const tell of closed) tell();
	}

	function open(): void {
		draw(true);
		followMonthly();
		if (room.matches) {
			fitBelowForm(body.parentElement);
			body.querySelector<HTMLElement>('.map-close')?.focus({ preventScroll: true });
		} else {
			body.closest('dialog')?.showModal();
			forget = backCloses(shut);
		}
	}

	room.addEventListener('change', shut);
	return {
		/** Where the map is drawn. */
		surface,
		/** Where places can be chosen. */
		places,
		/** "Search as I move the map". */
		follows,
		isOpen: () => isOpen,
		append: (part: HTMLElement) => body.append(part),
		/** Is called whenever the map was closed. */
		onClose: (told: () => void) => closed.push(told),
		toggle: () => (isOpen ? shut() : open()),
		/** Says how many units are in view; nothing without ids. */
		say: (ids?: readonly number[]) => {
			const key = ids?.length === 1 ? 'map.inView.one' : 'map.inView.other';
			const n = formatNumber(ids?.length ?? 0, options.locale);
			status.textContent = ids ? say(key, { n }) : '';
		},
	};
}

/** Scrolls to the filters, and makes the map as high as what they leave of the window. */
function fitBelowForm(pane: HTMLElement | null): void {
	const form = document.querySelector('form[data-filter]');
	if (!form || !pane) return;
	const above = pane.getBoundingClientRect().top - form.getBoundingClientRect().top;
	pane.style.setProperty('--above', `${above}px`);
	form.scrollIntoView({ block: 'start' });
}
