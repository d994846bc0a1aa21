import { join } from 'node:path';
import { rollBack } from '../build/rollback.ts';
import type { ShowsAgain } from '../release/shows-again.ts';
import { outdatedOffersText } from '../release/status-file.ts';
import { readEnvironment } from '../wiring.ts';
import { giveToHost, exportName } from '../build/give-to-host.ts';
import { asOnlyBuilder } from './line/builder-lease.ts';
import { readOptions, unitIds } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run rollback                             makes the release that was live before the present one live again
  -- --shows-again 4711,4712                 also shows these units as they were then, although they, or their
                                             photos, address or price, have been hidden since
  -- --shows-again all                       the same of everything`;

/** Makes the release before the live one live again, also where a host is named for it. */
await run(async () => {
	const options = readOptions({ 'shows-again': { type: 'string' } }, { usage });
	if (!options) return;
	const showsAgain = readShowsAgain(options['shows-again']);
	const found = readEnvironment();
	const { places, staticHost } = found;
	const media = join(places.media, 'files');
	const { problems, from, to, builtAt, held, outdated } = await asOnlyBuilder(
		found,
		async (environment) => {
			const back = rollBack({ ...places, media }, { showsAgain });
			return { ...back, ...(await giveToHost(environment, { again: showsAgain === 'all' })) };
		},
	);
	const next =
		held.length > 0
			? `As long as the public data and the program are as they were for ${held.join(' or ')}, builds refuse to publish them again, unless they are told \`--again\`; the first build that differs renders every page and goes live.`
			: `The next build renders every page and goes live with what the CRM then says.`;
	const elsewhere = exportName(staticHost);
	const text = outdatedOffersText(outdated);
	console.log(
		`Release ${to}, built at ${builtAt}, is live again${elsewhere ? `, and in ${elsewhere}` : ''}, with the data of that time. ${from} is kept. ${next}`,
	);
	for (const line of problems) console.log(line);
	if (text !== undefined) {
		console.log(
			`It offers units that were taken since (${text}). Their cards and pages are greyed out in browsers with JavaScript, as var/status.json goes on saying what the CRM said last; all others see them on offer until a build goes live.`,
		);
	}
});

function readShowsAgain(given: string | undefined): ShowsAgain | undefined {
	if (given === undefined || given === 'all') return given;
	return unitIds(given, '--shows-again');
}
