/**
 * Fills in what the address of a home says is to be asked, such as `#wish=1&viewing=…&message=…`, and leads to the form. What
 * stands behind the number sign reaches no server before the visitor sends the form.
 */
export function takeWish(form: HTMLFormElement, hash: string): void {
	const said = new URLSearchParams(hash.slice(1));
	if (said.get('wish') !== '1') return;
	const message = form.querySelector<HTMLTextAreaElement>('[name="message"]');
	if (message && said.has('message'))
		message.value = (said.get('message') ?? '').slice(0, message.maxLength);
	const time = form.querySelector<HTMLSelectElement>('[name="viewing"]');
	const wanted = said.get('viewing');
	if (time && [...time.options].some(({ value }) => value === wanted)) time.value = wanted ?? '';
	form.scrollIntoView();
}
