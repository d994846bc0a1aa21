import { readAnswers } from '../../intake/answers.ts';
import { fields, isFieldName } from '../../intake/form.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Looks over a form before it is sent; what is wrong is said beside the fields and above them. */
export function checkForm(form: HTMLFormElement): boolean {
	const problems = problemsIn(form);
	showErrors(form, problems);
	return Object.keys(problems).length === 0;
}

/** Says what is wrong, by the names of fields, and takes the visitor there; nothing is wrong without names. */
export function showErrors(
	form: HTMLFormElement,
	problems: Readonly<Record<string, string>>,
): void {
	for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
		const name = place.dataset['error'] ?? '';
		const sentence = problems[name];
		place.textContent = sentence ?? '';
		place.hidden = sentence === undefined;
		const control = controls(form).find((each) => each.name === name);
		if (sentence !== undefined) control?.closest('details')?.setAttribute('open', '');
		if (control) mark(control, { place, isWrong: sentence !== undefined });
	}
	const summary = form.querySelector<HTMLElement>('[data-error-summary]');
	if (!summary) return;
	const entries = Object.entries(problems);
	const items = entries.map(([name, sentence]) => problemItem(form, { name, sentence }));
	summary.querySelector('ul')?.replaceChildren(...items);
	const hint = summary.querySelector<HTMLElement>('[data-error-hint]');
	if (hint) hint.hidden = !items.some((item) => item.querySelector('a'));
	summary.hidden = entries.length === 0;
	if (entries.length > 0) summary.focus();
}

/** A link to the field, or the sentence alone where it is about none. */
function problemItem(
	form: HTMLFormElement,
	{ name, sentence }: { readonly name: string; readonly sentence: string },
): HTMLLIElement {
	const item = document.createElement('li');
	const control = controls(form).find((each) => each.name === name);
	if (!control) {
		item.textContent = sentence;
		return item;
	}
	const link = document.createElement('a');
	link.textContent = sentence;
	link.href = `#${control.id}`;
	item.append(link);
	return item;
}

/** Takes a complaint back when its field was put right; the list above stays until the next sending. */
export function hearCorrections(form: HTMLFormElement): void {
	form.addEventListener('change', ({ target }) => {
		const problems = problemsIn(form);
		for (const control of controls(form)) {
			// A telephone number will do in the place of an e-mail address.
			const isEither =
				target instanceof HTMLElement && isOneOfEither(control) && isOneOfEither(target);
			const isRight = problems[control.name] === undefined;
			if (isRight && (control === target || isEither)) takeBack(form, control);
		}
	});
}

function isOneOfEither(element: Element): boolean {
	const name = element.getAttribute('name') ?? '';
	return isFieldName(name) && fields[name].either === true;
}

function takeBack(form: HTMLFormElement, control: Control): void {
	const place = form.querySelector<HTMLElement>(`[data-error="${control.name}"]`);
	if (!place) return;
	mark(control, { place, isWrong: false });
	// Its room goes later: a press of the button, which has left the field, would end beside it if the form shrank meanwhile.
	place.style.visibility = 'hidden';
	setTimeout(() => {
		place.style.visibility = '';
		place.hidden = control.ariaInvalid !== 'true';
	}, 500);
}

/** Screen readers read what a field names as its description, also where that is hidden: only a complaint is named. */
function mark(
	control: Control,
	{ place, isWrong }: { readonly place: HTMLElement; readonly isWrong: boolean },
): void {
	const named = control.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
	const others = named.filter((id) => id !== place.id && id !== '');
	const ids = isWrong ? [place.id, ...others] : others;
	if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
	else control.removeAttribute('aria-describedby');
	if (isWrong) control.setAttribute('aria-invalid', 'true');
	else control.removeAttribute('aria-invalid');
}

/** What is wrong by the names of fields, in the words the form brings along; what it has none for, the server finds. */
function problemsIn(form: HTMLFormElement): Record<string, string> {
	const read = readAnswers(
		Object.fromEntries(controls(form).map(({ name, value }) => [name, value])),
	);
	const problems = read.ok ? {} : read.problems;
	return Object.fromEntries(
		Object.entries(problems).flatMap(([name, problem]) => {
			const place = form.querySelector<HTMLElement>(`[data-error="${name}"]`);
			const sentence = place?.dataset[problem];
			return sentence === undefined ? [] : [[name, sentence]];
		}),
	);
}

function controls(form: HTMLFormElement): Control[] {
	return [...form.querySelectorAll<Control>('.field input, .field textarea, .field select')];
}
