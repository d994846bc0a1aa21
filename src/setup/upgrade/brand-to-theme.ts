import { basename } from 'node:path';
import { z } from 'zod';
import { propertyOf, settingsObject, without } from './settings-object.ts';
import type { SiteFiles } from './site-files.ts';

const [config, theme] = ['src/company/config.ts', 'src/company/theme.css'];
const Family = z.string().regex(/^[\w -]+$/);

/** Colours, typeface and corners, which were settings, become tokens of the company's theme. */
export function brandToTheme(files: SiteFiles): void {
	let text = files.read(config);
	if (text === undefined) return;
	const valueOf = (...names: string[]) =>
		propertyOf(settingsObject(text ?? ''), 'brand', ...names)?.initializer.getText();
	const family = Family.safeParse(bare(valueOf('serif', 'family'))).data;
	const file = bare(valueOf('serif', 'file'));
	const tokens = [
		['--accent', bare(valueOf('accent'))],
		['--paper', bare(valueOf('paper'))],
		['--serif', family && `'${family}', georgia, serif`],
		['--radius', valueOf('radius') && `${valueOf('radius')}px`],
	].filter(([, value]) => value);
	if (tokens.length === 0) return;
	const face =
		family && file
			? `@font-face {\n\tfont-family: '${family}';\n\tsrc: url('./fonts/${basename(file)}') format('woff2');\n\tfont-display: optional;\n}\n\n`
			: '';
	const rules = tokens.map(([name, value]) => `\t${name}: ${value};\n`).join('');
	if (face && file) files.move(`public${file}`, `src/company/fonts/${basename(file)}`);
	files.write(theme, `${files.read(theme) ?? ''}${face}:root {\n${rules}}\n`);
	for (const name of ['accent', 'paper', 'serif', 'radius']) {
		const property = propertyOf(settingsObject(text), 'brand', name);
		if (property) text = without(text, property);
	}
	const brand = propertyOf(settingsObject(text), 'brand');
	if (brand && /^\{\s*\}$/.test(brand.initializer.getText())) text = without(text, brand);
	files.write(config, text);
}

/** What stands between quotation marks. */
function bare(code: string | undefined): string | undefined {
	return code?.replace(/^(['"`])(.*)\1$/s, '$2');
}
