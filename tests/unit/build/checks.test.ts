import { expect, test } from 'vitest';
import {
	findings,
	requireChecks,
	type Examined,
	requireNoPreviewOverLive,
} from '../../../src/build/checks.ts';
import { companyIn } from '../../../src/wiring/company.ts';
import { readEnvironment } from '../../../src/wiring.ts';
import { folderWith } from '../../support/folder-with.ts';
import { testFolder } from '../../support/outbox.ts';
import { ownSite } from '../../support/own-site.ts';
import { demoVariables, site as demo } from '../../support/settings.ts';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeRelease } from '../../support/release.ts';

/** A build of these settings for a host of plain files, with these files of the company. */
function building({
	site = ownSite,
	mode = 'production',
	files = {},
}: {
	site?: typeof ownSite;
	mode?: Examined['environment']['mode'];
	files?: Readonly<Record<string, string>>;
} = {}): Examined {
	const environment = readEnvironment({
		...demoVariables,
		VITRINE_VAR: testFolder(),
		SITE_URL: 'https://haus.example',
		VITRINE_STATIC_HOST: 'plain',
	});
	return {
		environment: { ...environment, site, mode, company: companyIn(folderWith(files)) },
		pauses: [],
	};
}

/** What a build says at a step; what it is refused for stands behind `refused: `. */
async function said(at: 'start' | 'account' | 'pages', examined: Examined): Promise<string[]> {
	const told: string[] = [];
	const refused = await requireChecks(at, examined, (lines) => told.push(...lines)).then(
		() => [],
		(error: unknown) => [`refused: ${String(error)}`],
	);
	return [...told, ...refused];
}

const inquiry = { ...ownSite.inquiry, endpoint: 'https://inquiries.example' };
const ofDemo = { ...ownSite, name: demo.name };
const todo = {
	'content/pages/buying.de.md': '---\ntitle: TODO\ndescription: x\nupdated: 2026-11-21\n---\n',
};

test.each<[what: string, given: Parameters<typeof building>[0], sentence: RegExp]>([
	['what says TODO', { files: todo }, /^refused: Error: A live site cannot say TODO/],
	[
		'the demo agency',
		{ site: { ...ofDemo, inquiry } },
		/^refused: Error: The demo agency cannot go live/,
	],
	['nobody to take inquiries', {}, /^refused: Error: Nothing would take inquiries/],
])('a live site is refused with %s, and is told how to look at it', async (_, given, sentence) => {
	const [first, ...more] = await said('start', building(given));
	expect(first).toMatch(sentence);
	expect(first).toMatch(/ The site as it is can be looked at: `npm run build -- --preview`\.$/);
	expect(more).toEqual([]);
});

test('a preview may say TODO and be the demo’s, and is told that nobody takes inquiries', async () => {
	expect(await said('start', building({ mode: 'preview', files: todo }))).toEqual([
		expect.stringMatching(/^Nothing would take inquiries/),
	]);
	expect(await said('start', building({ mode: 'demo', site: ofDemo }))).toEqual([
		expect.stringMatching(/^Nothing would take inquiries/),
	]);
});

test('legal texts that are missing refuse a live site, and a preview is told each', async () => {
	const [first] = await said('account', building());
	expect(first).toMatch(/^refused: Error: A live site needs your own imprint/);
	const told = await said('account', building({ mode: 'preview' }));
	expect(told.length).toBeGreaterThan(1);
	expect(told[0]).toMatch(/^A live site needs your own imprint.*\.md, or fill in/);
});

test('a text that cannot be used refuses every build', async () => {
	const files = { 'content/legal/imprint.de.md': '---\ntitle: [\n---\n' };
	for (const mode of ['production', 'preview'] as const) {
		const told = await said('account', building({ mode, files }));
		expect(told.at(-1)).toContain('The legal text src/company/content/legal/imprint.de.md');
	}
});

test('whoever asks for all is told what each step would refuse, in the same words, and what is only advised', async () => {
	const examined = building({ files: todo });
	const all = await findings(examined);
	const texts = all.filter(({ isNeeded }) => isNeeded).map(({ text }) => text);
	for (const at of ['start', 'account', 'pages'] as const) {
		for (const line of await said(at, examined)) {
			const sentence = line.replace(/^refused: Error: | The site as it is can be .*$/g, '');
			expect(texts).toContain(sentence);
		}
	}
	expect(all.find(({ isNeeded }) => !isNeeded)?.text).toMatch(
		/inquiries in the CRM|Nobody is told/,
	);
});

/** A build in a folder where something may be live. */
const buildingIn = (folder: string, mode: 'production' | 'preview') => () => {
	const { places } = readEnvironment({ ...demoVariables, VITRINE_VAR: folder });
	requireNoPreviewOverLive({ mode, places });
};

test('a preview does not take the place of a live public site, also where the disk has lost the index of that', async () => {
	const folder = testFolder();
	await writeRelease(folder, { mode: 'production' });
	expect(buildingIn(folder, 'preview')).toThrow(/is the public one, .* in another clone/);
	expect(buildingIn(folder, 'production')).not.toThrow();
	rmSync(join(folder, 'current/release.sqlite'));
	expect(buildingIn(folder, 'preview')).toThrow('is the public one');
});

test('a preview follows a preview, and comes where nothing is live', async () => {
	const folder = testFolder();
	expect(buildingIn(folder, 'preview')).not.toThrow();
	await writeRelease(folder, { mode: 'preview' });
	expect(buildingIn(folder, 'preview')).not.toThrow();
	expect(buildingIn(folder, 'production')).not.toThrow();
});
