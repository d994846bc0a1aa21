import { openDemoSandbox } from '../../src/sandbox/open.ts';
import { askedOf, answer } from './own-process.ts';
import { CrmRequest } from './sizes.ts';

// The CRM runs in a process of its own, so that its work is not counted as the build's.
const { path, units, photos } = askedOf(CrmRequest);
const { origin, baseUrl, apiKey } = await openDemoSandbox({
	path,
	units,
	fresh: true,
	...(photos !== undefined && { photos }),
});
answer({ origin, baseUrl, apiKey });
process.once('disconnect', () => process.exit());
