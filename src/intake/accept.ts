import { InquiryTarget, type Consent, type PublishedTarget } from '../domain/inquiry.ts';
import type { Locale } from '../domain/locale.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { targetField, type FormBoxes } from './form.ts';
import type { Problem } from './answers.ts';
import { senderOf, type Inquiry } from './inquiry.ts';
import { formNames, validateForm, type FormErrors, type InquiryForm } from './validate-form.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { underNewReference, type Draw } from './reference.ts';
import type { Verdict } from './spam.ts';
import type { Targets } from './targets.ts';
import { speak } from '../domain/spoken.ts';
import { bookableTimes, BookedTime, startOf } from '../domain/viewing.ts';
import { placeOf, placesGroup, takePlace } from './places.ts';

export type Accepted =
	| {
			readonly accepted: true;
			/** Shown to the visitor; also in the title of the task. */
			readonly reference: string;
			/** Delivered with a mark, and without anything that a machine could misuse. */
			readonly doubtful: boolean;
			/** Reference of the place that it holds. */
			readonly place?: string | undefined;
	  }
	/** Nothing is stored: something is wrong with the form, or without errors, too many have come from there. */
	| { readonly accepted: false; readonly errors?: FormErrors };

/**
 * Takes an inquiry in.
 * @param known.submission names it; the form's own field when absent
 * @param known.judge whether it comes from a person; asked once for each inquiry that is right and new
 */
type Accept = (
	fields: Readonly<Record<string, unknown>>,
	targets: Targets,
	known?: {
		readonly submission?: string | undefined;
		readonly judge?: (form: InquiryForm) => Promise<Verdict>;
	},
) => Promise<Accepted>;

/** How long the same form without a submission id counts as one inquiry, in milliseconds; at most twice as long. */
const sameFormMs = 10 * 60_000;

/**
 * Makes the function that takes an inquiry in. When it answers `accepted`, the inquiry lies on disk and
 * will reach a person, with a mark where it is doubtful. It throws when the disk refuses; then nothing is promised.
 */
export function createAccept({
	outbox,
	draw,
	boxes = {},
	defaultLocale = 'de',
	books = false,
}: {
	readonly outbox: Outbox;
	readonly draw?: Draw;
	/** Boxes of the site, and the language of those that exist in one only. */
	readonly boxes?: FormBoxes;
	readonly defaultLocale?: Locale;
	/** Whether times can be booked. */
	readonly books?: boolean;
}): Accept {
	const inTurn = oneAtATime();

	return async (fields, targets, { submission, judge } = {}) => {
		const read = validateForm(fields);
		if (!read.ok) return { accepted: false, errors: read.errors };
		const { form } = read;
		const asked = form.target.map((target) => targets.get(targetField(target)));
		const unverified = form.target.filter((_, at) => asked[at] === undefined);
		if (unverified.length > 0 && !targets.mayLack) {
			return { accepted: false, errors: { target: 'invalid' } };
		}

		const ids = await idsOf(form, submission ?? form.submission);
		const wanted = form.viewing;
		// The same form sent twice at once is one inquiry.
		return await inTurn(ids[0], async () => {
			const [own, ...earlier] = await Promise.all([
				knownBy(ids[0], wanted),
				...ids.slice(1).map((each) => knownBy(each, wanted)),
			]);
			const known = [own, ...earlier].find(({ answer }) => answer);
			return known?.answer ?? (await decide(own.id));
		});

		async function decide(id: string): Promise<Accepted> {
			const now = await outbox.now();
			const choice = wanted && books ? timeIn(asked, wanted, now) : undefined;
			if (wanted !== undefined && !choice) return withoutPlace('invalid');
			const verdict = (await judge?.(form)) ?? [];
			if (verdict === 'refused') return { accepted: false };
			const doubtful = verdict.length > 0;

			const receivedAt = new Date(now).toISOString();
			const messageOf = (reference: string) => ({
				id,
				reference,
				group: senderOf(form),
				payload: inquiryOf(form, {
					reference,
					targets: asked.flatMap((target) => (target ? InquiryTarget.parse(target) : [])),
					unverified: unverified.length > 0 ? unverified : undefined,
					consents: consentsOf(form, boxes, { defaultLocale, at: receivedAt }),
					booked: choice?.booked,
					receivedAt,
				}),
				doubt: doubtful ? verdict.join(' ') : undefined,
			});
			if (choice) {
				const { email, phone, locale } = form;
				const holder = { email: email?.toLowerCase(), phone, locale, isDoubtful: doubtful };
				const { target, booked, ...rest } = choice;
				const place = { ...holder, target, booked };
				// At this server nobody is quicker; at another one somebody may be.
				const taken = await inTurn(placesGroup(booked), () =>
					takePlace(outbox, { ...rest, place, messageOf, draw }),
				);
				return typeof taken === 'string'
					? withoutPlace(taken)
					: { accepted: true, doubtful, ...taken };
			}
			return await underNewReference(async (drawn) => {
				const put = await outbox.put(messageOf(drawn));
				if (!put.stored) return undefined;
				return { accepted: true, reference: put.reference, doubtful } as const;
			}, draw);
		}
	};

	/**
	 * The answer to what was sent before under an id, whatever became of it. There is none for whoever has given back the
	 * place that came with it, and books anew under another id.
	 */
	async function knownBy(
		first: string,
		wanted: string | undefined,
	): Promise<{ readonly id: string; readonly answer?: Accepted }> {
		for (let times = 1; ; times++) {
			const id = times === 1 ? first : `${first}.${times}`;
			const reference = await outbox.referenceOf(id);
			if (reference === undefined) return { id };
			const place = wanted && books ? await placeOf(outbox, wanted, reference) : undefined;
			if (wanted && books && !place) continue;
			const [entry] = await outbox.list({ reference });
			const doubtful = typeof entry?.doubt === 'string';
			return { id, answer: { accepted: true, reference, doubtful, place } };
		}
	}

	/**
	 * The id of a submission: its own together with what was sent, so that one that is corrected and sent
	 * again is not taken for the first. Without one, a keyed digest of what was sent and when; the second id
	 * is that of the ten minutes before, so that a form sent at 10:09 and 10:11 is recognised too.
	 */
	async function idsOf(
		form: InquiryForm,
		submission: string | undefined,
	): Promise<readonly [id: string, ...earlier: string[]]> {
		const content = contentOf(form);
		if (submission) {
			return [`${submission.toLowerCase()}.${outbox.hmac(`same form\n${content}`).slice(0, 22)}`];
		}
		const period = Math.floor((await outbox.now()) / sameFormMs);
		const digest = (of: number) => outbox.hmac(`same form\n${of}\n${content}`);
		return [digest(period), digest(period - 1)];
	}
}

