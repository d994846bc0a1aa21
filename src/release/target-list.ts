import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { InquiryTarget } from '../domain/inquiry.ts';

/** Path of the signed list within the site. */
export const targetsPath = '/targets.json';

/** What visitors of a release may ask about. It is public: all of it stands on pages, or in their addresses. */
export const TargetList = z.object({
	/** Origin of the site. */
	origin: z.string(),
	/** Name of the release. */
	release: z.string(),
	/** ISO 8601 time at which it was signed. */
	issuedAt: z.iso.datetime({ offset: true }),
	targets: z.array(InquiryTarget),
});
export type TargetList = z.infer<typeof TargetList>;

/** The file: the list as JSON text, and the HMAC-SHA256 of that text in hexadecimal digits. */
const SignedFile = z.object({
	format: z.literal(1),
	list: z.string(),
	signature: z.string(),
});

/** Signs a list for an inquiry server that knows the same secret. */
export function signTargets(list: TargetList, secret: string): string {
	const text = JSON.stringify(list);
	const file: z.infer<typeof SignedFile> = {
		format: 1,
		list: text,
		signature: signatureOf(text, secret).toString('hex'),
	};
	return `${JSON.stringify(file)}\n`;
}

/**
 * The list in a signed file.
 * @throws what is wrong with the file, to follow the words "was not taken:".
 */
export function readSignedTargets(file: string, secret: string): TargetList {
	const signed = SignedFile.safeParse(parsed(file));
	if (!signed.success) throw new Error('it is no signed list of targets');
	const { list: text, signature } = signed.data;
	const given = Buffer.from(signature, 'hex');
	const wanted = signatureOf(text, secret);
	if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
		throw new Error(
			'its signature is wrong: give VITRINE_TARGETS_SECRET the same value where the site is built and here',
		);
	}
	const list = TargetList.safeParse(parsed(text));
	if (!list.success) throw new Error('another version of the program has made it');
	return list.data;
}

/** The words before the text keep this signature from being taken for that of a webhook. */
function signatureOf(text: string, secret: string): Buffer {
	return createHmac('sha256', secret).update(`vitrine targets\n${text}`).digest();
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
