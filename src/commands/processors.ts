import { writeProcessors } from './documents/processors.ts';
import { describeBuild, readEnvironment } from '../wiring.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';

const usage = `npm run processors                      writes var/processors.md: whom data of visitors reaches, when, and where that is`;

await run(async () => {
	if (!readOptions({}, { usage })) return;
	const environment = readEnvironment();
	const { site, places, crm, delivery, notifyHook, rebuilding, bucketHost } = environment;
	const text = writeProcessors(places.processors, {
		site,
		origin: describeBuild(environment).origin,
		crm: crm?.baseUrl,
		smtp: delivery.smtpUrl,
		alarm: delivery.alarmUrl,
		notifyHook,
		deployHook: rebuilding.deployHook,
		bucket: bucketHost?.address,
	});
	console.log(text);
	console.error(`Written to ${places.processors}.`);
});
