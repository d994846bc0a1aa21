import { readFileSync } from 'node:fs';
import Color from 'colorjs.io';
import type { Brand } from '../../domain/brand.ts';
import { findColour, readPalette } from '../../domain/palette.ts';

type Scheme = 'light' | 'dark';
type Pair = Readonly<Record<Scheme, Color>>;

/** Contrasts of WCAG 2.2: what is read (1.4.3), and what is seen (1.4.11). */
const needed = { text: 4.5, control: 3 };
const texts = ['ink', 'ink-2', 'ink-3', 'free', 'reserved', 'sold', 'error'];
const grounds = ['paper', 'surface', 'sunken'];

/**
 * The stylesheet that makes `styles/tokens.css` a company's own; empty where the company changes nothing.
 * @throws one sentence when something could not be read or seen in these colours.
 */
export function brandStyles(brand: Brand | undefined): string {
	if (!brand) return '';
	const { accent, paper, serif, radius, logo } = brand;
	const ours = { ...(accent && accentTokens(accent)), ...(paper && paperTokens(paper)) };
	const colours = { ...readTokens(), ...ours };
	if (accent) checkAccent(accent, colours);
	if (paper) checkPaper(paper, colours);
	const tokens = [
		...Object.entries(ours).map(
			([name, { light, dark }]) => `--${name}:light-dark(${hex(light)},${hex(dark)})`,
		),
		...(radius === undefined ? [] : [`--radius:${radius}px`]),
		...(serif ? [`--serif:'${serif.family}','Newsreader fallback',georgia,serif`] : []),
	];
	return [
		// A page may not move when the typeface arrives, and nobody knows how wide this one is.
		serif?.file &&
			`@font-face{font-family:'${serif.family}';src:url('${serif.file}') format('woff2');font-display:optional}`,
		tokens.length > 0 && `@layer tokens{:root{${tokens.join(';')}}}`,
		logo?.dark && logoStyles,
	]
		.filter(Boolean)
		.join('\n');
}

const logoStyles = `@layer components{:root[data-theme=light] .for-dark,:root[data-theme=dark] .for-light{display:none}
@media (prefers-color-scheme:light){:root:not([data-theme]) .for-dark{display:none}}
@media (prefers-color-scheme:dark){:root:not([data-theme]) .for-light{display:none}}}`;

/** The accent, the same one for dark pages, and the colours of a label on either. */
function accentTokens(accent: string): Record<'accent' | 'on-accent', Pair> {
	const light = parse('accent', accent);
	const dark = shifted(light, { lightness: 0.8, chroma: 0.6 });
	return {
		accent: { light, dark },
		'on-accent': { light: labelOn(light), dark: labelOn(dark) },
	};
}

/** A page in another colour takes along what lies in it: hollows and hairlines. */
function paperTokens(paper: string): Record<'paper' | 'sunken' | 'line', Pair> {
	const colours = readTokens();
	const dark = (token: string) => findColour(colours, token).dark;
	const light = parse('paper', paper);
	const { l } = light.to('oklch');
	const below = (steps: number) => shifted(light, { lightness: (l ?? 1) - steps, chroma: 1.4 });
	return {
		paper: { light, dark: dark('paper') },
		sunken: { light: below(0.03), dark: dark('sunken') },
		line: { light: below(0.08), dark: dark('line') },
	};
}

function parse(key: 'accent' | 'paper', text: string): Color {
	try {
		return new Color(text).to('srgb');
	} catch {
		throw new Error(
			`src/company/config.ts: brand.${key} ${text} is no colour; write one of CSS, such as #24563f.`,
		);
	}
}

/** White where it can be read, else nearly black in the same hue. */
function labelOn(ground: Color): Color {
	const white = new Color('white').to('srgb');
	const black = shifted(ground, { lightness: 0.2, chroma: 0.25 });
	return contrast(white, ground) >= needed.text ? white : black;
}

function checkAccent(accent: string, colours: Record<string, Pair>): void {
	for (const scheme of ['light', 'dark'] as const) {
		const of = (token: string) => findColour(colours, token)[scheme];
		for (const ground of grounds) {
			const found = contrast(of('accent'), of(ground));
			if (found >= needed.control) continue;
			throw new Error(
				`src/company/config.ts: the button of brand.accent ${accent} could not be made out on ${hex(of(ground))}, because their contrast is ${told(found)} and ${needed.control} is needed; choose a darker accent.`,
			);
		}
		const label = contrast(of('on-accent'), of('accent'));
		if (label >= needed.text) continue;
		throw new Error(
			`src/company/config.ts: no label could be read on brand.accent ${accent}, because the best contrast is ${told(label)} and ${needed.text} is needed; choose a darker or a lighter accent.`,
		);
	}
}

function checkPaper(paper: string, colours: Record<string, Pair>): void {
	const wanted = [
		...texts.map((token) => ({ token, least: needed.text })),
		{ token: 'line-strong', least: needed.control },
	];
	for (const { token, least } of wanted) {
		for (const ground of grounds) {
			const found = contrast(findColour(colours, token).light, findColour(colours, ground).light);
			if (found >= least) continue;
			throw new Error(
				`src/company/config.ts: brand.paper ${paper} is too dark for --${token}, because their contrast on --${ground} is ${told(found)} and ${least} is needed; choose a lighter paper.`,
			);
		}
	}
}

/** The colours that come with the project. */
function readTokens(): Record<string, Pair> {
	const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
	return Object.fromEntries(
		Object.entries(readPalette(css)).map(([name, { light, dark }]) => [
			name,
			{ light: new Color(light).to('srgb'), dark: new Color(dark).to('srgb') },
		]),
	);
}

/** A colour of the same hue, as near to what is asked as a screen can show it. */
function shifted(
	colour: Color,
	{ lightness, chroma }: { lightness: number; chroma: number },
): Color {
	const { c, h } = colour.to('oklch');
	return new Color('oklch', [lightness, (c ?? 0) * chroma, h ?? 0])
		.to('srgb')
		.toGamut({ space: 'srgb', method: 'css' });
}

function contrast(one: Color, other: Color): number {
	// Of the colours as they are written, so that what is checked is what is shown.
	return new Color(hex(one)).contrastWCAG21(new Color(hex(other)));
}

/** Cut, not rounded: 4.49 is not enough. */
function told(ratio: number): string {
	return (Math.floor(ratio * 100) / 100).toFixed(2);
}

function hex(colour: Color): string {
	return colour.toString({ format: 'hex', collapse: false });
}
