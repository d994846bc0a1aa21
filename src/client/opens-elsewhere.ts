/** Whether a click asks for a new tab or window, which only the browser gives. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
	return ctrlKey || metaKey || shiftKey;
}
