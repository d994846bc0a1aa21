import { readEnvironment } from '../wiring.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';
import { serve } from './server/serve.ts';

const usage = `npm start        serves the live release at PORT (4321), takes inquiries and delivers them into the CRM
                 It takes no options; .env.example lists the variables it reads.`;

/** The production server: the live release, and the inquiries on their way into the CRM. */
await run(async () => {
	if (!readOptions({}, { usage })) return;
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
