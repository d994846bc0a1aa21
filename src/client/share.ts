/** How long a button says what it has done, in milliseconds. */
const said = 4000;

/**
 * Lets buttons hand on the address of the page, unless it is a list's: to whatever the device offers, else by
 * copying it.
 */
export function offerSharing(page: Document): void {
	for (const button of page.querySelectorAll<HTMLButtonElement>(
		'[data-share]:not([data-share-list])',
	)) {
		button.addEventListener('click', () => share(button, addressOf(page)));
	}
}

/** The address without what was filtered or jumped to. */
function addressOf(page: Document): string {
	return page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? page.URL;
}

/** Hands on an address. The button says so with what stands in `data-copied`, and names it with `data-share`. */
export async function share(button: HTMLButtonElement, url: string): Promise<void> {
	const title = button.dataset['share'] ?? '';
	try {
		if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
			return await navigator.share({ title, url });
		}
		await navigator.clipboard.writeText(url);
		say(button, button.dataset['copied'] ?? url);
	} catch (error) {
		// Closing the device's own window is no failure; after any other error the button shows the address.
		if (!(error instanceof DOMException && error.name === 'AbortError')) say(button, url);
	}
}

function say(button: HTMLButtonElement, words: string): void {
	const label = button.querySelector('span');
	if (button.dataset['said'] !== undefined) return;
	button.dataset['said'] = '';
	const status = button.parentElement?.querySelector('[role=status]');
	const before = label?.textContent ?? '';
	if (label) label.textContent = words;
	if (status) status.textContent = words;
	setTimeout(() => {
		if (label) label.textContent = before;
		if (status) status.textContent = '';
		delete button.dataset['said'];
	}, said);
}
