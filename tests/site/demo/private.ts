import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { de } from '../../../src/i18n/messages/de.ts';
import { en } from '../../../src/i18n/messages/en.ts';
import { es } from '../../../src/i18n/messages/es.ts';
import { createLiveSite } from '../../../src/alerts/live-site.ts';
import { createAnswers } from '../../../src/assistants/answers.ts';
import { locales } from '../../../src/domain/locale.ts';
import { openDemoSandbox, type DemoSandbox } from '../../../src/sandbox/open.ts';
import { demoCompany } from '../../../src/wiring/company.ts';
import { demoMedia, demoReport } from '../../support/demo-site.ts';
import { parsePage } from '../../support/html.ts';
import { origin } from '../../support/built-demo.ts';
import { runs } from '../../support/full-size.ts';
import { phrasesIn } from '../../support/phrases.ts';
import { findSecret, findSecrets, haystacks, type Haystack } from '../../support/leaks.ts';
import { distinctive, tell, type Told } from '../../support/private-values.ts';
import { site as settings } from '../../support/settings.ts';
import { filesIn, keptFiles } from '../../support/site-files.ts';
import { demo } from './demo.ts';

/** The report names the statuses that are not public, so that somebody can map them. */
const mayStand = (where: string, file: string) =>
	where.endsWith('status.name') && file === demoReport;

test('no value of any field that is not for the public is in any file or line of the report', async () => {
	const published = new Set(
		demo.pages.flatMap(({ route }) =>
			route.kind === 'unit' || route.kind === 'project' ? [route.id] : [],
		),
	);
	const isPublished = (id: number) => published.has(id);
	const customFields = settings.customFields.map(({ key }) => key);
	const crm = await openDemoSandbox({ path: join(demo.folder, 'crm.sqlite') });
	const account = [
		{ kind: 'unit', records: await read(crm, '/units?archived=-1&new=1') },
		{ kind: 'project', records: await read(crm, '/projects?') },
	] as const;
	await crm.close();
	const told: Told[] = account.map(({ kind, records }) =>
		tell(kind, records, { isPublished, customFields }),
	);
	const words = [de, en, es, settings].map((each) => JSON.stringify(each));
	const texts = filesIn(demoCompany.texts).map(({ bytes }) => bytes.toString('utf8'));
	const open = [...told.flatMap((each) => each.open), ...words, ...texts];
	const closed = distinctive(
		told.flatMap((each) => each.closed),
		open,
	);
	expect(closed.filter(({ text }) => text.includes('INTERN')).length).toBeGreaterThan(10);
	expect(closed.filter(({ text }) => /intern@|\+49 171/.test(text)).length).toBeGreaterThan(3);
	const kept = keptFiles({ folder: demo.folder, media: demoMedia });
	const pages = new Map(demo.pages.map(({ html, page }) => [html, page]));
	const everything = [
		...haystacks(kept, (html) => pages.get(html) ?? parsePage(html)),
		...(await assistantsAnswers()),
	];
	const standing = findSecrets(
		closed.map(({ text }) => text),
		everything,
	);
	const found = closed
		.map(({ where, text }) => ({
			where,
			text,
			files: (standing.get(text) ?? []).filter((file) => !mayStand(where, file)),
		}))
		.filter((each) => each.files.length > 0);
	expect(found).toEqual([]);
	for (const secret of ['INTERN', 'canaryOfUnit10030', 'sandbox-demo-key', '127.0.0.1']) {
		expect(findSecret(secret, everything), secret).toEqual([]);
	}
});

/** What assistants are answered: every home by every tool in every language, and phrases of all kinds. */
async function assistantsAnswers(): Promise<Haystack[]> {
	const files = new Map(demo.files.map(({ path, bytes }) => [`/${path}`, bytes]));
	const live = createLiveSite({ name: () => 'demo', read: async (path) => files.get(path) });
	const answers = createAnswers({
		...live,
		text: async (path) => files.get(path)?.toString(),
		site: settings,
		origin: () => origin,
	});
	const homes = demo.feeds.flatMap((path) => Number(/^\/homes\/(\d+)/.exec(path)?.[1] ?? 0) || []);
	expect(homes.length).toBeGreaterThan(50);
	const phrases = (['chosen', 'long'] as const)
		.flatMap((name) => locales.flatMap((locale) => phrasesIn(name, locale)))
		.filter((_, at) => at % runs(8, 1) === 0);
	const asked = locales.flatMap((language) => [
		...homes.flatMap((id) => [
			answers.get_home({ id, language }),
			answers.viewing_times({ id, language }),
			answers.prefill_inquiry({ id, language, message: 'Frei?' }),
		]),
		...phrases.map(({ phrase }) => answers.search_homes({ phrase, language })),
	]);
	return (await Promise.all(asked)).map((answer, at) => {
		const text = JSON.stringify(answer);
		return { name: `answer ${at}`, text, bytes: Buffer.from(text) };
	});
}

const Records = z.array(z.record(z.string(), z.unknown()));

/** Units come in an envelope, projects bare. */
const List = z.union([Records, z.object({ data: Records }).transform(({ data }) => data)]);

async function read({ baseUrl, apiKey }: DemoSandbox, path: string) {
	const url = `${baseUrl}${path}&expand=1&per=500&include_translations=de,en,es`;
	const answer = await fetch(url, { headers: { 'x-api-key': apiKey } });
	return List.parse(await answer.json());
}
