import type Color from 'colorjs.io';
import { contrast, parseColour, shifted, type Pair } from './colours.ts';
import { needed } from './theme-contrast.ts';
import type { ThemeError, Token } from './theme-sheet.ts';

/** What a sheet's tokens come to. */
interface ThemeColours {
	/** Every token that is a colour. */
	readonly colours: ReadonlyMap<string, Pair>;
	/** Those that the build has made of others. */
	readonly made: ReadonlyMap<string, Pair>;
	readonly errors: readonly ThemeError[];
}

/**
 * Works out the colours of a theme, and those that follow from them: of one accent the same for dark pages and its label,
 * of one paper the hollows and hairlines of a light page.
 * @param own the tokens the theme sets
 * @param defaults every token of `styles/tokens.css`
 */
export function themeColours(
	own: ReadonlyMap<string, Token>,
	defaults: ReadonlyMap<string, Token>,
): ThemeColours {
	const all = new Map([...defaults, ...own]);
	const standard = coloursIn(defaults);
	const colours = new Map(coloursIn(all));
	const errors = [...own].flatMap(([name, { value, line }]) =>
		standard.has(name) && !colours.has(name)
			? [
					{
						line,
						sentence: `--${name}: ${value} is no colour this build can read; write one such as #24563f, or light-dark(#24563f, #9cc7ae).`,
					},
				]
			: [],
	);
	const made = new Map<string, Pair>();
	const make = (name: string, pair: Pair) => {
		made.set(name, pair);
		colours.set(name, pair);
	};
	const isOne = (name: string) =>
		own.has(name) && !/light-dark\(/i.test(spelled(own.get(name)?.value ?? '', all));
	const accent = colours.get('accent');
	if (accent && isOne('accent')) {
		make('accent', { ...accent, dark: shifted(accent.light, { lightness: 0.8, chroma: 0.6 }) });
	}
	const button = colours.get('accent');
	if (button && own.has('accent') && !own.has('on-accent')) {
		make('on-accent', { light: labelOn(button.light), dark: labelOn(button.dark) });
	}
	const paper = colours.get('paper');
	if (paper && isOne('paper')) {
		const { l } = paper.light.to('oklch');
		const below = (steps: number) =>
			shifted(paper.light, { lightness: (l ?? 1) - steps, chroma: 1.4 });
		for (const [name, light] of Object.entries({
			paper: paper.light,
			sunken: below(0.03),
			line: below(0.08),
		})) {
			const dark = standard.get(name)?.dark;
			if (dark && (name === 'paper' || !own.has(name))) make(name, { light, dark });
		}
	}
	return { colours, made, errors };
}

/** The tokens that are a colour; of a border, such as `1px solid #888`, that colour. */
function coloursIn(tokens: ReadonlyMap<string, Token>): ReadonlyMap<string, Pair> {
	return new Map(
		[...tokens].flatMap(([name, { value }]) => {
			const pair = pairOf(
				spelled(value, tokens).replace(/^\S+ (?:solid|dashed|dotted|double) /, ''),
			);
			return pair ? [[name, pair] as const] : [];
		}),
	);
}

/** A value with the tokens it names put in. */
export function spelled(value: string, tokens: ReadonlyMap<string, Token>): string {
	let text = value;
	// Tokens that name each other have no value; none is this deep.
	for (let depth = 0; depth < 9 && text.includes('var('); depth += 1) {
		text = text.replaceAll(
			/var\(\s*--([\w-]+)\s*\)/g,
			(_, name) => tokens.get(name)?.value ?? 'unset',
		);
	}
	return text;
}

function pairOf(text: string): Pair | undefined {
	const [, both] = /^light-dark\((.*)\)$/is.exec(text.trim()) ?? [];
	const [light, dark] = (both?.split(/,(?![^(]*\))/) ?? [text, text]).map((each) =>
		parseColour(each.trim()),
	);
	return light && dark && { light, dark };
}

/** White where it can be read, else nearly black in the same hue. */
function labelOn(ground: Color): Color {
	const white = parseColour('white');
	return white && contrast(white, ground) >= needed.text
		? white
		: shifted(ground, { lightness: 0.2, chroma: 0.25 });
}
