import { mostTargets } from '../../intake/form.ts';
import { checkForm, hearCorrections, showErrors } from './errors.ts';
import { createDraft } from './draft.ts';
import { createTask } from './task.ts';
import { takeWish } from './wish.ts';

/** What the server answers; each part is absent where it has nothing to say. */
interface Answer {
	readonly reference?: string;
	readonly messages?: Readonly<Record<string, string>>;
	/** Times that can still be booked. */
	readonly times?: readonly string[];
	/** Page of the place that was booked. */
	readonly booking?: string;
}

/** Milliseconds until an answer is given up. */
const patience = 20_000;

/**
 * Sends a form without leaving its page. It asks for its task at once; nothing is stored before a sending
 * has failed.
 */
export function enhance(form: HTMLFormElement): { send(): void } {
	const target = form.querySelector<HTMLInputElement>('input[name="target"]')?.value ?? '';
	const asked = chosenTime() ? `?target=${target}` : '';
	const task = createTask(`${form.action}/token${asked}`, {
		tellTimes: (free) => keepTimes([...free, chosenTime()?.value ?? '']),
	});
	const draft = createDraft(form);
	const words = form.querySelector<HTMLTemplateElement>('template[data-words]')?.content;
	const notice = document.createElement('div');
	notice.className = 'inquiry-notice';
	notice.setAttribute('role', 'status');
	form.querySelector('.button')?.before(notice);
	takeSearch(form, location.hash);
	takeWish(form, location.hash);
	draft.restore();
	takeTargets();
	hearCorrections(form);
	addEventListener('online', () => notice.replaceChildren());

	let isBusy = false;

	function say(what: string): void {
		notice.replaceChildren(...wordsOf(what));
	}

	function wordsOf(what: string): Node[] {
		const found = words?.querySelector(`[data-say="${what}"]`);
		return found ? [found.cloneNode(true)] : [];
	}

	/** Takes units of the shortlist from the address: `#target=unit-1&name=…&target=unit-2&name=…`. */
	function takeTargets(): void {
		if (!words?.querySelector('[data-say="other"]')) return;
		const given = new URLSearchParams(location.hash.slice(1));
		const targets = [...new Set(given.getAll('target'))]
			.filter((each) => /^(?:unit|project)-\d+$/.test(each))
			.slice(0, mostTargets);
		if (targets.length === 0) return;
		dropTargets();
		// All at once: the first one names the inquiry and keeps its place.
		form.prepend(...targets.map(hiddenTarget));
		say(targets.length === 1 ? 'one' : 'other');
		const said = notice.firstElementChild;
		if (said) said.textContent = (said.textContent ?? '').replace('{n}', String(targets.length));
		notice.append(namesList(given.getAll('name').slice(0, targets.length)));
	}

	function dropTargets(): void {
		for (const old of form.querySelectorAll('input[name="target"]')) old.remove();
	}

	async function post(): Promise<Response> {
		const work = await task.solved();
		const body = new URLSearchParams();
		for (const [name, value] of new FormData(form)) {
			if (typeof value === 'string') body.append(name, value);
		}
		body.set('campaign', location.search.slice(1));
		body.set('work', work);
		return await fetch(form.action, {
			method: 'POST',
			body,
			headers: { accept: 'application/json' },
			signal: AbortSignal.timeout(patience),
		});
	}

	async function deliver(): Promise<void> {
		const answer = await post();
		const said: Answer = await answer.json();
		if (answer.status === 422 && said.messages) {
			notice.replaceChildren();
			// Drops targets that are not published any more, so that the form arrives as a general inquiry.
			if (said.messages['target'] !== undefined) dropTargets();
			if (said.messages['viewing'] !== undefined) keepTimes(said.times ?? []);
			showErrors(form, said.messages);
		} else if (answer.ok && said.reference !== undefined) {
			draft.clear();
			thank(said.reference, said.booking);
		} else {
			throw new Error(String(answer.status));
		}
	}

	function chosenTime(): HTMLSelectElement | null {
		return form.querySelector('[name="viewing"]');
	}

	/** Takes times out of the form at which nobody can come any more. */
	function keepTimes(ids: readonly string[]): void {
		for (const option of chosenTime()?.querySelectorAll('option') ?? [])
			if (option.value && !ids.includes(option.value)) option.remove();
	}

	function thank(reference: string, booking: string | undefined): void {
		const page = booking === undefined ? undefined : new URL(booking, form.action).href;
		// Whoever gets no mail has nothing but that page, and reads there that it is to be kept.
		if (page && !form.querySelector<HTMLInputElement>('[name="email"]')?.value)
			return location.assign(`${page}&done=booked`);
		const when = chosenTime()?.selectedOptions[0]?.textContent.trim() ?? '';
		const thanks = document.createElement('div');
		thanks.setAttribute('role', 'status');
		thanks.tabIndex = -1;
		form.replaceWith(thanks);
		// Heading, bar and introduction still ask for it.
		thanks.parentElement?.querySelector('h2')?.toggleAttribute('hidden', true);
		for (const asking of document.querySelectorAll('.inquiry-bar, [data-asks]')) asking.remove();
		// After the empty region is there, so that screen readers notice what comes into it.
		thanks.append(...wordsOf('thanks'), ...(page ? [] : nextSteps()));
		if (page) thanks.firstElementChild?.prepend(...wordsOf('booked'));
		const link = thanks.querySelector<HTMLAnchorElement>('[data-booking]');
		if (link && page) link.href = page;
		for (const line of thanks.querySelectorAll('[data-when], [data-reference]'))
			line.textContent = (line.textContent ?? '')
				.replace('{reference}', reference)
				.replace('{when}', () => when);
		thanks.focus();
	}

	function fail(): void {
		draft.save();
		say(navigator.onLine ? 'failed' : 'offline');
		const mail = notice.querySelector<HTMLAnchorElement>('[data-mail]');
		const message = form.querySelector('textarea')?.value;
		if (mail && message) mail.href += `?body=${encodeURIComponent(message)}`;
	}

	return {
		send() {
			if (isBusy) return;
			if (!checkForm(form)) return;
			isBusy = true;
			say('sending');
			deliver()
				.catch(fail)
				.finally(() => (isBusy = false));
		},
	};
}

