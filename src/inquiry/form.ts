import { z } from 'zod';
import { Locale } from '../domain/locale.ts';
import { cleanLine, cleanText } from './clean.ts';

/** Where the form posts to, on the site's own origin or on that of `inquiry.endpoint`. */
export const inquiryPath = '/inquiry';

/** Names of the form's fields. `trap` is hidden from people; whoever fills it in is doubtful. */
export const fieldNames = {
	name: 'name',
	email: 'email',
	phone: 'phone',
	message: 'message',
	/** What it is about, as `unit-4711` or `project-12`; may repeat; absent for a general inquiry. */
	target: 'target',
	locale: 'locale',
	/** Path of the page the form stands on. */
	page: 'page',
	/** A UUID made in the browser; the same one twice is the same inquiry. Empty without JavaScript. */
	submission: 'submission',
	trap: 'topic',
} as const;

/** What a visitor sees, in this order: at most six, of which at most three are required. */
export const visibleFields = ['name', 'email', 'phone', 'message'] as const;
export type VisibleField = (typeof visibleFields)[number];

export const requiredFields: readonly VisibleField[] = ['name', 'email'];

/** Characters each field may hold, for `maxlength`. */
export const maxLengths: Readonly<Record<VisibleField, number>> = {
	name: 120,
	email: 254,
	phone: 40,
	message: 5000,
};

/** What is wrong with a field; `form.error.<field>.<code>` is the sentence for the visitor. */
export const FieldError = z.enum(['required', 'invalid', 'tooLong']);
export type FieldError = z.infer<typeof FieldError>;

/** Problems by field. `target` means that what was asked about is not published (any more). */
export type FormErrors = Partial<Record<VisibleField | 'target', FieldError>>;

const required = { error: 'required' } as const;
const invalid = { error: 'invalid' } as const;
const tooLong = { error: 'tooLong' } as const;

const optional = (raw: unknown) => (raw === '' ? undefined : raw);

/** `target` as the field carries it. */
const TargetField = z
	.string()
	.regex(/^(?:unit|project)-[1-9]\d{0,14}$/)
	.transform((value) => {
		const [kind, id] = value.split('-');
		return { kind: kind === 'unit' ? ('unit' as const) : ('project' as const), id: Number(id) };
	});

/** The form as it is submitted, without the trap. */
export const InquiryForm = z.object({
	name: z.preprocess(cleanLine, z.string(required).min(1, required).max(maxLengths.name, tooLong)),
	email: z.preprocess(
		cleanEmail,
		z.string(required).min(1, required).max(maxLengths.email, tooLong).pipe(z.email(invalid)),
	),
	phone: z.preprocess(
		(raw) => optional(cleanLine(raw)),
		z
			.string(invalid)
			.max(maxLengths.phone, tooLong)
			.regex(/^[\d\s+()/.–-]*\d[\d\s+()/.–-]*$/, invalid)
			.optional(),
	),
	message: z.preprocess(
		(raw) => optional(cleanText(raw)),
		z.string(invalid).max(maxLengths.message, tooLong).optional(),
	),
	target: z.preprocess(listOf, z.array(TargetField).max(20)),
	locale: Locale,
	page: z
		.string()
		.max(300)
		.regex(/^\/(?!\/)[\w\-./~%]*$/)
		.optional()
		.catch(undefined),
	submission: z.uuid().optional().catch(undefined),
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

/** Addresses with letters beyond ASCII in their domain reach the CRM in the form mail servers use. */
function cleanEmail(raw: unknown): unknown {
	const email = cleanLine(raw);
	if (typeof email !== 'string') return email;
	const at = email.lastIndexOf('@');
	const domain = email.slice(at + 1);
	if (at < 1 || !/[^\0-\x7f]/.test(domain)) return email;
	const url = URL.parse(`http://${domain}`);
	return url ? `${email.slice(0, at)}@${url.hostname}` : email;
}

function listOf(raw: unknown): unknown {
	const list = Array.isArray(raw) ? raw : [raw];
	return [...new Set(list.filter((value) => value !== undefined && value !== ''))];
}
