/**
 * Restores the focus after a part of the page is replaced; else the keyboard would begin at the top of the page.
 * @param instead finds the element that gets the focus where the focused one is not seen any more
 */
export function keepFocus(
	change: () => void,
	instead?: () => HTMLElement | null | undefined,
): void {
	const active = document.activeElement;
	// Nothing has it. To ask what can be seen would have the browser style the page at once.
	if (active === document.body) return change();
	const isByKeyboard = active?.matches(':focus-visible');
	change();
	const now = document.activeElement;
	if (!(active instanceof HTMLElement) || (now !== active && now !== document.body)) return;
	const next = active.checkVisibility() ? active : instead?.();
	// What somebody has clicked at last may be far away by now.
	if (next !== now) next?.focus({ preventScroll: next === active || !isByKeyboard });
}
