import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { demoIcons, requireForm } from '../../../../src/commands/setup/upgrade.ts';
import { projectRoot } from '../../../../src/wiring.ts';
import { folderWith } from '../../../support/folder-with.ts';
import { hasHistory, releases } from '../../../support/releases.ts';

const inVersion = (path: string) =>
	execFileSync('git', ['-C', projectRoot, 'show', `${releases['0.2.0']}:${path}`]);

test.skipIf(!hasHistory)('icons of the demo agency are found, as 0.2.0 had them', () => {
	const [icon, manifest] = ['public/favicon.ico', 'public/site.webmanifest'];
	const project = folderWith({ [icon]: inVersion(icon), [manifest]: inVersion(manifest) });
	expect(demoIcons(project)).toEqual([icon, manifest]);
});

test('icons that are not those of the demo agency stay', () => {
	expect(demoIcons(folderWith({ 'public/favicon.svg': '<svg />' }))).toEqual([]);
});

test.each(['src/site.config.ts', 'src/company/config.ts'])(
	'settings in the form of 0.1.0 at %s are told to take 0.2.0 first',
	(file) => {
		const text = `import type { SiteSettings } from './domain/site.ts';\n`;
		expect(() => requireForm(folderWith({ [file]: text }))).toThrow(
			`${file} has the form of version 0.1.0: take 0.2.0 and run \`npm run upgrade\` there, then`,
		);
	},
);

test('settings of today, and none, are left alone', () => {
	const text = `import { defineSite } from '../domain/site.ts';\n`;
	requireForm(folderWith({ 'src/company/config.ts': text }));
	requireForm(folderWith({}));
});
