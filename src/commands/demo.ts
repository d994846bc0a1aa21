import { addImported } from '../release/redirects/imported.ts';
import type { SendMail } from '../delivery/mail.ts';
import { liveName } from '../release/releases.ts';
import { formerOffers } from '../sandbox/demo/company/former-offers.ts';
import { openDemoSandbox } from '../sandbox/open.ts';
import { readEnvironment } from '../wiring.ts';
import { demoCompany } from '../wiring/company.ts';
import type { Places } from '../wiring/places.ts';
import { acceptedIn, acceptOptions } from './line/accepted.ts';
import { forDemoAccount } from './demo/account.ts';
import { requireFreePort } from './server/free-port.ts';
import { lockedBuild } from '../build/locked-build.ts';
import { readOptions } from './line/options.ts';
import { printProgress } from '../build/report/progress.ts';
import { run } from './line/run.ts';
import { dayIn, rehearseDay } from './line/rehearse-day.ts';
import { serve } from './server/serve.ts';

const usage = `npm run demo     builds the demo agency's site from the embedded CRM and serves it at PORT (4321)
                 Another port is taken by PORT=4400 npm run demo.
  -- --accept-removals 57    lets a build remove 57 units of the demo agency, after the CRM was changed
  -- --accept-shown 57       lets 57 units and projects show what visitors could not see before
  -- --as-of 2027-01-01      tells what the law of that day would find in the demo agency's units, and builds nothing`;

await run(async () => {
	const values = readOptions({ ...acceptOptions, 'as-of': { type: 'string' } }, { usage });
	if (!values) return;
	const day = dayIn(values);
	const accepted = acceptedIn(values);
	const environment = forDemoAccount(readEnvironment(undefined, demoCompany));
	if (day === undefined) await requireFreePort(environment.port);
	const sandbox = await openDemoSandbox({ path: environment.places.sandbox });
	const crm = { baseUrl: sandbox.baseUrl, apiKey: sandbox.apiKey };
	if (day !== undefined) {
		return await rehearseDay(environment, crm, day).finally(() => sandbox.close());
	}
	const server = await openDemo().catch(async (error: unknown) => {
		await sandbox.close();
		throw error;
	});
	console.log(`
The demo agency's website   ${server.origin}/
Inquiries arrive in the CRM ${sandbox.origin}/sandbox/inbox
Mails are caught in         ${sandbox.origin}/sandbox/mailbox
Homes are changed at        ${sandbox.origin}/sandbox/homes, for the next start
The CRM's interface         ${sandbox.baseUrl}   (header X-API-KEY: ${sandbox.apiKey})

Stop with Ctrl+C.`);

	async function openDemo() {
		rememberFormerOffers(environment.places);
		await lockedBuild({
			environment,
			crm,
			allowedOrigins: [sandbox.origin],
			progress: printProgress(),
			...accepted,
		}).catch((error: unknown) => {
			console.error(
				'This was the demo: it takes `npm run demo -- --accept-removals 57` and `--accept-shown 57`, and always reads all units.',
			);
			throw error;
		});
		const sendMail: SendMail = async (mail) => sandbox.sandbox.catchMail(mail);
		return serve({ environment, crm, sendMail });
	}
});

/** Gives the first site of the demo removed units, so that their addresses show the page for removed offers. */
function rememberFormerOffers(places: Places): void {
	if (liveName(places) !== undefined) return;
	const owners = formerOffers.map((owner) => ({ owner, removedAt: Date.now() }));
	addImported(places.imported, 'demo', { owners, lists: [] });
}
