import { counted } from '../domain/counted.ts';
import { lockBuilds } from '../publish/lock.ts';
import { liveName, openRelease } from '../publish/release/release-folder.ts';
import { readEnvironment } from '../wiring.ts';
import { readOptions } from './line/options.ts';
import { keepOnlyLive } from './site/keep-only-live.ts';
import { run } from './line/run.ts';

const usage = `npm run forget                 removes from the disk at once what only earlier releases show, such as photos that
                               are private by now; then there is no way back to those releases
                               It takes no options.`;

/** For those who are asked to delete something, and may not wait until it goes by itself. */
await run(async () => {
	if (!readOptions({}, { usage })) return;
	const { places } = readEnvironment();
	const unlock = lockBuilds(places.root);
	try {
		if (liveName(places) === undefined) {
			throw new Error(
				'No release is live, so there is nothing to keep: run `npm run build` first.',
			);
		}
		// What lives on must be whole before all else goes.
		openRelease(places.current).index.close();
		const photos = await keepOnlyLive(places);
		const gone = photos === 0 ? 'no photo file' : counted(photos, 'photo file');
		console.log(
			`Only the live release is left: what only earlier ones showed is removed, ${gone} among it.`,
		);
	} finally {
		unlock();
	}
});
