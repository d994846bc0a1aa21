import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../../src/wiring.ts';
import { scopesOf, selectorsOf, styleSheets } from '../../support/style-sheets.ts';

const sheets = styleSheets();
/** Every page on paper. */
const paper = 'src/styles/print.linked.css';

/** Sheets in which a class begins a rule, by its name. */
function sheetsByClass(): ReadonlyMap<string, ReadonlySet<string>> {
	const found = new Map<string, Set<string>>();
	for (const { file, css } of sheets) {
		if (file === paper) continue;
		for (const name of selectorsOf(css).flatMap(scopesOf)) {
			found.set(name, (found.get(name) ?? new Set()).add(file));
		}
	}
	return found;
}

/** Classes whose rules still stand in two sheets: what every page needs, and what comes with a script. */
const inTwo = new Set([
	'filter',
	'filter-body',
	'filter-deal',
	'filter-panels',
	'no-offers',
	'card',
	'with-map',
	'map-surface',
	'leaflet-marker-icon',
]);

/** Words that stand for a part of every page, or for one that no component has to itself. */
const parts = new Set(
	'choices cities facets facts grid hero languages lead menu meta pin plans section spreads tag timeline wrap'.split(
		' ',
	),
);

/** Codes of what a photo or a map shows: too many on a page for long names. */
const isCode = (name: string) => /^([abl]\d+|tone|built|green|street|water)$/.test(name);

/** Sheets with colours that no design changes: white paper, the black behind a panorama, the scale of energy classes. */
const withColours = new Set([
	'src/client/pictures/panorama-viewer.css',
	'src/components/unit/EnergyCertificate.css',
	paper,
	'src/styles/tokens.css',
]);

/** What comes with every page by itself. */
const inTheOne = (file: string) =>
	/^src\/(components|styles\/pages)\//.test(file) && !file.endsWith('.linked.css');

test('a colour of the design is written in tokens.css alone', () => {
	const found = sheets
		.filter(({ css }) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|lab|lch|light-dark)a?\(/i.test(css))
		.map(({ file }) => file);
	expect(found.filter((file) => !withColours.has(file))).toEqual([]);
	expect(found).toHaveLength(withColours.size);
});

test('no everyday word is a class by itself: it names its component, or says whose it is', () => {
	const ofNobody = [...sheetsByClass()]
		.filter(([name]) => /^[a-z\d]+$/.test(name) && !parts.has(name) && !isCode(name))
		.filter(([name, files]) => {
			const word = name.replace(/s$/, '');
			return ![...files].some((file) => basename(file).toLowerCase().includes(word));
		})
		.map(([name, files]) => `.${name}: ${[...files].join(', ')}`)
		.filter((line) => !line.startsWith('.pswp'));
	expect(ofNobody).toEqual([]);
});

describe('the styles of a component', () => {
	test('stand in one sheet, whatever page or width they are for; on paper in that of paper', () => {
		const split = [...sheetsByClass()]
			.filter(([name, { size }]) => size > 1 && !inTwo.has(name))
			.map(([name, files]) => `.${name}: ${[...files].join(', ')}`);
		expect(split).toEqual([]);
	});

	test('lie beside it, under its name', () => {
		const alone = sheets
			.filter(({ file }) => file.startsWith('src/components/'))
			.filter(
				({ file }) => !existsSync(join(projectRoot, file.replace(/(\.linked)?\.css$/, '.astro'))),
			);
		expect(alone.map(({ file }) => file)).toEqual([]);
	});

	test('reach a page: all of them are in the one sheet, but those that a page, another sheet or a script names', () => {
		const imported = new Set(
			globSync('src/**/*.{css,ts,astro}', { cwd: projectRoot }).flatMap((file) =>
				[...readFileSync(join(projectRoot, file), 'utf8').matchAll(/['"](\.[^'"]+\.css)\b/g)].map(
					([, address = '']) => join(dirname(file), address),
				),
			),
		);
		expect(
			sheets.map(({ file }) => file).filter((file) => imported.has(file) === inTheOne(file)),
		).toEqual([]);
	});
});
