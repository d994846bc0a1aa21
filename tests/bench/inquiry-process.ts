/**
 * The server as `npm start` runs it, on a release of one page, without the limits that would keep a bench back
 * as the machine it is. Gets the address of a CRM; prints its port.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openOutbox } from '../../src/commands/server/open-outbox.ts';
import { prepareDelivery } from '../../src/commands/server/delivery.ts';
import { assembleRelease, beginRelease } from '../../src/release/assemble-release.ts';
import { releaseFiles } from '../../src/release/release-folder.ts';
import { goLive } from '../../src/release/releases.ts';
import { listen } from '../../src/serve/listen.ts';
import { createServer } from '../../src/serve/server.ts';
import { readEnvironment } from '../../src/wiring.ts';
import { ofNote } from '../support/published.ts';
import { writeShownCatalogue } from '../support/shown-catalogue.ts';
import { demoVariables } from '../support/settings.ts';

const [folder = '', baseUrl = '', origin = ''] = process.argv.slice(2);
const environment = readEnvironment({ ...demoVariables, VITRINE_VAR: folder, SITE_URL: origin });
const { site } = environment;
const places = {
	current: join(folder, 'current'),
	files: join(folder, 'files'),
	media: join(folder, 'media/files'),
};

mkdirSync(places.media, { recursive: true });
const draft = join(folder, 'work');
mkdirSync(draft);
writeShownCatalogue(releaseFiles(draft).catalogue, {});
const builtAt = new Date().toISOString();
const begun = beginRelease(draft, { files: places.files, origin, builtAt, secrets: [] });
begun.newFiles.make('/de/', Buffer.from(`<h1>Start</h1>${'<p>Text</p>'.repeat(3000)}`));
await assembleRelease(begun, {
	files: places.files,
	media: places.media,
	live: undefined,
	pages: [],
	targets: { all: [{ kind: 'unit', id: 1, title: 'Altbau', reference: 'V-1' }] },
	oldAddresses: [],
	departed: { owners: [], lists: [] },
	sitemap: { shards: 1, pages: [], units: [] },
	departedIn: undefined,
	records: () => [],
	tell: () => {},
	note: { ...ofNote, origin, builtAt },
	site,
	served: ['/inquiry'],
});
goLive(draft, { releases: join(folder, 'releases'), current: places.current });

const outbox = await openOutbox(environment);
const report = () => {};
const delivery = prepareDelivery({
	sendMail: undefined,
	confirmed: undefined,
	outbox,
	environment,
	crm: { baseUrl, apiKey: 'of-no-crm-0123456789' },
	origin: () => origin,
	similarTo: () => [],
	report,
});
const most = Number.MAX_SAFE_INTEGER;
const app = createServer({
	places,
	outbox,
	site,
	limits: {
		perMinute: most,
		perHour: most,
		perMinuteAround: most,
		perHourAround: most,
		perSender: most,
		unsolved: most,
	},
	report: ({ event }) => {
		if (event === 'accepted') delivery.wake();
	},
});
const { port } = await listen(app.fetch, { port: 0, hostname: '127.0.0.1' });
delivery.start();
console.log(port);
