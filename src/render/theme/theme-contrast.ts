import type Color from 'colorjs.io';
import { contrast, hex, parseColour, schemes, type Pair } from './colours.ts';
import type { ThemeError, Token } from './theme-sheet.ts';

/** Contrasts of WCAG 2.2: what is read (1.4.3), and what is seen (1.4.11). */
export const needed = { text: 4.5, control: 3 };

const pages = ['paper', 'surface', 'sunken', 'card-ground'];
const texts = ['ink', 'ink-2', 'ink-3', 'free', 'reserved', 'sold', 'error'];
const controls = ['accent', 'line-strong'];
/** By default these are colours of the lists above. */
const followers = ['control-border', 'focus'];

/** What lies on what. */
const layers = [
	...texts.map((front) => ({ front, on: pages, least: needed.text })),
	...controls.map((front) => ({ front, on: pages, least: needed.control })),
	{ front: 'on-accent', on: ['accent'], least: needed.text },
	{ front: 'plate-ink', on: ['plate'], least: needed.text },
];

/** The tokens that could not be read or made out, each in one sentence. */
export function contrastSlips(
	colours: ReadonlyMap<string, Pair>,
	own: ReadonlyMap<string, Token>,
): ThemeError[] {
	const asked = followers.filter((front) => own.has(front));
	const all = [...layers, ...asked.map((front) => ({ front, on: pages, least: needed.control }))];
	return all.flatMap(({ front, on, least }) => {
		const pairs = on.flatMap((back) => schemes.map((scheme) => ({ front, back, scheme, least })));
		return pairs.flatMap((pair) => slipOf(pair, colours, own) ?? []).slice(0, 1);
	});
}

interface Layer {
	readonly front: string;
	readonly back: string;
	readonly scheme: (typeof schemes)[number];
	readonly least: number;
}

function slipOf(
	{ front, back, scheme, least }: Layer,
	colours: ReadonlyMap<string, Pair>,
	own: ReadonlyMap<string, Token>,
): ThemeError | undefined {
	const [one, other] = [colours.get(front)?.[scheme], colours.get(back)?.[scheme]];
	if (!one || !other) return undefined;
	const found = contrast(one, other);
	if (found >= least) return undefined;
	const isBehind = !own.has(front);
	const [mine, others] = isBehind ? [other, one] : [one, other];
	// The hollows of a page follow from its paper.
	const behind = own.has(back) ? back : 'paper';
	const changed = isBehind ? behind : front;
	const isDarker = (mine.to('oklch').l ?? 0) < (others.to('oklch').l ?? 0);
	// On a pale colour even white cannot be read, so the way is the other one.
	const goesDown = isDarker ? reaches('#000', others, least) : !reaches('#fff', others, least);
	// A label that the build has made is the best one there is for its accent.
	const better =
		front === 'on-accent' && isBehind ? 'another' : goesDown ? 'a darker' : 'a lighter';
	return {
		line: own.get(changed)?.line ?? 1,
		sentence: `the contrast of --${front} ${hex(one)} on --${back} ${hex(other)} is ${told(found)} on ${scheme} pages and ${least} is needed; choose ${better} --${changed}.`,
	};
}

function reaches(extreme: string, other: Color, least: number): boolean {
	const colour = parseColour(extreme);
	return colour !== undefined && contrast(colour, other) >= least;
}

/** Cut, not rounded: 4.49 is not enough. */
function told(ratio: number): string {
	return (Math.floor(ratio * 100) / 100).toFixed(2);
}
