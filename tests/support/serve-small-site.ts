import { openSiteOf } from './demo-site.ts';
import { smallAgency } from './small-agency.ts';

// Runs in a project of its own, see changed-project.ts; it ends when its input does.
const site = await openSiteOf(smallAgency());
console.log(JSON.stringify({ origin: site.origin, unit: site.unit(1) }));
process.stdin.resume().on('end', async () => {
	await site.close();
	process.exit(0);
});
