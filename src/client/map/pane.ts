import { formatCount } from '../../i18n/format.ts';
import { backCloses } from '../back-closes.ts';
import { fill } from '../fill.ts';
import type { MapSettings } from './options.ts';
import { from } from '../../domain/breakpoints.ts';

/** What holds a map: a part of the page where there is room beside the list, else the whole window. */
export interface Pane {
	/** Where the map is drawn. */
	readonly surface: HTMLElement;
	readonly head: HTMLElement;
	/** "Search as I move the map". */
	readonly follows: HTMLInputElement;
	append(part: HTMLElement): void;
	toggle(): void;
	isOpen(): boolean;
	/** Is called whenever the map was closed. */
	onClose(told: () => void): void;
	/** Says how many units are in view; nothing without ids. */
	say(ids?: readonly number[]): void;
}

/** Makes the place for the map, beside the list or in a dialog; nothing is shown before it is opened. */
export function createPane({
	host,
	opener,
	settings: { words, options },
}: {
	host: HTMLElement;
	opener: HTMLButtonElement;
	settings: MapSettings;
}): Pane {
	const room = matchMedia(from('mapBesideList'));
	const dialog = document.createElement('dialog');
	dialog.className = 'map-dialog full-window';
	dialog.setAttribute('aria-label', words.title);
	const section = document.createElement('section');
	section.className = 'map-pane';
	section.setAttribute('aria-label', words.title);

	const skip = document.createElement('a');
	skip.href = '#after-map';
	skip.className = 'skip-link visually-hidden';
	skip.textContent = words.skip;
	const after = document.createElement('span');
	after.id = 'after-map';
	after.tabIndex = -1;

	const head = document.createElement('div');
	head.className = 'map-head';
	const label = document.createElement('label');
	label.className = 'field-tick';
	const follows = document.createElement('input');
	follows.type = 'checkbox';
	label.append(follows, words.move);
	const status = document.createElement('p');
	status.className = 'visually-hidden';
	status.setAttribute('role', 'status');
	const close = document.createElement('button');
	close.type = 'button';
	close.className = 'button quiet map-close';
	close.textContent = words.close;
	head.append(label, close);
	const surface = document.createElement('div');
	surface.className = 'map-surface';
	const body = document.createElement('div');
	body.className = 'map-body';
	body.append(head, surface, status);

	const closed: (() => void)[] = [];
	let forget: (() => void) | undefined;
	const isOpen = () => dialog.open || section.isConnected;
	const shut = () => {
		// Else what was focused would vanish, and the page begin anew.
		const hadFocus = body.contains(document.activeElement);
		if (dialog.open) dialog.close();
		dialog.remove();
		forget?.();
		for (const part of [skip, section, after]) part.remove();
		host.classList.remove('with-map');
		opener.setAttribute('aria-expanded', 'false');
		if (hadFocus) opener.focus();
		for (const tell of closed) tell();
	};
	const open = () => {
		if (room.matches) {
			section.append(body);
			host.append(skip, section, after);
			host.classList.add('with-map');
			section.scrollIntoView({ block: 'start' });
			close.focus({ preventScroll: true });
		} else {
			dialog.append(body);
			document.body.append(dialog);
			dialog.showModal();
			forget = backCloses(shut);
		}
		opener.setAttribute('aria-expanded', 'true');
	};
	close.addEventListener('click', shut);
	dialog.addEventListener('close', shut);
	room.addEventListener('change', () => {
		if (isOpen()) shut();
	});
	return {
		surface,
		head,
		follows,
		isOpen,
		append: (part) => body.append(part),
		onClose: (told) => closed.push(told),
		toggle: () => (isOpen() ? shut() : open()),
		say: (ids) => {
			const message = words[ids?.length === 1 ? 'inView.one' : 'inView.other'];
			const n = formatCount(ids?.length ?? 0, options.locale);
			status.textContent = ids ? fill(message, { n }) : '';
		},
	};
}
