import { z } from 'zod';
import { Concern, InquiryTarget } from '../domain/inquiry.ts';
import { Locale } from '../domain/locale.ts';
import { mostTargets, fieldNames, type Answers, type FieldName } from './form.ts';
import { readLineEnds } from '../domain/prose.ts';
import { readAnswers, type Problem } from './answers.ts';
import { cleanLine } from './clean.ts';

/** Problems by field. `target` means that what was asked about is not published (any more). */
export type FormErrors = Readonly<Partial<Record<FieldName | 'target', Problem>>>;

/** `target` as the field carries it. */
const TargetField = z
	.string()
	.regex(/^[a-z]+-[1-9]\d{0,14}$/)
	.transform((value) => {
		const [kind, id] = value.split('-');
		return { kind, id: Number(id) };
	})
	.pipe(InquiryTarget.pick({ kind: true, id: true }));

const BoxVersion = z.string().min(1).max(40).optional().catch(undefined);

/** What a form carries besides what visitors enter, without the trap. */
const Hidden = z.object({
	concern: z
		.preprocess(
			(raw) => (raw === '' || raw === null ? undefined : raw),
			Concern.exclude(['alert', 'consent', 'viewing']).default('inquiry'),
		)
		.catch('inquiry'),
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
});

export type InquiryForm = Answers & z.infer<typeof Hidden>;

export const formNames: readonly string[] = [...fieldNames, ...Object.keys(Hidden.shape)];

type ValidatedForm =
	| { readonly ok: true; readonly form: InquiryForm }
	| { readonly ok: false; readonly errors: FormErrors };

/** Checks submitted fields by their names; unknown ones are ignored. */
export function validateForm(submitted: Readonly<Record<string, unknown>>): ValidatedForm {
	const read = readAnswers(submitted);
	const hidden = Hidden.safeParse(submitted);
	if (read.ok && hidden.success) {
		// Programs that send messages for people escape their line ends.
		const message = readLineEnds(read.answers.message ?? '', '\n').trim();
		const form = { ...hidden.data, ...read.answers, ...(message !== '' && { message }) };
		return { ok: true, form };
	}
	const problems = read.ok ? {} : read.problems;
	return { ok: false, errors: hidden.success ? problems : { ...problems, target: 'invalid' } };
}

/** What a value of `target` stands for; nothing when it is none. */
export function targetOf(field: string): z.infer<typeof TargetField> | undefined {
	return TargetField.safeParse(field).data;
}

function listOf(raw: unknown): unknown {
	const list = Array.isArray(raw) ? raw : [raw];
	return [...new Set(list.filter((value) => value !== undefined && value !== ''))];
}

/** The `utm_` parameters of a query, each of a sensible length; nothing when there are none. */
export function campaignOf(query: unknown): string | undefined {
	if (typeof query !== 'string' || query.length > 4000) return undefined;
	const found = [...new URLSearchParams(query)].flatMap(([name, value]) => {
		const text = cleanLine(value.slice(0, 100));
		return /^utm_[a-z_]{1,20}$/.test(name) && typeof text === 'string' && text !== ''
			? [[name, text]]
			: [];
	});
	return found.length > 0 ? new URLSearchParams(found.slice(0, 8)).toString() : undefined;
}
