import { describe, expect, onTestFinished, test } from 'vitest';
import { fillCatalogue } from '../../../../src/build/read/fill-catalogue.ts';
import { openCatalogue } from '../../../../src/catalog/queries/open-catalogue.ts';
import type { Agency } from '../../../../src/sandbox/agency.ts';
import { filesIn } from '../../../support/readings.ts';
import { temporaryFolder } from '../../../support/catalogue.ts';
import { connected } from '../../../support/connected.ts';
import { changingAgency } from '../../../support/crm-changes.ts';
import { faultyCrm } from '../../../support/faulty-crm.ts';
import { drawing, startPhotoHost } from '../../../support/photo-host.ts';
import { image, key } from '../../../support/sandbox.ts';
import { testEnvironment } from '../../../support/site-build.ts';

const photo = (colour: string) => drawing({ width: 900, height: 600, colour }).jpeg().toBuffer();

async function setUp() {
	const host = await startPhotoHost({
		'/a.jpg': await photo('#3366aa'),
		'/p.jpg': await photo('#33aa66'),
	});
	onTestFinished(async () => void (await host.close()));
	const folder = temporaryFolder();
	const environment = testEnvironment({ folder });
	let at = 0;
	let base: ReturnType<typeof filesIn> | undefined;
	async function build(
		agency: Agency,
		how: { upon?: boolean; named?: number[]; edit?: (body: string) => string } = {},
	) {
		const { sandbox, origin } = await connected(agency);
		const { edit = (body: string) => body } = how;
		const crm = await faultyCrm(sandbox, {
			isSpoilt: () => true,
			trouble: (response, { body }) =>
				response.setHeader('content-type', 'application/json').end(edit(`${body}`)),
		});
		const files = filesIn(folder, `catalogue-${at++}`);
		const lines: string[] = [];
		const filled = await fillCatalogue(files, {
			environment,
			crm: { baseUrl: crm.baseUrl, apiKey: key },
			allowedOrigins: [host.origin, origin],
			progress: {
				step: () => {},
				waiting: () => {},
				lines: (some: readonly string[]) => void lines.push(...some),
			} as never,
			pulledAt: '2026-11-24T12:00:00Z',
			...(how.upon !== false && base && { base }),
			...(how.named && { named: how.named }),
		});
		base = files;
		using catalogue = openCatalogue(files);
		return {
			units: [1, 2, 3, 4, 5, 6].flatMap((id) => catalogue.unit(id) ?? []),
			projects: [201].flatMap((id) => catalogue.project(id) ?? []),
			filled,
			lines,
		};
	}
	return { host, build };
}
const bare = () => {
	const agency = changingAgency();
	return { ...agency, units: agency.units.map((each) => ({ ...each, images: [] })) };
};

test('a cover picture and a portrait of a project that are other files now under the same addresses are shown', async () => {
	const { host, build } = await setUp();
	const agency = bare();
	const brokers = [
		...agency.brokers,
		{ id: 62, name: 'Ada Brandt', avatar_url: `${host.origin}/a.jpg` },
	];
	const projects = agency.projects.map((each) => ({
		...each,
		broker_id: 62,
		title_image: { url: `${host.origin}/p.jpg` },
	}));
	const shownBy = async (upon: boolean) => {
		const [project] = (await build({ ...agency, projects, brokers }, { upon })).projects;
		return [project?.pictures[0]?.jpeg.name, project?.broker?.portrait?.jpeg.name];
	};
	const first = await shownBy(true);
	for (const path of ['/a.jpg', '/p.jpg']) host.answers[path] = await photo('#aa3366');
	const second = await shownBy(true);
	expect(second).toEqual(await shownBy(false));
	for (const [at, name] of second.entries()) {
		expect(name).toBeDefined();
		expect(name).not.toBe(first[at]);
	}
}, 60000);

