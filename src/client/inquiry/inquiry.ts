import { kept } from '../kept.ts';

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
	// What `keeper.ts` has kept from a failed sending is to stand in the form again.
	if (/^#(?:target|search)=/.test(location.hash) || kept('inquiry', 'sessionStorage'))
		void load().catch(() => {});
}
