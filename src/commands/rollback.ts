import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { rollBack } from '../publish/rollback.ts';
import { dist, readEnvironment } from '../wiring.ts';
import { exportDist, exportState } from './export-dist.ts';
import { run } from './run.ts';

/** Makes the release before the live one live again, and `dist/` equal to it where there is one. */
await run(async () => {
	// Whoever asks for help must not get a rollback.
	parseArgs({ options: {} });
	const environment = readEnvironment();
	const { from, to, builtAt, held } = rollBack(environment.places);
	const isExported = existsSync(dist) && existsSync(exportState(environment));
	if (isExported) await exportDist(environment);
	const next = held
		? `As long as the public data and the program are as they were for ${from}, builds refuse to publish them again, unless they are told \`--again\`; the first build that differs renders every page and goes live.`
		: `The next build renders every page and goes live with what the CRM then says.`;
	console.log(
		`Release ${to}, built at ${builtAt}, is live again${isExported ? ', and in dist/' : ''}; it also shows what was taken off the CRM since. ${from} is kept. ${next}`,
	);
});
