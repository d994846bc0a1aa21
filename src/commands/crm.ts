import { createCrm } from '../crm/client.ts';
import { readEnvironment } from '../wiring.ts';
import { backUp } from './line/back-up.ts';
import { readWords } from './line/options.ts';
import { printProgress } from '../build/report/progress.ts';
import { run } from './line/run.ts';

const usage = `npm run crm -- backup DIR     writes everything the key may read to DIR, a file of JSON lines for each list`;

await run(async () => {
	const read = readWords({}, { usage });
	if (!read) return;
	const [command, folder, ...more] = read.positionals;
	if (command !== 'backup' || folder === undefined || more.length > 0) throw new Error(usage);
	const { crm: access } = readEnvironment();
	if (!access) {
		throw new Error(
			'No CRM is named: set CRM_BASE_URL and CRM_API_KEY, in .env or for this command; `npm run sandbox` opens one and prints both.',
		);
	}
	const progress = printProgress();
	const crm = createCrm({ ...access, onWaiting: progress.waiting });
	try {
		const counts = await backUp(crm, { folder, progress });
		const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
		console.log(`${total} records in ${Object.keys(counts).length} files are in ${folder}.`);
	} finally {
		await crm.close();
	}
});
