import type { Concern } from '../domain/inquiry.ts';
import { foreign, speak } from '../domain/spoken.ts';
import type { Locale } from '../domain/locale.ts';
import { translator, type Translate } from '../i18n/translate.ts';
import { possibleProblems } from './answers.ts';
import { labelOf, sentenceOf } from './field-words.ts';
import { fields, type Field, type FieldName, type FormBoxes } from './form.ts';
import { attributes, markup, type Html } from './html.ts';

const inputTypes: Readonly<Partial<Record<Field['kind'], string>>> = {
	email: 'email',
	phone: 'tel',
};

/** One field with its label, hint and place for an error, as its entry in the form says. */
export function fieldHtml(
	name: FieldName,
	{
		concern,
		locale,
		value,
		error,
	}: {
		readonly concern: Concern;
		readonly locale: Locale;
		readonly value?: string | undefined;
		/** What is wrong with the value, as a sentence. */
		readonly error?: string | undefined;
	},
): Html {
	const t = translator(locale);
	const { required, either, autocomplete, kind, max } = fields[name];
	const problems = possibleProblems(name);
	const id = `field-${name}`;
	const hint = t.maybe(`form.${name}.hint`);
	// An error is named only while there is one: screen readers read a description also where it is hidden.
	const described = [error && `error-${name}`, hint && `hint-${name}`].filter(Boolean).join(' ');
	const shared = {
		id,
		name,
		required,
		'aria-invalid': error && 'true',
		'aria-describedby': described || undefined,
	};
	const own = { ...shared, maxlength: String(max), type: inputTypes[kind] ?? 'text', autocomplete };
	const control =
		kind === 'text'
			? markup`<textarea${attributes({ ...shared, maxlength: String(max), rows: '4' })}>${value}</textarea>`
			: kind === 'choice'
				? markup`<select${attributes(shared)}>${optionsOf(name, { value, t })}</select>`
				: markup`<input${attributes({ ...own, value: value || undefined })}>`;
	const sentences = problems.map((problem) => [`data-${problem}`, sentenceOf(name, problem, t)]);
	const place = attributes({
		class: 'field-error',
		id: `error-${name}`,
		'data-error': name,
		...Object.fromEntries(sentences),
		hidden: error === undefined,
	});
	const isAsked = problems.includes('required');
	const aside = isAsked ? undefined : t(either ? 'form.either' : 'form.optional');
	const label = markup`<label for="${id}">${labelOf(name, concern, t)}${aside && markup` <span>${aside}</span>`}</label>`;
	const help = hint && markup`<p class="field-hint" id="hint-${name}">${hint}</p>`;
	return markup`<div class="field">${label}${control}${help}<p${place}>${error}</p></div>`;
}

/** A box with the company's own words; nothing where the site offers none. */
export function boxHtml(
	name: keyof FormBoxes,
	{
		boxes,
		locale,
		defaultLocale,
		ticked,
	}: {
		readonly boxes: FormBoxes;
		readonly locale: Locale;
		readonly defaultLocale: Locale;
		/** Version of the text that was ticked. */
		readonly ticked?: string | undefined;
	},
): Html | undefined {
	const box = boxes[name];
	const spoken = speak(box?.text, locale, defaultLocale);
	if (!box || !spoken) return undefined;
	const id = `field-${name}`;
	const checked = ticked === box.version;
	const input = attributes({ type: 'checkbox', id, name, value: box.version, checked });
	const label = attributes({ for: id, lang: foreign(spoken.lang, locale) });
	return markup`<p class="field-tick"><input${input}><label${label}>${spoken.text}</label></p>`;
}

function optionsOf(
	name: FieldName,
	{ value, t }: { readonly value: string | undefined; readonly t: Translate },
): Html[] {
	const known = (fields[name].options ?? []).map((option) => {
		const mark = attributes({ value: option, selected: option === value });
		return markup`<option${mark}>${t.maybe(`form.${name}.${option}`) ?? option}</option>`;
	});
	return [markup`<option value="">${t.maybe(`form.${name}.choose`) ?? ''}</option>`, ...known];
}
