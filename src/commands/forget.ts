import { counted } from '../domain/counted.ts';
import { lockBuilds } from '../publish/lock.ts';
import { openRelease } from '../publish/release/release-folder.ts';
import { readEnvironment } from '../wiring.ts';
import { readOptions } from './options.ts';
import { keepOnlyLive } from './prune-after-build.ts';
import { run } from './run.ts';

const usage = `npm run forget                 removes from the disk at once what only earlier releases show, such as photos that
                               are private by now; then there is no way back to those releases
                               It takes no options.`;

/** For those who are asked to delete something, and may not wait until it goes by itself. */
await run(async () => {
	if (!readOptions({}, { usage })) return;
	const { places } = readEnvironment();
	const unlock = lockBuilds(places.root);
	try {
		// What lives on must be whole before all else goes.
		openRelease(places.current).index.close();
		const photos = await keepOnlyLive(places);
		console.log(
			`Only the live release is left: ${counted(photos, 'photo file')} of earlier ones went with them, and what else only they showed.`,
		);
	} finally {
		unlock();
	}
});
