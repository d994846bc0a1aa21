import type { Concern, InquiryTarget } from '../domain/inquiry.ts';
import type { ConsentText } from '../domain/site/inquiry-settings.ts';
import type { Site } from '../domain/site.ts';

/** Units and projects one inquiry can be about. */
export const mostTargets = 20;

/** Where the form posts to, on the site's own origin or on that of `inquiry.endpoint`. */
export const inquiryPath = '/inquiry';
/** Where alerts are asked for; behind it lies the page of whoever has one. */
export const alertsPath = '/alerts';
/** Where people look after what they have booked. */
export const bookingsPath = '/bookings';
/** Where a form asks for its task. */
export const workPath = `${inquiryPath}/token`;

/** Something a visitor is asked. */
export interface Field {
	/** Decides the control, what is cleaned, and what is valid; a `text` has several lines. */
	readonly kind: 'line' | 'text' | 'email' | 'phone' | 'choice';
	/** Most characters. */
	readonly max: number;
	readonly required?: boolean;
	/** One of all fields with this mark has to be filled in. */
	readonly either?: boolean;
	/** Token of the browser's autofill. */
	readonly autocomplete?: string;
	/** Values of a `choice`, where they are always the same. */
	readonly options?: readonly string[];
	/** The forms that ask it; all when absent. */
	readonly forms?: readonly Concern[];
	/** Asked only where the form is about a unit, or only where it is not; `callback` wherever there are times for it. */
	readonly about?: 'unit' | 'no unit';
}

/**
 * Everything visitors are asked, in this order. An entry here and its words are all a field needs: the page, both
 * validations, the stored inquiry, the task and the mail follow it. Words in `i18n/messages`: the label `form.<name>`
 * (or `form.<name>.<concern>`), and where they are wanted `.hint`, `.choose` and each option,
 * `form.error.<name>.<problem>`, and `task.<name>` where brokers read another label.
 */
const entries = {
	name: { kind: 'line', max: 120, required: true, autocomplete: 'name' },
	email: { kind: 'email', max: 254, either: true, autocomplete: 'email' },
	phone: { kind: 'phone', max: 100, either: true, autocomplete: 'tel' },
	place: { kind: 'line', max: 200, forms: ['valuation', 'search'] },
	property: {
		kind: 'choice',
		max: 20,
		options: ['flat', 'house', 'plot', 'building', 'commercial'],
		forms: ['valuation'],
	},
	budget: { kind: 'line', max: 60, forms: ['search'] },
	/** One of the times at which the home can be looked at. */
	viewing: { kind: 'choice', max: 40, forms: ['inquiry'], about: 'unit' },
	dates: { kind: 'line', max: 200, forms: ['inquiry'], about: 'unit' },
	callback: { kind: 'line', max: 100, forms: ['inquiry'], about: 'no unit' },
	message: { kind: 'text', max: 5000 },
} as const satisfies Readonly<Record<string, Field>>;

export type FieldName = keyof typeof entries;
type Entries = typeof entries;
type RequiredName = {
	[Name in FieldName]: Entries[Name] extends { readonly required: true } ? Name : never;
}[FieldName];

/** What a visitor has entered, cleaned; nothing where a field was left empty. */
export type Answers = Readonly<
	Partial<Record<FieldName, string>> & { [Name in RequiredName]: string }
>;

export const fields: Readonly<Record<FieldName, Field>> = entries;

/** The fields of all forms in their order. */
export const fieldNames: readonly FieldName[] = Object.keys(entries).filter(isFieldName);

export function isFieldName(name: string): name is FieldName {
	return Object.hasOwn(entries, name);
}

/**
 * The fields of one form in their order; at most six.
 * @param given.hasViewings whether there are times to choose from, which are asked for in the place of a wish
 */
export function formFields(
	concern: Concern,
	{
		isAboutUnit = false,
		hasCallTimes = false,
		hasViewings = false,
	}: {
		readonly isAboutUnit?: boolean;
		readonly hasCallTimes?: boolean;
		readonly hasViewings?: boolean | 'perhaps';
	} = {},
): FieldName[] {
	return fieldNames.filter((name) => {
		if (name === (hasViewings === true ? 'dates' : hasViewings ? undefined : 'viewing'))
			return false;
		const { forms, about } = fields[name];
		const isCall = name === 'callback' && hasCallTimes;
		const fits = about === undefined || (about === 'unit') === isAboutUnit || isCall;
		return fits && (forms === undefined || forms.includes(concern));
	});
}

/** Names the fields of a form; on the inquiry page a template of that name in `data-fields` holds them. */
export function fieldSetOf(concern: Concern, isAboutUnit: boolean): string {
	return isAboutUnit ? 'unit' : concern;
}

/** Names of what a form carries besides what visitors enter. */
export const hiddenNames = {
	/** What the visitor is after, one of `Concern`; `inquiry` when absent. */
	concern: 'concern',
	/** What it is about, as `unit-4711` or `project-12`; may repeat; absent for a general inquiry. */
	target: 'target',
	locale: 'locale',
	/** Path of the page the form stands on. */
	page: 'page',
	/** The `utm_` parameters of that page's address, as a query. */
	campaign: 'campaign',
	/** Boxes; their value is the version of the text beside them. */
	newsletter: 'newsletter',
	permission: 'permission',
	/** A UUID; the same one twice is the same inquiry. Empty without JavaScript. */
	submission: 'submission',
	/** What solves the task that `workPath` has set; empty without JavaScript. */
	work: 'work',
	/** Hidden from people; whoever fills it in is doubtful. */
	trap: 'topic',
} as const;

/** Boxes a site may offer, by the names of the fields. */
export interface FormBoxes {
	readonly newsletter?: ConsentText | undefined;
	readonly permission?: ConsentText | undefined;
}

/** None where nobody could show that the address is theirs. */
export function boxesOf({
	newsletter,
	contactPermission,
	confirmFrom,
}: Pick<Site['inquiry'], 'newsletter' | 'contactPermission' | 'confirmFrom'>): FormBoxes {
	return confirmFrom === undefined ? {} : { newsletter, permission: contactPermission };
}

/** What the value of `target` must be for something published. */
export function targetField(target: Pick<InquiryTarget, 'kind' | 'id'>) {
	return `${target.kind}-${target.id}`;
}
