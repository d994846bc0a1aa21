import type { Doubt } from './doubts.ts';
import type { TokenVerdict } from './form-token.ts';
import { fieldNames, fields, type FieldName } from './form.ts';
import type { InquiryForm } from './read-form.ts';

/** What a machine gives itself away by. Nothing of it decides alone but what no person can do. */
interface Signals {
	readonly token: TokenVerdict;
	/** The field that only machines see is filled in. */
	readonly trap: boolean;
	/** A script has sent the form, so it ought to have a token. */
	readonly scripted: boolean;
	/** Headers that every browser sends and that are missing, or are those of a library. */
	readonly oddHeaders: number;
	/** Inquiries with other content that came with the same token. */
	readonly uses: number;
	/** More came from there, or in that name, than people send. */
	readonly overLimit: boolean;
	/** So much more that nothing else is taken from there for a while. */
	readonly closed: boolean;
	/** Nearly as much as people send came from there, or from everybody together. */
	readonly pressed: boolean;
	/** The task was solved. */
	readonly worked: boolean;
	/** Origins of the company's own site, links to which are no advertisement. */
	readonly ownOrigins: readonly string[];
}

export type Verdict =
	| 'good'
	/** Delivered with a mark, for a person to look at twice. */
	| { readonly doubts: readonly Doubt[] }
	/** To be decided when the browser has solved a task. */
	| 'work'
	/** Not taken, and its sender is told so. */
	| 'refused';

/** What speaks against an inquiry, and how much; with no points it does not. */
type Score = readonly [doubt: Doubt, points: number];

/** From here on an inquiry is doubtful. */
const doubtfulFrom = 5;
/** From here on a browser is asked to work first. */
const workFrom = 3;
/** What a solved task makes good. */
const worth = 3;
/** Nobody fills in a form so quickly; the page's own script waits half a second longer. */
const quickestMs = 2_500;
/** Inquiries that one token is good for: somebody may send one, correct it and send it again. */
const mostUses = 3;

/**
 * Decides about an inquiry that is right in itself. What is doubtful reaches a person, too. That many come at once
 * makes none doubtful: it only asks browsers for work.
 */
export function judge(form: InquiryForm, signals: Signals): Verdict {
	if (signals.closed) return 'refused';
	const [machine, words, sending] = [
		machineScores(signals),
		wordScores(form, signals.ownOrigins),
		sendingScores(signals),
	];
	const scores = [...machine, ...words, ...sending];
	const doubtful = { doubts: scores.flatMap(([doubt, points]) => (points > 0 ? [doubt] : [])) };
	if (pointsOf(machine) > 0 || pointsOf(words) >= doubtfulFrom) return doubtful;
	const points = pointsOf(scores);
	const canWork = signals.token.kind === 'good' && signals.scripted;
	if (points - (canWork ? worth : 0) >= doubtfulFrom) return doubtful;
	const mustWork = canWork && (signals.pressed || points >= workFrom);
	return mustWork && !signals.worked ? 'work' : 'good';
}

/** Whether a browser will have to work whatever it sends, as far as can be told before. */
export function foreseesWork({
	oddHeaders,
	pressed,
}: Pick<Signals, 'oddHeaders' | 'pressed'>): boolean {
	return pressed || oddHeaders >= workFrom;
}

/** What no person can do, and what no work makes good. */
function machineScores({ token, trap, uses, overLimit }: Signals): readonly Score[] {
	const isQuick = 'ageMs' in token && token.ageMs >= 0 && token.ageMs < quickestMs;
	return [
		['trap', Number(trap)],
		['forged', Number(token.kind === 'forged')],
		['quick', Number(isQuick)],
		['uses', Number(uses >= mostUses)],
		['overLimit', Number(overLimit)],
	];
}

/** How much what was written looks like advertisement. No work makes up for that from some point on. */
function wordScores(form: InquiryForm, ownOrigins: readonly string[]): readonly Score[] {
	const { message = '' } = form;
	const lines = fieldNames.flatMap((name) => (isLine(name) ? (form[name] ?? []) : [])).join(' ');
	const hasMarkup = /<\/?[a-z]+[\s>]|\[(?:url|link|img)\b/i.test(message);
	return [
		['linkInLine', foreignLinksIn(lines, ownOrigins) > 0 ? 6 : 0],
		['links', [0, 1, 3][foreignLinksIn(message, ownOrigins)] ?? 5],
		['markup', hasMarkup ? 5 : 0],
	];
}

/** How much the way it was sent looks like a machine's. */
function sendingScores({
	token,
	scripted,
	oddHeaders,
}: Pick<Signals, 'token' | 'scripted' | 'oddHeaders'>): readonly Score[] {
	const isBare = scripted && token.kind === 'none';
	return [
		['bare', isBare ? 3 : 0],
		['expired', token.kind === 'expired' ? 2 : 0],
		['oddHeaders', oddHeaders],
	];
}

function pointsOf(scores: readonly Score[]): number {
	return scores.reduce((sum, [, points]) => sum + points, 0);
}

function isLine(name: FieldName): boolean {
	return !['text', 'email'].includes(fields[name].kind);
}

/** Web addresses as people and machines write them, up to what cannot stand in a host. */
const webAddress =
	/https?:\/*[^\s/?#\\<>"'()[\],;]*|(?<![\w.@/-])www\.[a-z0-9][^\s/?#\\<>"'()[\],;]*/gi;

/**
 * Counts the links in a text that lead elsewhere than to the company's own site. A host counts as its own with and
 * without `www.`, whatever the scheme and the port; one that only begins or ends like it does not, nor does one that
 * stands before an `@`.
 * @param ownOrigins Such as `https://www.example.com`.
 */
export function foreignLinksIn(text: string, ownOrigins: readonly string[]): number {
	const own = new Set(ownOrigins.flatMap((origin) => hostOf(origin) ?? []));
	const found = text.match(webAddress) ?? [];
	return found.filter((link) => !own.has(hostOf(link) ?? '')).length;
}

function hostOf(link: string): string | undefined {
	const bare = link.replace(/[.:!]+$/, '');
	const url = URL.parse(/^https?:/i.test(bare) ? bare : `https://${bare}`);
	if (!url || url.username !== '' || url.password !== '') return undefined;
	return url.hostname.replace(/^www\./, '');
}
