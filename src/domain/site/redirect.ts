import { z } from 'zod';
import { attempt } from '../attempt.ts';

/**
 * A path as hosts can match it: no query, which Cloudflare and a file cannot tell apart, and none of the
 * signs that stand for a part of a path in the files of hosts.
 */
const Path = z
	.string()
	.max(500)
	.regex(/^\/(?!\/)[^?#*:\s\\"]*$/, {
		error: 'it must be a path such as /alt/haus-1.html, without "?", "#", "*", ":" and blanks',
		abort: true,
	})
	.refine((path) => !path.includes('//') && decoded(path) !== undefined, {
		error: 'it must be a path that a browser can ask for',
	});

/** An address of an older site of the company, and where it leads. */
export const Redirect = z.strictObject({
	from: Path,
	/** A path of the site, or the id of a unit, which is then found whatever its title is. */
	to: z.union([z.int().positive(), Path], {
		error: 'it must be a path of the site, such as /de/kontakt/, or the id of a unit',
	}),
});
export type Redirect = z.infer<typeof Redirect>;

/** What `company/config.ts` lists; no address may lead two ways, or back to itself. */
export const Redirects = z.array(Redirect).superRefine((redirects, context) => {
	const targets = new Map<string, Redirect['to']>();
	redirects.forEach(({ from, to }, at) => {
		const known = targets.has(plainPath(from));
		targets.set(plainPath(from), to);
		if (!known) return;
		context.addIssue({
			code: 'custom',
			path: [at, 'from'],
			message: `${from} is listed twice; keep one of the entries`,
		});
	});
	redirects.forEach(({ from }, at) => {
		if (!isLoop(from, targets)) return;
		context.addIssue({
			code: 'custom',
			path: [at],
			message: `${from} leads back to itself; give it a page of the site as its target`,
		});
	});
});

/** The one form in which two spellings of a path are the same: decoded, without a slash at the end. */
export function plainPath(path: string): string {
	return (decoded(path) ?? path).replace(/(?<=.)\/$/, '');
}

function isLoop(from: string, targets: ReadonlyMap<string, Redirect['to']>): boolean {
	const start = plainPath(from);
	let next = targets.get(start);
	for (let steps = 0; typeof next === 'string' && steps <= targets.size; steps += 1) {
		if (plainPath(next) === start) return true;
		next = targets.get(plainPath(next));
	}
	return false;
}

function decoded(path: string): string | undefined {
	const text = attempt(() => decodeURIComponent(path));
	// A sign that the files of hosts are built from must not come in by a detour.
	return text === undefined || /[\p{Cc}"\\*]/u.test(text) ? undefined : text;
}
