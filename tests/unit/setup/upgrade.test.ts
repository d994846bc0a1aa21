import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openSiteFiles } from '../../../src/setup/upgrade/site-files.ts';
import { upgrade } from '../../../src/setup/upgrade/steps.ts';
import { testFolder } from '../../support/outbox.ts';

/** A project with these files. */
function projectWith(files: Readonly<Record<string, string>>) {
	const folder = testFolder();
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return {
		folder,
		read: (path: string) => readFileSync(join(folder, path), 'utf8'),
		upgrade() {
			const site = openSiteFiles(folder);
			const done = upgrade(site);
			site.save();
			return done;
		},
	};
}

const settings = `{
	name: 'Haus am Markt',
	offices: [],
	// Ours since 2024.
	brand: {
		accent: '#1d3d8f', // our blue
		serif: { family: 'Your Serif', file: '/your-serif.woff2' },
		radius: 4,
		logo: { file: '/logo.svg', width: 160, height: 32 },
	},
	people: 'list',
}`;
const old = {
	'src/site.config.ts': `import type { SiteSettings } from './domain/site.ts';
import { offices } from './offices.ts';

/** Our site. */
export const site: SiteSettings = ${settings};
`,
	'public/your-serif.woff2': 'letters',
	'src/content/legal/imprint.de.md': '---\ntitle: Impressum\n---\n\nWir.\n',
};

test('settings and texts of the first version go to the folder of the company, with what was written beside them', () => {
	const project = projectWith(old);
	expect(project.upgrade()).toEqual([
		'0.2.0: settings and texts lie in src/company',
		'0.2.0: colours, typeface and corners are tokens in src/company/theme.css',
	]);
	expect(project.read('src/company/config.ts'))
		.toBe(`import { defineSite } from '../domain/site.ts';
import { offices } from '../offices.ts';

/** Our site. */
export default defineSite({
	name: 'Haus am Markt',
	offices: [],
	// Ours since 2024.
	brand: {
		logo: { file: '/logo.svg', width: 160, height: 32 },
	},
	people: 'list',
});
`);
	expect(project.read('src/company/content/legal/imprint.de.md')).toContain('Wir.');
	expect(existsSync(join(project.folder, 'src/site.config.ts'))).toBe(false);
	expect(existsSync(join(project.folder, 'src/content/legal/imprint.de.md'))).toBe(false);
});

test('settings of the first version that git has put into the folder of the company get their new form there', () => {
	const merged = projectWith({ 'src/company/config.ts': old['src/site.config.ts'] });
	merged.upgrade();
	const moved = projectWith(old);
	moved.upgrade();
	expect(merged.read('src/company/config.ts')).toBe(moved.read('src/company/config.ts'));
	expect(merged.upgrade()).toEqual([]);
});

test('icons that are not those of the demo agency stay', () => {
	const project = projectWith({ 'public/favicon.svg': '<svg />' });
	expect(project.upgrade()).toEqual([]);
	expect(project.read('public/favicon.svg')).toBe('<svg />');
});

test('colours, typeface and corners become a theme', () => {
	const project = projectWith(old);
	project.upgrade();
	expect(project.read('src/company/fonts/your-serif.woff2')).toBe('letters');
	expect(project.read('src/company/theme.css')).toBe(`@font-face {
	font-family: 'Your Serif';
	src: url('./fonts/your-serif.woff2') format('woff2');
	font-display: optional;
}

:root {
	--accent: #1d3d8f;
	--serif: 'Your Serif', georgia, serif;
	--radius: 4px;
}
`);
});

test('a second run changes nothing, and neither does one for a company that is as it should be', () => {
	const project = projectWith(old);
	project.upgrade();
	expect(project.upgrade()).toEqual([]);
	const fresh = projectWith({
		'src/company/config.ts': `export default { name: 'x', offices: [], brand: { logo: { file: '/a.svg', width: 1, height: 1 } } };`,
	});
	expect(fresh.upgrade()).toEqual([]);
});

test('nothing is written before it is saved', () => {
	const { folder, read } = projectWith(old);
	const site = openSiteFiles(folder);
	upgrade(site);
	expect(site.changes().map(({ path }) => path)).toContain('src/company/theme.css');
	expect(read('src/site.config.ts')).toBe(old['src/site.config.ts']);
});
