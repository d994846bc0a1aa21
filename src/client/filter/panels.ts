import { backCloses } from '../back-closes.ts';
import { keepFocus } from '../keep-focus.ts';

/** From this width on each button opens a panel beneath it, else all of them stand in one window. */
const wide = '(min-width: 56.25rem)';

/**
 * Shows the panels of the filters by what the browser has: popovers, or a window over all of the page.
 * @param told is called whenever one was opened or the window was closed
 */
export function createPanels(form: HTMLFormElement, told: () => void) {
	const room = matchMedia(wide);
	const home = form.querySelector<HTMLElement>('[data-panels]');
	const dialog = form.querySelector('dialog');
	const body = form.querySelector<HTMLElement>('[data-body]');
	const panels = [...form.querySelectorAll<HTMLElement>('[data-panel]')];
	const deal = form.querySelector<HTMLElement>('[data-deal]');
	const dealPlace = deal?.nextElementSibling ?? null;
	const buttons = [...form.querySelectorAll<HTMLButtonElement>('[data-opens]')];
	const panelOf = (button: HTMLElement) =>
		panels.find(({ dataset }) => dataset['panel'] === button.dataset['opens']);

	for (const panel of panels) {
		panel.addEventListener('toggle', ({ newState }) => {
			if (newState === 'open') told();
		});
		panel.addEventListener('beforetoggle', ({ newState }) => {
			const button = buttons.find((one) => panelOf(one) === panel);
			if (newState === 'open' && button) place(panel, button);
		});
	}
	const move = () => {
		if (dialog?.open) dialog.close();
		for (const panel of panels) {
			if (room.matches) panel.popover = 'auto';
			else panel.removeAttribute('popover');
		}
		for (const button of buttons) {
			const panel = panelOf(button);
			button.popoverTargetElement = room.matches && panel ? panel : null;
		}
		if (room.matches) {
			home?.append(...panels);
			if (deal) form.insertBefore(deal, dealPlace);
		} else body?.append(...(deal ? [deal] : []), ...panels);
	};
	const settle = () => keepFocus(move, () => buttons.find((button) => button.checkVisibility()));
	settle();
	room.addEventListener('change', settle);
	let closed: (() => Promise<void>) | undefined;
	dialog?.addEventListener('close', () => void closed?.().then(told));
	dialog?.addEventListener('click', ({ target }) => {
		if (target instanceof Element && target.closest('[data-close], [data-show]')) dialog.close();
	});

	return {
		/** Opens what a button stands for, unless the browser does. */
		open: (button: HTMLElement, byBrowser: boolean) => {
			if (room.matches) {
				if (!byBrowser) panelOf(button)?.showPopover({ source: button });
			} else if (dialog && !dialog.open) {
				dialog.showModal();
				closed = backCloses(() => dialog.close());
				told();
			}
		},
		/** Those whose options can be seen. */
		shown: () => {
			if (dialog?.open) return panels;
			return panels.filter((panel) => panel.popover !== null && panel.matches(':popover-open'));
		},
		/** Whether the window with all panels is open, in which nothing is applied before it closes. */
		isDialogOpen: () => dialog?.open ?? false,
	};
}

/** Beneath its button, and no further to the right than the row of buttons. */
function place(panel: HTMLElement, button: HTMLElement): void {
	const { left, bottom } = button.getBoundingClientRect();
	const row = button.closest('form')?.getBoundingClientRect();
	// Above a map the row stays while the page is scrolled, and its panels with it.
	const isFixed = getComputedStyle(panel).position === 'fixed';
	const scrolled = isFixed ? { x: 0, y: 0 } : { x: scrollX, y: scrollY };
	const most = (row?.right ?? document.documentElement.clientWidth - 16) - panelWidth(panel);
	panel.style.left = `${Math.max(16, Math.min(left, most)) + scrolled.x}px`;
	panel.style.top = `${bottom + scrolled.y + 8}px`;
	panel.style.maxHeight = `${Math.max(280, innerHeight - bottom - 24)}px`;
}

/** Of a panel that is not shown yet: as its style says, in pixels. */
function panelWidth(panel: HTMLElement): number {
	const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
	return (panel.classList.contains('filter-wide') ? 40 : 22) * rem;
}
