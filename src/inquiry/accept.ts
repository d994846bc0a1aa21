import { createHmac, randomBytes } from 'node:crypto';
import type { Inquiry, InquiryTarget } from '../domain/inquiry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { fieldNames, readForm, targetField, type FormErrors, type InquiryForm } from './form.ts';
import { newReference, type Draw } from './reference.ts';

export type Accepted =
	| {
			readonly accepted: true;
			/** Shown to the visitor; also in the title of the task. */
			readonly reference: string;
			/** Kept back until a person has looked at it, because only machines see the field it filled in. */
			readonly doubtful: boolean;
	  }
	| { readonly accepted: false; readonly errors: FormErrors };

/** What may be asked about, by the value of the form's `target` field. */
export type Targets = Pick<ReadonlyMap<string, InquiryTarget>, 'get'>;

export type Accept = (fields: Readonly<Record<string, unknown>>, targets: Targets) => Accepted;

export interface AcceptOptions {
	readonly outbox: Outbox;
	readonly clock?: () => number;
	readonly draw?: Draw;
	/** Key for recognising a form that was sent twice without a submission id. */
	readonly secret?: Uint8Array;
}

/** How long the same form without a submission id counts as one inquiry, in milliseconds; at most twice as long. */
const sameFormMs = 10 * 60_000;

/**
 * Makes the function that takes an inquiry in. When it answers `accepted`, the inquiry lies on disk and
 * will reach the CRM. It throws when the disk refuses; then nothing is promised.
 */
export function createAccept(options: AcceptOptions): Accept {
	const { outbox, clock = Date.now, draw, secret = randomBytes(32) } = options;

	return (fields, targets) => {
		const read = readForm(fields);
		if (!read.ok) return { accepted: false, errors: read.errors };
		const { form } = read;
		const asked = form.target.map((target) => targets.get(targetField(target)));
		if (asked.includes(undefined)) return { accepted: false, errors: { target: 'invalid' } };

		const doubtful = isFilled(fields[fieldNames.trap]);
		const [id, earlier] = idsOf(form, { secret, now: clock() });
		const known = earlier === undefined ? undefined : outbox.referenceOf(earlier);
		if (known) return { accepted: true, reference: known, doubtful };

		for (let attempt = 0; attempt < 10; attempt++) {
			const reference = newReference(draw);
			const put = outbox.put({
				id,
				reference,
				lane: form.email.toLowerCase(),
				payload: inquiryOf(form, {
					reference,
					targets: asked.filter((target) => target !== undefined),
					receivedAt: new Date(clock()).toISOString(),
				}),
				quarantine: doubtful,
			});
			if (put.stored) return { accepted: true, reference: put.reference, doubtful };
		}
		throw new Error('No free reference was found in ten draws; the random numbers are not random.');
	};
}

/** The list of targets of a release, ready for looking up. */
export function targetsOf(list: readonly InquiryTarget[]): Targets {
	return new Map(list.map((target) => [targetField(target), target]));
}

function inquiryOf(
	form: InquiryForm,
	rest: Pick<Inquiry, 'reference' | 'targets' | 'receivedAt'>,
): Inquiry {
	const { locale, name, email, phone, message, page } = form;
	return { ...rest, locale, name, email, phone, message, page };
}

/**
 * The id of a submission: its own, else a keyed digest of what was sent and when. The second id is that
 * of the ten minutes before, so that a form sent at 10:09 and 10:11 is recognised too.
 */
function idsOf(
	form: InquiryForm,
	{ secret, now }: { secret: Uint8Array; now: number },
): [id: string, earlier?: string] {
	const { submission, ...content } = form;
	if (submission) return [submission.toLowerCase()];
	const digest = (period: number) =>
		createHmac('sha256', secret)
			.update(JSON.stringify([period, content]))
			.digest('base64url');
	const period = Math.floor(now / sameFormMs);
	return [digest(period), digest(period - 1)];
}

function isFilled(value: unknown): boolean {
	return value !== undefined && value !== null && value !== '';
}
