import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fingerprintOf } from '../../../src/render/fingerprint.ts';
import { temporaryFolder } from '../../support/catalogue.ts';
import { site } from '../../support/settings.ts';

const build = {
	site,
	mode: 'preview',
	origin: 'https://www.agency.example',
	builtAt: '2026-06-02T08:00:00Z',
} as const;

const of = (project: string) => ({
	project,
	company: join(project, 'src/sandbox/demo/company'),
});

/** A small project, and its fingerprint after a file was written. */
function project() {
	const folder = temporaryFolder();
	const write = (file: string, text: string) => {
		mkdirSync(join(folder, file, '..'), { recursive: true });
		writeFileSync(join(folder, file), text);
		return fingerprintOf(build, of(folder));
	};
	write('src/pages/index.astro', '<p>1</p>');
	return { folder, write, now: () => fingerprintOf(build, of(folder)) };
}

test.each([
	'src/pages/index.astro',
	'src/i18n/messages/de.ts',
	'src/company/content/legal/imprint.de.md',
	// Of the company whose site this is, wherever its files lie.
	'src/sandbox/demo/company/content/legal/imprint.de.md',
	'src/sandbox/demo/company/theme.css',
	'src/sandbox/demo/company/fonts/own.woff2',
	'src/catalog/queries/open-catalogue.ts',
	// What was let through by another gate is answered anew.
	'src/gate/gate.ts',
	'src/domain/law/germany.ts',
	'public/favicon.svg',
	'astro.config.mjs',
	'package-lock.json',
	'postcss.config.mjs',
	'.postcssrc.json',
	'.browserslistrc',
	// What is installed, where that is not what the lockfile says yet.
	'node_modules/.package-lock.json',
])('a change of %s makes another fingerprint', (file) => {
	const { write } = project();
	const first = write(file, 'one');
	expect(write(file, 'two')).not.toBe(first);
	expect(write(file, 'one')).toBe(first);
});

test.each([
	'src/sandbox/app.ts',
	'src/serve/server.ts',
	'src/commands/build.ts',
	'var/catalogue.sqlite',
	'README.md',
])('no page is made of %s', (file) => {
	const { write, now } = project();
	const before = now();
	expect(write(file, 'one')).toBe(before);
});

test('a file that goes, and one that moves its text to another, are noticed', () => {
	const { folder, write, now } = project();
	write('src/i18n/a.ts', 'ab');
	const both = write('src/i18n/b.ts', 'c');
	write('src/i18n/a.ts', 'a');
	expect(write('src/i18n/b.ts', 'bc')).not.toBe(both);
	write('src/i18n/a.ts', 'ab');
	expect(write('src/i18n/b.ts', 'c')).toBe(both);
	rmSync(join(folder, 'src/i18n/b.ts'));
	expect(now()).not.toBe(both);
});

test('what a build is told counts', () => {
	const { folder, now } = project();
	const others = [
		{ ...build, mode: 'production' as const },
		{ ...build, origin: 'https://agency.example' },
		{ ...build, site: { ...site, headline: { de: 'Anders' } } },
	].map((other) => fingerprintOf(other, of(folder)));
	expect(new Set([now(), ...others]).size).toBe(4);
});

test.each<Partial<typeof site>>([
	{ statuses: { ...site.statuses, internal: ['Vermarktung'] } },
	{ customFields: [] },
	{ projectAddress: site.projectAddress === 'show' ? 'hideWithUnits' : 'show' },
	{ hiddenTexts: site.hiddenTexts === 'dropSentence' ? 'withholdUnit' : 'dropSentence' },
	{ law: { ...site.law, rules: { ...site.law.rules, 'de-energy-class': 'withhold' } } },
	{ locales: ['de'] },
	{ crmLocale: 'es' },
	{ offices: site.offices.map((office) => ({ ...office, country: 'AT' })) },
])('the setting %o, which decides what is public, counts', (setting) => {
	const { folder, now } = project();
	const other = { ...build, site: { ...site, ...setting } };
	expect(fingerprintOf(other, of(folder))).not.toBe(now());
});

test('of the time only the day counts on which a tax or a year began', () => {
	const { folder } = project();
	const on = (builtAt: string) => fingerprintOf({ ...build, builtAt }, of(folder));
	expect(on('2026-11-21T12:00:00Z')).toBe(on('2026-06-01T00:00:00Z'));
	// Days begin where the company is.
	expect(on('2026-05-31T21:59:59Z')).not.toBe(on('2026-05-31T22:00:00Z'));
	expect(on('2027-01-01T00:00:00Z')).not.toBe(on('2026-12-31T00:00:00Z'));
});

test('what a link leads to counts as if it lay there', () => {
	const { folder, write, now } = project();
	const elsewhere = temporaryFolder();
	const file = join(elsewhere, 'brochure.pdf');
	writeFileSync(file, 'one');
	write('public/favicon.svg', '<svg/>');
	symlinkSync(elsewhere, join(folder, 'public/documents'));
	const first = now();
	writeFileSync(file, 'two');
	expect(now()).not.toBe(first);
	rmSync(join(folder, 'public/documents'));
	expect(write('public/documents/brochure.pdf', 'one')).toBe(first);
});

test('a link that leads nowhere, as editors leave one beside an open file, or to a folder it lies in, is no hindrance', () => {
	const { folder, now } = project();
	const before = now();
	symlinkSync('somebody@machine.4711', join(folder, 'src/pages/.#index.astro'));
	symlinkSync('..', join(folder, 'src/pages/all'));
	expect(now()).toBe(before);
});
