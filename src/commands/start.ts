import { parseArgs } from 'node:util';
import { readEnvironment } from '../wiring.ts';
import { run } from './run.ts';
import { serve } from './serve.ts';

/** The production server: the live release, and the inquiries on their way into the CRM. */
await run(async () => {
	parseArgs({ options: {} });
	const environment = readEnvironment();
	const { crm } = environment;
	if (!crm) {
		throw new Error(
			'No CRM is named, so inquiries could not be delivered: set CRM_BASE_URL and CRM_API_KEY (see .env.example).',
		);
	}
	const { origin } = await serve({ environment, crm });
	console.log(`The site is served at ${origin}/; stop with Ctrl+C.`);
});
