/** Kept from a failed sending to the next page; its presence alone loads the rest of the script. */
const kept = 'inquiry';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-inquiry]')) {
	// Who sends before the rest is there gets its words for a mistake, not the browser's.
	form.noValidate = true;
	let sender: Promise<{ send(): void }> | undefined;
	const load = () => {
		sender ??= import('./form.ts').then(({ enhance }) => enhance(form));
		return sender;
	};
	form.addEventListener('focusin', () => void load().catch(() => {}), { once: true });
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		// Without the rest of the script the form goes the way it goes without any.
		load().then(
			({ send }) => send(),
			() => form.submit(),
		);
	});
	if (/^#(?:target|search)=/.test(location.hash) || isKept()) void load().catch(() => {});
}

function isKept(): boolean {
	try {
		return sessionStorage.getItem(kept) !== null;
	} catch {
		return false;
	}
}
