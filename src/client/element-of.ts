import { render, type TemplateResult } from 'lit-html';

/** Makes the element of a template, for a part of a page that is drawn once. */
export function elementOf<T extends HTMLElement = HTMLElement>(template: TemplateResult): T {
	const holder = document.createDocumentFragment();
	render(template, holder);
	const element = holder.querySelector<T>('*');
	if (!element) throw new Error('The template has no element.');
	return element;
}
