import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { ColourPair } from '../../domain/look/colours.ts';
import type { PageFonts } from '../../domain/look/page-fonts.ts';
import { hex } from './colours.ts';
import { contrastSlips } from './theme-contrast.ts';
import { spelled, themeColours } from './theme-colours.ts';
import { readThemeSheet, type ThemeSheet } from './theme-sheet.ts';

const project = resolve(import.meta.dirname, '../../..');
const tokensFile = join(project, 'src/styles/tokens.css');
const fontsFile = join(project, 'src/styles/fonts.css');

/** How a company's site looks: the tokens of the program, and those of its `theme.css`. */
interface Theme {
	/** The sheet itself; absent where a company has none. */
	readonly file: string | undefined;
	/** Rules that follow from it, to stand behind it. */
	readonly made: string;
	/** Every token that is a colour. */
	readonly colours: ReadonlyMap<string, ColourPair>;
	/** Cards beside each other on a wide page. */
	readonly cardColumns: number;
	/** Files of the typefaces of texts and of headings; absent where a visitor has them. */
	readonly fonts: { readonly text: string | undefined; readonly headings: string | undefined };
	/** All families that come as files: the theme's before the program's. */
	readonly families: PageFonts;
}

/**
 * Reads a company's theme.
 * @throws one sentence for each thing that may not stand in it, or could not be read on the pages.
 */
export function readTheme(file: string): Theme {
	const defaults = sheetIn(tokensFile);
	const isThere = existsSync(file);
	const own = isThere
		? readThemeSheet(readFileSync(file, 'utf8'), new Set(defaults.tokens.keys()))
		: undefined;
	const tokens = own?.tokens ?? new Map();
	const { colours, made, errors } = themeColours(tokens, defaults.tokens);
	const wrong = [...(own?.errors ?? []), ...missing(own, file), ...errors];
	// Colours of a sheet that is not read whole would be other ones.
	if (own && wrong.length === 0) wrong.push(...contrastSlips(colours, tokens));
	if (wrong.length > 0) {
		const name = relative(project, file);
		throw new Error(wrong.map(({ line, sentence }) => `${name}:${line}: ${sentence}`).join('\n'));
	}
	const hexes = new Map(
		[...colours].map(([name, { light, dark }]) => [name, { light: hex(light), dark: hex(dark) }]),
	);
	const rules = [...made.keys()].map((name) => {
		const { light, dark } = hexes.get(name) ?? {};
		return `--${name}:light-dark(${light},${dark})`;
	});
	return {
		file: isThere ? file : undefined,
		made: rules.length > 0 ? `:root{${rules.join(';')}}` : '',
		colours: hexes,
		cardColumns: columnsOf(new Map([...defaults.tokens, ...tokens]).get('card-width')?.value),
		...fontsOf(own, { file, defaults }),
	};
}

/** As many as fit by the share of the page that a card wants; three where it names none. */
function columnsOf(width = ''): number {
	const [, share] = /([\d.]+)%/.exec(width) ?? [];
	return Math.max(1, Math.floor(100 / (Number(share) || 30)));
}

function sheetIn(file: string): ThemeSheet {
	return readThemeSheet(readFileSync(file, 'utf8'));
}

function missing(own: ThemeSheet | undefined, file: string) {
	return (own?.faces ?? []).flatMap(({ family, files, line }) =>
		files
			.filter((each) => !statSync(join(dirname(file), each), { throwIfNoEntry: false })?.isFile())
			.map((each) => ({
				line,
				sentence: `${family} is loaded from ${each}, and there is no such file beside the theme.`,
			})),
	);
}

function fontsOf(
	own: ThemeSheet | undefined,
	{ file, defaults }: { readonly file: string; readonly defaults: ThemeSheet },
): Pick<Theme, 'fonts' | 'families'> {
	const tokens = new Map([...defaults.tokens, ...(own?.tokens ?? [])]);
	const faces = [
		...(own?.faces ?? []).map((face) => ({ ...face, folder: dirname(file) })),
		...sheetIn(fontsFile).faces.map((face) => ({ ...face, folder: dirname(fontsFile) })),
	];
	const filesOf = (family: string) =>
		faces.flatMap(({ folder, files: [first], ...face }) =>
			face.family === family && first !== undefined ? [join(folder, first)] : [],
		);
	const familiesOf = (token: string) => {
		const names = new Set([...familyNames(token, tokens), ...familyNames(token, defaults.tokens)]);
		return [...names].map(filesOf).filter((files) => files.length > 0);
	};
	const [text, headings] = ['sans', 'heading-face'].map(
		(token) => filesOf(familyNames(token, tokens)[0] ?? '')[0],
	);
	const weight = spelled('var(--heading-weight)', tokens).replace(/^bold$/, '700');
	return {
		fonts: { text, headings: headings === text ? undefined : headings },
		families: {
			text: familiesOf('sans'),
			headings: familiesOf('heading-face'),
			headingWeight: /^[1-9]\d\d$/.test(weight) ? Number(weight) : 400,
		},
	};
}

function familyNames(token: string, tokens: ThemeSheet['tokens']): string[] {
	return spelled(`var(--${token})`, tokens)
		.split(',')
		.map((name) => name.trim().replaceAll(/^['"]|['"]$/g, ''));
}
