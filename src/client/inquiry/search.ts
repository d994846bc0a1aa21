/**
 * Turns a general form into one that says what is searched for, when the address brings that along from
 * a list: `#search=1&place=…&budget=…&message=…`. What stands behind the number sign reaches no server
 * before the visitor sends the form.
 */
export function takeSearch(form: HTMLFormElement, hash: string): void {
	const said = new URLSearchParams(hash.slice(1));
	const spare = form.querySelector<HTMLTemplateElement>('template[data-search]')?.content;
	const concern = form.querySelector<HTMLInputElement>('input[name="concern"]');
	const message = form.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
	if (said.get('search') !== '1' || !spare || !concern || !message) return;
	concern.value = 'search';
	for (const field of spare.querySelectorAll('.field')) {
		const copy = document.importNode(field, true);
		message.closest('.field')?.before(copy);
		const input = copy.querySelector('input');
		if (input) input.defaultValue = (said.get(input.name) ?? '').slice(0, input.maxLength);
	}
	// Whoever comes back here, or has typed before this script came, keeps what they wrote.
	message.defaultValue = (said.get('message') ?? '').slice(0, message.maxLength);
}