/** The time was taken meanwhile, does not take place, or the same person has as many as anybody can have. */
function withoutPlace(viewing: Problem): Accepted {
	return { accepted: false, errors: { viewing } };
}

/** A time that can be booked and has not begun, by its id among those of what is asked about. */
function timeIn(asked: readonly (PublishedTarget | undefined)[], wanted: string, now: number) {
	for (const target of asked) {
		for (const viewing of target?.viewings ?? []) {
			const time = bookableTimes(viewing).find(({ id }) => id === wanted);
			if (!target || !time || startOf(time) <= now) continue;
			const booked = BookedTime.parse({ ...time, unit: target.id });
			return { target: InquiryTarget.parse(target), viewing, time, booked };
		}
	}
	return undefined;
}

function inquiryOf(
	form: InquiryForm,
	rest: Pick<
		Inquiry,
		'reference' | 'targets' | 'unverified' | 'consents' | 'booked' | 'receivedAt'
	>,
): Inquiry {
	const { target: _, newsletter: _n, permission: _p, submission: _s, viewing: _v, ...typed } = form;
	return { ...rest, ...typed };
}

/**
 * All that a form says: two that say the same are one inquiry. Left out is only what names the sending and what the
 * visitor has not entered; whatever else a form has belongs to it, by its definition.
 */
function contentOf(form: InquiryForm): string {
	const { submission: _, locale: _l, page: _p, campaign: _c, ...said } = form;
	const email = said.email?.toLowerCase();
	const names = formNames.toSorted();
	return JSON.stringify(names.map((name) => Reflect.get({ ...said, email }, name) ?? null));
}

/**
 * What was ticked, with the words that stood beside it. A page of weeks ago may show an older version; nobody
 * can say any more what stood there, so that is no consent.
 */
function consentsOf(
	form: InquiryForm,
	boxes: FormBoxes,
	{ defaultLocale, at }: { readonly defaultLocale: Locale; readonly at: string },
): Consent[] {
	const offered = [
		['newsletter', boxes.newsletter, form.newsletter],
		['contact', boxes.permission, form.permission],
	] as const;
	return offered.flatMap(([purpose, box, ticked]) => {
		const spoken = speak(box?.text, form.locale, defaultLocale);
		if (!box || !spoken || ticked !== box.version) return [];
		const { text, lang: locale } = spoken;
		return [{ purpose, text, version: box.version, locale, form: form.concern, at }];
	});
}
