import { expect, onTestFinished, test } from 'vitest';
import type { Agency } from '../../src/sandbox/agency.ts';
import { agencyWith, forEverybody, hostile, viewings } from '../support/appointments.ts';
import { quickSite } from '../support/settings.ts';
import { buildSite, emptyCrm, newFolder } from '../support/site-build.ts';
import { keptFiles, liveFiles } from '../support/site-files.ts';

const site = { ...quickSite, viewings };

const now = () => new Date('2026-11-30T08:00:00Z');

/** Builds of one account, each with the files that are live afterwards. */
async function builds() {
	const { folder, remove } = newFolder();
	const crm = await emptyCrm(folder);
	onTestFinished(async () => {
		await crm.close();
		remove();
	});
	return {
		async build(agency: Agency, into = folder) {
			crm.sandbox.seed(agency);
			const { rendered } = await buildSite({
				folder: into,
				crm,
				photos: crm.origin,
				now,
				changes: { site },
			});
			return {
				rendered,
				files: new Map(
					liveFiles({ folder: into }).map(({ path, bytes }) => [path, bytes] as const),
				),
				kept: keptFiles({ folder: into }),
			};
		},
	};
}

test('viewing times are public and nothing else of appointments, and a page is made again where it shows one', async () => {
	const { build } = await builds();
	const first = await build(agencyWith(hostile));
	const canaries = first.kept.flatMap(({ path, bytes }) =>
		/Kanarienvogel|Canary-Contact|canary@/i.test(bytes.toString('latin1')) ? path : [],
	);
	expect(canaries).toEqual([]);
	const calendars = [...first.files.keys()].filter((path) =>
		/^de\/besichtigungen\/.*\.ics$/.test(path),
	);
	const shown = calendars.map((path) => Number(/-(\d{4})\.ics$/.exec(path)?.[1]));
	expect(new Set(shown)).toEqual(
		new Set(
			forEverybody.flatMap(({ id, starts_at }) => (String(starts_at) > '2026-11-30' ? id : [])),
		),
	);
	const [moved] = forEverybody.filter(({ id }) => id === shown[0]);
	const later = hostile.map((each) =>
		each === moved ? { ...each, starts_at: '2026-12-30T10:00:00+01:00' } : each,
	);
	const second = await build(agencyWith(later));
	const other = [...second.files].flatMap(([path, file]) =>
		first.files.get(path)?.equals(file) ? [] : path,
	);
	// The list of targets is written with a release, and not rendered.
	const pages = other.filter(
		(path) => /\.(?:html|ics|json|txt|bin)$/.test(path) && path !== 'targets.json',
	);
	// Calendars, feeds of news, the start page and the files of the search are made of records of homes, and most come out as before.
	const [unit] = (calendars[0] ?? '').match(/\d+(?=-\d+\.ics)/) ?? [];
	const ofUnit = [...second.files.keys()].filter(
		(path) => path.includes(`/${unit}-`) && path.endsWith('.ics') && !pages.includes(path),
	);
	expect(pages.some((path) => path.endsWith('.html'))).toBe(true);
	const ofHomes = [...second.files.keys()].filter(
		(path) =>
			/^(?:..\/(?:index\.html|[^/]+\.(?:json|xml))$|search\/)/.test(path) && !pages.includes(path),
	);
	expect(second.rendered).toBe(pages.length + ofUnit.length + ofHomes.length);
	const fresh = newFolder();
	onTestFinished(fresh.remove);
	const anew = await build(agencyWith(later), fresh.folder);
	const differing = [...anew.files].flatMap(([path, file]) =>
		second.files.get(path)?.equals(file) ? [] : path,
	);
	// Only the site that was live before knows that a time was another one: calendars and the server that tells of it.
	expect(differing.filter((path) => !/\.ics$|^targets\.json$/.test(path))).toEqual([]);
});
