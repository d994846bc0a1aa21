import type { Concern } from '../domain/inquiry.ts';
import type { Translate } from '../i18n/translate.ts';
import type { Problem } from './answers.ts';
import type { FieldName } from './form.ts';

/** What a visitor reads above a field. */
export function labelOf(name: FieldName, concern: Concern, t: Translate): string {
	return t.maybe(`form.${name}.${concern}`) ?? t.maybe(`form.${name}`) ?? name;
}

/** What a broker reads before what was entered: the label of the form, unless there is one for tasks. */
export function taskLabelOf(name: FieldName, concern: Concern, t: Translate): string {
	return t.maybe(`task.${name}.${concern}`) ?? t.maybe(`task.${name}`) ?? labelOf(name, concern, t);
}

/** Tells a visitor what is wrong with a field. */
export function sentenceOf(name: FieldName | 'target', problem: Problem, t: Translate): string {
	return (
		t.maybe(`form.error.${name}.${problem}`) ??
		t.maybe(`form.error.${name}`) ??
		t.maybe(`form.error.${problem}`) ??
		problem
	);
}
