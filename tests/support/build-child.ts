import { run } from '../../src/commands/line/run.ts';
import { buildSite } from './site-build.ts';

/** A build in a process of its own, which a test may kill: `folder baseUrl apiKey photos`. */
const [folder = '', baseUrl = '', apiKey = '', photos = ''] = process.argv.slice(2);
await run(async () => {
	await buildSite({ folder, crm: { baseUrl, apiKey }, photos });
});
