/**
 * Changes a part of the page. What had the focus has it afterwards, too, be it that it was moved; else the keyboard would
 * begin at the top of the page.
 * @param instead finds what gets the focus where that is not seen any more
 */
export function keepFocus(
	change: () => void,
	instead?: () => HTMLElement | null | undefined,
): void {
	const active = document.activeElement;
	change();
	const now = document.activeElement;
	if (!(active instanceof HTMLElement) || (now !== active && now !== document.body)) return;
	const next = active.checkVisibility() ? active : instead?.();
	if (next !== now) next?.focus({ preventScroll: next === active });
}
