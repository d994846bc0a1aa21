import type { Concern } from '../domain/inquiry.ts';
import type { Locale } from '../domain/locale.ts';
import { translator } from '../i18n/translate.ts';
import { boxHtml, fieldHtml } from './field-html.ts';
import { labelOf } from './field-words.ts';
import {
	fields as form,
	hiddenNames,
	isFieldName,
	type FieldName,
	type FormBoxes,
} from './form.ts';
import { attributes, markup, type Html } from './html.ts';

/** A sentence for the visitor; `field` says what it is about, and is absent when it is about no field. */
export interface Complaint {
	readonly field?: string | undefined;
	readonly message: string;
}

interface FormContent {
	readonly concern: Concern;
	readonly locale: Locale;
	readonly defaultLocale: Locale;
	readonly boxes: FormBoxes;
	readonly fields: readonly FieldName[];
	/** Puts what may be left out behind a line that unfolds it, so that the form is short. */
	readonly folds?: boolean;
	/** What stands in the fields, by their names. */
	readonly values?: Readonly<Partial<Record<FieldName, string | undefined>>>;
	/** Version of each text that was ticked. */
	readonly ticked?: Readonly<Partial<Record<keyof FormBoxes, string | undefined>>>;
	/** Hidden fields; a name may repeat. */
	readonly hidden: readonly (readonly [name: string, value: string])[];
	readonly complaints?: readonly Complaint[];
}

/**
 * What a form asks and carries, all but its button: the same for the page, rendered by the build, and for a form that
 * the server shows again with what was typed and what is wrong. Every value is escaped.
 */
export function formHtml(content: FormContent): string {
	const { concern, locale, fields, values = {}, ticked = {}, complaints = [] } = content;
	const t = translator(locale);
	const errorOf = (name: string) => complaints.find(({ field }) => field === name)?.message;
	const carried = [[hiddenNames.concern, concern], [hiddenNames.locale, locale], ...content.hidden];
	const inputs = carried.map(
		([name, value]) => markup`<input${attributes({ type: 'hidden', name, value })}>`,
	);
	const show = (names: readonly FieldName[]) =>
		names.map((name) =>
			fieldHtml(name, { concern, locale, value: values[name], error: errorOf(name) }),
		);
	const folded = content.folds ? fields.filter(isExtra) : [];
	const shown = show(fields.filter((name) => !folded.includes(name)));
	const labels = folded.map((name) => labelOf(name, concern, t)).join(' · ');
	const more =
		folded.length > 0
			? markup`<details><summary>${labels}</summary>${show(folded)}</details>`
			: undefined;
	const targetError = errorOf('target');
	const place = attributes({ id: 'error-target', hidden: targetError === undefined });
	const aboutTarget = markup`<p class="field-error" data-error="target"${place}>${targetError}</p>`;
	const trap = markup`<div class="field-trap" aria-hidden="true"><label>${t('form.trap')} <input type="text" name="${hiddenNames.trap}" tabindex="-1" autocomplete="off"></label></div>`;
	const boxes = boxNames.flatMap(
		(name) => boxHtml(name, { ...content, ticked: ticked[name] }) ?? [],
	);
	return markup`${summary(content)}${aboutTarget}${inputs}${trap}${shown}${more}${boxes}`.html;
}

/** Whether a form can be sent without it. */
function isExtra(name: FieldName): boolean {
	return !form[name].required && !form[name].either;
}

const boxNames = ['newsletter', 'permission'] as const;

/** Everything that is wrong, above the form; the browser fills it, too. */
function summary({ locale, fields, complaints = [] }: FormContent): Html {
	const t = translator(locale);
	const isField = ({ field = '' }: Complaint) => isFieldName(field) && fields.includes(field);
	const isHinted = complaints.length === 0 || complaints.some(isField);
	const sentences = complaints.map((complaint) =>
		isField(complaint)
			? markup`<li><a href="#field-${complaint.field}">${complaint.message}</a></li>`
			: markup`<li>${complaint.message}</li>`,
	);
	const isEmpty = complaints.length === 0;
	// Only a form that is shown again takes the visitor there.
	const start = attributes({ tabindex: '-1', hidden: isEmpty, autofocus: !isEmpty });
	const title = markup`<p><strong>${t('form.errors')}</strong></p>`;
	const hint = markup`<p data-error-hint${attributes({ hidden: !isHinted })}>${t('form.errorsText')}</p>`;
	return markup`<div class="error-summary" data-error-summary role="alert"${start}>${title}${hint}<ul>${sentences}</ul></div>`;
}