/** The names of what is asked about, as the shortlist has them. */
function namesList(names: readonly string[]): HTMLUListElement {
	const list = document.createElement('ul');
	for (const name of names) {
		list.append(Object.assign(document.createElement('li'), { textContent: name }));
	}
	return list;
}

function hiddenTarget(value: string): HTMLInputElement {
	return Object.assign(document.createElement('input'), { type: 'hidden', name: 'target', value });
}

/**
 * Turns a general form into one that says what is searched for, when the address brings that along from
 * a list: `#search=1&place=…&budget=…&message=…`. What stands behind the number sign reaches no server
 * before the visitor sends the form.
 */
function takeSearch(form: HTMLFormElement, hash: string): void {
	const said = new URLSearchParams(hash.slice(1));
	const spare = form.querySelector<HTMLTemplateElement>('template[data-fields=search]')?.content;
	const concern = form.querySelector<HTMLInputElement>('input[name="concern"]');
	const message = form.querySelector<HTMLTextAreaElement>('textarea[name="message"]');
	if (said.get('search') !== '1' || !spare || !concern || !message) return;
	concern.value = 'search';
	for (const field of spare.querySelectorAll('.field')) {
		const input = field.querySelector('input');
		if (!input || form.elements.namedItem(input.name)) continue;
		message.closest('.field')?.before(field);
		input.defaultValue = (said.get(input.name) ?? '').slice(0, input.maxLength);
	}
	// A default value, so that text typed before this script was loaded stays.
	message.defaultValue = (said.get('message') ?? '').slice(0, message.maxLength);
}

/** Where somebody goes on whose inquiry has arrived: the cards below, by their heading. */
function nextSteps(): Node[] {
	const heading = document.querySelector('#similar, #siblings, #availability');
	if (!heading) return [];
	const link = document.createElement('a');
	link.className = 'button quiet';
	link.href = `#${heading.id}`;
	link.textContent = heading.textContent;
	return [link];
}
