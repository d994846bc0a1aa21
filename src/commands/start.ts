import { readEnvironment } from '../wiring.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';
import { serve } from './server/serve.ts';

const usage = `npm start        serves the live release at PORT (4321), takes inquiries and delivers them into the CRM
  -- --intake    takes and delivers inquiries only, for a site whose pages stand on another host
                 .env.example lists the variables it reads.`;

/** The production server: the live release, and the inquiries on their way into the CRM. */
await run(async () => {
	const options = readOptions({ intake: { type: 'boolean', default: false } }, { usage });
	if (!options) return;
	const { intake } = options;
	const environment = readEnvironment();
	const { crm } = environment;
	if (!crm) {
		throw new Error(
			'No CRM is named, so inquiries could not be delivered: set CRM_BASE_URL and CRM_API_KEY (see .env.example).',
		);
	}
	const { origin } = await serve({ environment, crm, intake });
	console.log(
		intake
			? `Inquiries are taken at ${origin}/inquiry; stop with Ctrl+C.`
			: `The site is served at ${origin}/; stop with Ctrl+C.`,
	);
});
