import {
	defaultTreeAdapter,
	html,
	parseFragment,
	serialize,
	type DefaultTreeAdapterTypes,
} from 'parse5';
import type { Complaint } from './inquiry-answers.ts';

/** What goes into a form that is shown again. */
export interface Entered {
	/** The fields it asks, see `fieldSetOf`; those of the page's own form where no template has them. */
	readonly fieldSet: string;
	/** What was typed, chosen or ticked, by the names of fields. */
	readonly values: Readonly<Record<string, string | undefined>>;
	/** Hidden fields; a name may repeat. */
	readonly hidden: readonly (readonly [name: string, value: string])[];
	readonly complaints: readonly Complaint[];
	/** Times that can be booked, with their words; no form asks for one where there is none. */
	readonly times: readonly (readonly [value: string, words: string])[];
	/** Of all times at which somebody can be called back those that are offered; all where it is absent. */
	readonly callTimes?: readonly string[] | undefined;
}

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;
type Node = DefaultTreeAdapterTypes.ChildNode;

/**
 * Fills in the form of the inquiry page (`components/inquiry/InquiryFields.astro`) with what was sent and what is wrong
 * with it. Values become attributes and texts of a tree, so none of them can become markup.
 */
export function refusedForm(
	form: string,
	{ fieldSet, hidden, values, complaints, times, callTimes }: Entered,
): string {
	const tree = parseFragment(form);
	const top = tree.childNodes.filter(isElement);
	const templates = top.filter(isTemplate);
	const template = templates.find((each) => attribute(each, 'data-fields') === fieldSet);
	const inputs = hidden.map(([name, value]) => element('input', { type: 'hidden', name, value }));
	const fields = top.filter((each) => attribute(each, 'class') === 'field');
	if (template) replace(tree, fields, template.content.childNodes);
	replace(
		tree,
		top.filter((each) => attribute(each, 'type') === 'hidden'),
		inputs,
	);
	replace(tree, templates, []);

	const all = elementsOf(tree);
	const named = (name: string) =>
		all.find((each) => attribute(each, 'name') === name && controls.has(each.tagName));
	const choice = named('viewing');
	for (const [value, words] of times)
		if (choice) defaultTreeAdapter.appendChild(choice, element('option', { value }, words));
	const call = named('callback');
	for (const option of call && callTimes ? elementsOf(call) : [])
		if (!['', ...(callTimes ?? [])].includes(attribute(option, 'value') ?? ''))
			defaultTreeAdapter.detachNode(option);
	const unasked = new Set([
		choice && named(times.length > 0 ? 'dates' : 'viewing'),
		callTimes?.length === 0 ? call : undefined,
	]);
	tree.childNodes = tree.childNodes.filter(
		(node) => !isElement(node) || !elementsOf(node).some((each) => unasked.has(each)),
	);
	for (const [name, value] of Object.entries(values)) {
		const control = named(name);
		if (control && value !== undefined) fillIn(control, value);
	}
	const sentences = complaints.map(({ field = '', message }) => {
		const place = all.find((each) => attribute(each, 'data-error') === field);
		if (place) {
			setAttribute(place, 'hidden', undefined);
			defaultTreeAdapter.insertText(place, message);
		}
		const control = named(field);
		if (!control) return element('li', {}, message);
		const hint = attribute(control, 'aria-describedby');
		setAttribute(control, 'aria-invalid', 'true');
		// An error is named only while there is one: screen readers read a description also where it is hidden.
		setAttribute(control, 'aria-describedby', [`error-${field}`, hint].filter(Boolean).join(' '));
		const item = element('li', {});
		const link = element('a', { href: `#${attribute(control, 'id')}` }, message);
		defaultTreeAdapter.appendChild(item, link);
		return item;
	});
	const isHinted = complaints.some(({ field = '' }) => named(field));
	for (const each of all) {
		if (attribute(each, 'data-error-summary') !== undefined) {
			setAttribute(each, 'hidden', undefined);
			// Only a form that is shown again takes the visitor there.
			setAttribute(each, 'autofocus', '');
		}
		if (attribute(each, 'data-error-hint') !== undefined) {
			setAttribute(each, 'hidden', isHinted ? undefined : '');
		}
		if (each.tagName === 'ul') each.childNodes = sentences;
	}
	return serialize(tree);
}

const controls: ReadonlySet<string> = new Set(['input', 'textarea', 'select']);

/** Puts others in the place of the first of some elements, and takes the rest of them out. */
function replace(tree: Parent, elements: readonly Element[], others: readonly Node[]): void {
	tree.childNodes = tree.childNodes.flatMap((node) => {
		if (!isElement(node) || !elements.includes(node)) return [node];
		return node === elements[0] ? others : [];
	});
}

function fillIn(control: Element, value: string): void {
	if (control.tagName === 'textarea') {
		control.childNodes = [];
		defaultTreeAdapter.insertText(control, value);
	} else if (control.tagName === 'select') {
		for (const option of elementsOf(control)) {
			const isChosen = attribute(option, 'value') === value;
			setAttribute(option, 'selected', isChosen ? '' : undefined);
		}
	} else if (attribute(control, 'type') === 'checkbox') {
		const isTicked = attribute(control, 'value') === value;
		setAttribute(control, 'checked', isTicked ? '' : undefined);
	} else setAttribute(control, 'value', value);
}

function element(
	tagName: string,
	attributes: Readonly<Record<string, string>>,
	text = '',
): Element {
	const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
	const made = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
	if (text) defaultTreeAdapter.insertText(made, text);
	return made;
}

function attribute({ attrs }: Element, name: string): string | undefined {
	return attrs.find((each) => each.name === name)?.value;
}

/** @param value without one the attribute goes. */
function setAttribute(of: Element, name: string, value: string | undefined): void {
	const others = of.attrs.filter((each) => each.name !== name);
	of.attrs = value === undefined ? others : [...others, { name, value }];
}

function isTemplate(of: Element): of is DefaultTreeAdapterTypes.Template {
	return of.tagName === 'template';
}

function isElement(node: Node): node is Element {
	return 'tagName' in node;
}

function elementsOf({ childNodes }: Parent): Element[] {
	return childNodes.filter(isElement).flatMap((each) => [each, ...elementsOf(each)]);
}
