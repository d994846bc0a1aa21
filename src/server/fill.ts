import type { Element, ElementContent, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { Concern } from '../domain/inquiry.ts';
import { fieldNames, fieldsOf, visibleFields } from '../inquiry/form.ts';
import { elementsIn } from './elements.ts';

const parser = unified().use(rehypeParse);
const printer = unified().use(rehypeStringify);

/** A sentence for the visitor; `field` says what it is about, and is absent when it is about no field. */
export interface Complaint {
	readonly field?: string | undefined;
	readonly message: string;
}

/**
 * Puts what a visitor typed, and what is wrong with it, into the prerendered inquiry page, by hooks in it:
 *
 * - `form[data-inquiry]`, with controls by name and `[data-field]` around each;
 * - `template[data-spare]` with the fields of other forms, `[data-search]` with other words for a search;
 * - `[data-error=<field>]`, and `[data-error-summary]` with a list and with `[data-error-hint]`, which is left out
 *   where no field is marked.
 */
export function fillForm(
	html: string,
	{
		fields,
		complaints,
	}: {
		/** As submitted; values that are neither texts nor lists of texts are left out. */
		readonly fields: Readonly<Record<string, unknown>>;
		readonly complaints: readonly Complaint[];
	},
): string {
	const page = parser.parse(html);
	const form = find(page, (element) => 'dataInquiry' in element.properties);
	if (!form) return html;
	const concern = Concern.catch('inquiry').parse(fields[fieldNames.concern]);
	arrange(form, { concern, viewing: fields[fieldNames.dates] !== undefined });
	const what = controlOf(form, fieldNames.concern);
	if (what) setValue(what, concern);
	for (const name of [...visibleFields, 'page'] as const) {
		const [value] = textsOf(fields[fieldNames[name]]);
		const control = controlOf(form, fieldNames[name]);
		if (control && value !== undefined) setValue(control, value);
	}
	for (const name of ['newsletter', 'permission'] as const) {
		const box = controlOf(form, fieldNames[name]);
		const [ticked] = textsOf(fields[fieldNames[name]]);
		if (box) box.properties['checked'] = ticked === box.properties['value'];
	}
	const { target, submission, campaign } = fieldNames;
	for (const name of [target, submission, campaign]) {
		for (const old of elementsIn(form, (element) => element.properties['name'] === name))
			remove(form, old);
		form.children.unshift(...textsOf(fields[name]).map((value) => hiddenInput(name, value)));
	}
	for (const { field, message } of complaints) complain(form, { field, message });
	summarise(form, complaints);
	return printer.stringify(page);
}

/** Puts a sentence into `[data-reference]` of the prerendered thank-you page. */
export function fillReference(html: string, sentence: string): string {
	const page = parser.parse(html);
	const place = find(page, (element) => 'dataReference' in element.properties);
	if (!place) return html;
	show(place);
	place.children = [{ type: 'text', value: sentence }];
	return printer.stringify(page);
}

/**
 * Gives the form the fields of the one that was sent: those for a viewing, a valuation or a search lie in
 * reserve, and stay there where they do not belong.
 */
function arrange(
	form: Element,
	{ concern, viewing }: { readonly concern: Concern; readonly viewing: boolean },
): void {
	const spare = elementsIn(form, (element) => 'dataSpare' in element.properties)[0];
	const held = spare?.content?.children ?? [];
	const places = new Map(
		[...form.children, ...held].flatMap((each) =>
			each.type === 'element' && typeof each.properties['dataField'] === 'string'
				? [[each.properties['dataField'], each] as const]
				: [],
		),
	);
	const wanted = fieldsOf[concern].filter((name) => name !== 'dates' || viewing);
	const shown = wanted.flatMap((name) => places.get(name) ?? []);
	if (concern === 'search') for (const each of shown) askAsSearch(each);
	const [first] = form.children.filter((each) => [...places.values()].some((own) => own === each));
	if (!first || shown.length === 0) return;
	const at = form.children.indexOf(first);
	const rest = form.children.filter((each) => ![...places.values()].some((own) => own === each));
	form.children = [...rest.slice(0, at), ...shown, ...rest.slice(at)];
}

/** Where somebody searches is asked for in other words than where a property stands. */
function askAsSearch(field: Element): void {
	const label = find(field, (element) => typeof element.properties['dataSearch'] === 'string');
	const [text] = label?.children ?? [];
	if (text?.type === 'text') text.value = String(label?.properties['dataSearch']);
}

function complain(form: Element, { field, message }: Complaint): void {
	if (!field) return;
	const place = find(form, (element) => element.properties['dataError'] === field);
	if (place) {
		show(place);
		place.children = [{ type: 'text', value: message }];
	}
	const control = controlOf(form, field);
	if (!control) return;
	control.properties['ariaInvalid'] = 'true';
	const id = place?.properties['id'];
	const named = control.properties['ariaDescribedBy'];
	const others = Array.isArray(named) ? named : [];
	if (typeof id === 'string') control.properties['ariaDescribedBy'] = [id, ...others];
}

function summarise(form: Element, complaints: readonly Complaint[]): void {
	const summary = find(form, (element) => 'dataErrorSummary' in element.properties);
	if (!summary) return;
	show(summary);
	summary.properties['autoFocus'] = true;
	const list = find(summary, (element) => element.tagName === 'ul');
	if (!list) return;
	const sentences = complaints.map(({ field, message }) => {
		const control = field ? controlOf(form, field) : undefined;
		const id = control?.properties['id'];
		const text = { type: 'text' as const, value: message };
		return typeof id === 'string' ? link(`#${id}`, text) : text;
	});
	if (sentences.some(({ type }) => type === 'element')) {
		list.children = sentences.map((each) => wrapped('li', each));
		return;
	}
	// No field is marked, so none is to be looked at.
	const hint = find(summary, (element) => 'dataErrorHint' in element.properties);
	if (hint) remove(summary, hint);
	remove(summary, list);
	summary.children.push(...sentences.map((each) => wrapped('p', each)));
}

function wrapped(tagName: string, child: ElementContent): Element {
	return { type: 'element', tagName, properties: {}, children: [child] };
}

function link(href: string, text: { type: 'text'; value: string }): Element {
	return { type: 'element', tagName: 'a', properties: { href }, children: [text] };
}

function hiddenInput(name: string, value: string): Element {
	const properties = { type: 'hidden', name, value };
	return { type: 'element', tagName: 'input', properties, children: [] };
}

function setValue(control: Element, value: string): void {
	if (control.tagName === 'textarea') control.children = [{ type: 'text', value }];
	else if (control.tagName === 'select') select(control, value);
	else control.properties['value'] = value;
}

function select(control: Element, value: string): void {
	for (const option of elementsIn(control, ({ tagName }) => tagName === 'option')) {
		option.properties['selected'] = option.properties['value'] === value;
	}
}

function show(element: Element): void {
	delete element.properties['hidden'];
}

function controlOf(form: Element, name: string): Element | undefined {
	return find(form, (element) => element.properties['name'] === name);
}

function find(node: Nodes, test: (element: Element) => boolean): Element | undefined {
	return elementsIn(node, test)[0];
}

function remove(parent: Element | Root, gone: Element): void {
	parent.children = parent.children.filter((child) => child !== gone);
	for (const child of parent.children) if (child.type === 'element') remove(child, gone);
}

function textsOf(value: unknown): string[] {
	const list: unknown[] = Array.isArray(value) ? value : [value];
	return list.filter((each) => typeof each === 'string').slice(0, 20);
}