test('a portrait that is replaced, fails and comes back is as after reading everything anew', async () => {
	const { host, build } = await setUp();
	const agency = bare();
	const brokers = agency.brokers.map((each) => ({ ...each, avatar_url: `${host.origin}/a.jpg` }));
	const of = (built: Awaited<ReturnType<typeof build>>) =>
		built.units.map(({ broker }) => broker?.portrait?.jpeg.name);
	const first = await build({ ...agency, brokers });
	host.answers['/a.jpg'] = await photo('#aa3366');
	const second = await build({ ...agency, brokers });
	const anew = await build({ ...agency, brokers }, { upon: false });
	expect(of(second)).toEqual(of(anew));
	expect(of(second)).not.toEqual(of(first));
	const good = host.answers['/a.jpg']!;
	delete host.answers['/a.jpg'];
	const failing = await build({ ...agency, brokers });
	const failingAnew = await build({ ...agency, brokers }, { upon: false });
	expect(of(failing)).toEqual(of(failingAnew));
	expect(failing.filled.problems).toEqual(failingAnew.filled.problems);
	host.answers['/a.jpg'] = good;
	expect(of(await build({ ...agency, brokers }))).toEqual(of(second));
}, 90000);

test('a portrait that cannot be had is told in each build', async () => {
	const { host, build } = await setUp();
	const agency = bare();
	const brokers = agency.brokers.map((each) => ({
		...each,
		avatar_url: `${host.origin}/none.jpg`,
	}));
	const first = await build({ ...agency, brokers });
	const second = await build({ ...agency, brokers });
	expect(second.filled.problems).toEqual(first.filled.problems);
	expect(second.filled.images).toEqual(first.filled.images);
	host.answers['/none.jpg'] = await photo('#aa3366');
	const third = await build({ ...agency, brokers });
	expect(third.units.every(({ broker }) => broker?.portrait !== undefined)).toBe(true);
}, 60000);

/** The photo lies at an address that the host answers for one build. */
const at = (origin: string, signature: number, isVersioned: boolean) => (body: string) =>
	body
		.replaceAll(/"http[^"]*\/photos\/[^"]*"/g, `"${origin}/a.jpg?signature=${signature}"`)
		.replaceAll('"id":601,', isVersioned ? '"id":601,' : '');
const picture = ({ units: built }: { units: readonly { id: number; pictures: unknown[] }[] }) =>
	built.find(({ id }) => id === 6)?.pictures[0];

describe('of a photo whose address expires', () => {
	const agency = bare();
	const units = agency.units.map((each) => (each.id === 6 ? { ...each, images: [image()] } : each));
	const account = { ...agency, units };
	test('the new address is asked where the CRM gives no version, and what it has is shown', async () => {
		const { host, build } = await setUp();
		host.answers['/a.jpg?signature=1'] = await photo('#3366aa');
		const first = await build(account, { edit: at(host.origin, 1, false) });
		delete host.answers['/a.jpg?signature=1'];
		host.answers['/a.jpg?signature=2'] = await photo('#aa3366');
		const second = await build(account, { edit: at(host.origin, 2, false) });
		expect(picture(second)).toBeDefined();
		expect(picture(second)).not.toEqual(picture(first));
	}, 60000);

	test('the new address is asked where the last build could not have it', async () => {
		const { host, build } = await setUp();
		expect(picture(await build(account, { edit: at(host.origin, 1, true) }))).toBeUndefined();
		host.answers['/a.jpg?signature=2'] = await photo('#aa3366');
		expect(picture(await build(account, { edit: at(host.origin, 2, true) }))).toBeDefined();
	}, 60000);

	test('what has the same version is not asked for again, and the answer stands', async () => {
		const { host, build } = await setUp();
		host.answers['/a.jpg?signature=1'] = await photo('#3366aa');
		const first = await build(account, { edit: at(host.origin, 1, true) });
		const second = await build(account, { edit: at(host.origin, 2, true) });
		expect(picture(second)).toEqual(picture(first));
		expect(host.requests.map(({ path }) => path)).toEqual(['/a.jpg?signature=1']);
	}, 60000);
});
