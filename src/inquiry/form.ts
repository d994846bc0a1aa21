import { z } from 'zod';
import { Concern, PropertyKind } from '../domain/inquiry.ts';
import { Locale } from '../domain/locale.ts';
import { mostTargets } from '../domain/most-targets.ts';
import { campaignOf } from './campaign.ts';
import { cleanEmail, cleanLine, cleanText } from './clean.ts';

/** Where the form posts to, on the site's own origin or on that of `inquiry.endpoint`. */
export const inquiryPath = '/inquiry';
/** Where a form asks for its token. */
export const tokenPath = `${inquiryPath}/token`;

/** Names of the form's fields. `trap` is hidden from people; whoever fills it in is doubtful. */
export const fieldNames = {
	name: 'name',
	email: 'email',
	phone: 'phone',
	dates: 'dates',
	place: 'place',
	property: 'property',
	budget: 'budget',
	message: 'message',
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
	/** What `tokenPath` has answered; empty without JavaScript. */
	token: 'token',
	/** What solves the task the server has set, when it has set one. */
	work: 'work',
	trap: 'topic',
} as const;

/** What visitors are asked, in this order. */
export const visibleFields = [
	'name',
	'email',
	'phone',
	'place',
	'property',
	'budget',
	'dates',
	'message',
] as const;
export type VisibleField = (typeof visibleFields)[number];

/** Which of them a form has: at most six. `dates` only where something can be viewed. */
export const fieldsOf: Readonly<Record<Concern, readonly VisibleField[]>> = {
	inquiry: ['name', 'email', 'phone', 'dates', 'message'],
	valuation: ['name', 'email', 'phone', 'place', 'property', 'message'],
	search: ['name', 'email', 'phone', 'place', 'budget', 'message'],
};

export const requiredFields: readonly VisibleField[] = ['name'];
/** One of these is enough. */
export const eitherFields: readonly VisibleField[] = ['email', 'phone'];

/** Characters each field may hold, for `maxlength`. */
export const maxLengths: Readonly<Record<VisibleField, number>> = {
	name: 120,
	email: 254,
	phone: 40,
	place: 200,
	property: 20,
	budget: 60,
	dates: 200,
	message: 5000,
};

/** What is wrong with a field; `form.error.<field>.<code>` is the sentence for the visitor. */
export const FieldError = z.enum(['required', 'invalid', 'tooLong']);
export type FieldError = z.infer<typeof FieldError>;

/** Problems by field. `target` means that what was asked about is not published (any more). */
export type FormErrors = Partial<Record<VisibleField | 'target', FieldError>>;

const required = { error: 'required' } as const;
const invalid = { error: 'invalid' } as const;
/** Nothing else is looked for in a text that is too long: a pattern could take seconds over it. */
const tooLong = { error: 'tooLong', abort: true } as const;

const optional = (raw: unknown) => (raw === '' || raw === null ? undefined : raw);
const line = (field: VisibleField) =>
	z.preprocess(
		(raw) => optional(cleanLine(raw)),
		z.string(invalid).max(maxLengths[field], tooLong).optional(),
	);

/** `target` as the field carries it. */
const TargetField = z
	.string()
	.regex(/^(?:unit|project)-[1-9]\d{0,14}$/)
	.transform((value) => {
		const [kind, id] = value.split('-');
		return { kind: kind === 'unit' ? ('unit' as const) : ('project' as const), id: Number(id) };
	});

const BoxVersion = z.string().min(1).max(40).optional().catch(undefined);

/** The form as it is submitted, without the trap. */
export const InquiryForm = z
	.object({
		concern: z.preprocess(optional, Concern.default('inquiry')).catch('inquiry'),
		name: z.preprocess(
			cleanLine,
			z.string(required).min(1, required).max(maxLengths.name, tooLong),
		),
		email: z.preprocess(
			(raw) => optional(cleanEmail(raw)),
			z.string(invalid).max(maxLengths.email, tooLong).pipe(z.email(invalid)).optional(),
		),
		phone: z.preprocess(
			(raw) => optional(cleanLine(raw)),
			z
				.string(invalid)
				.max(maxLengths.phone, tooLong)
				.regex(/^[\d\s+()/.–-]*\d[\d\s+()/.–-]*$/, invalid)
				.optional(),
		),
		place: line('place'),
		property: z.preprocess(
			(raw) => optional(cleanLine(raw)),
			z.string(invalid).max(maxLengths.property, tooLong).pipe(PropertyKind).optional(),
		),
		budget: line('budget'),
		dates: line('dates'),
		message: z.preprocess(
			(raw) => optional(cleanText(raw)),
			z.string(invalid).max(maxLengths.message, tooLong).optional(),
		),
		target: z.preprocess(listOf, z.array(TargetField).max(mostTargets)),
		locale: Locale,
		page: z
			.string()
			.max(300)
			.regex(/^\/(?!\/)[\w\-./~%]*$/)
			.optional()
			.catch(undefined),
		campaign: z.preprocess(campaignOf, z.string().optional()),
		newsletter: BoxVersion,
		permission: BoxVersion,
		submission: z.uuid().optional().catch(undefined),
	})
	.refine(({ email, phone }) => email !== undefined || phone !== undefined, {
		path: ['email'],
		...required,
		// Also told of a form that has other mistakes, so that all of them are seen at once.
		when: ({ value }) => isBlank(value, 'email') && isBlank(value, 'phone'),
	});
export type InquiryForm = z.infer<typeof InquiryForm>;

/** What the value of `target` must be for something published. */
export function targetField(target: { readonly kind: 'unit' | 'project'; readonly id: number }) {
	return `${target.kind}-${target.id}`;
}

/** What such a value stands for; nothing when it is none. */
export function targetOf(field: string): z.infer<typeof TargetField> | undefined {
	return TargetField.safeParse(field).data;
}

/** Whether the field is filled in that people do not see. */
export function isTrapped(fields: Readonly<Record<string, unknown>>): boolean {
	const value = fields[fieldNames.trap];
	return value !== undefined && value !== null && value !== '';
}

export type ReadForm =
	| { readonly ok: true; readonly form: InquiryForm }
	| { readonly ok: false; readonly errors: FormErrors };

/** Checks submitted fields; keys are the values of `fieldNames`, unknown ones are ignored. */
export function readForm(fields: Readonly<Record<string, unknown>>): ReadForm {
	const parsed = InquiryForm.safeParse(fields);
	if (parsed.success) return { ok: true, form: parsed.data };
	const errors: FormErrors = {};
	for (const issue of parsed.error.issues) {
		const field = visibleFields.find((name) => name === issue.path[0]) ?? 'target';
		errors[field] ??= FieldError.catch('invalid').parse(issue.message);
	}
	return { ok: false, errors };
}

function listOf(raw: unknown): unknown {
	const list = Array.isArray(raw) ? raw : [raw];
	return [...new Set(list.filter((value) => value !== undefined && value !== ''))];
}

/** Whether nothing was entered there, as far as can be told before the form is checked. */
function isBlank(value: unknown, name: string): boolean {
	if (typeof value !== 'object' || value === null) return false;
	const text = cleanLine(Reflect.get(value, name));
	return text === undefined || text === null || text === '';
}
