import { counted } from '../domain/sentences/counted.ts';
import { dist, readEnvironment } from '../wiring.ts';
import { asOnlyBuilder } from './line/builder-lease.ts';
import { readOptions } from './line/options.ts';
import { run } from './line/run.ts';
import { forget } from '../build/tidy/forget.ts';

const usage = `npm run forget                 removes from the disk at once what only earlier releases show, such as photos that
                               are private by now; then there is no way back to those releases
                               It takes no options.`;

/** For those who are asked to delete something, and may not wait until it goes by itself. */
await run(async () => {
	if (!readOptions({}, { usage })) return;
	const environment = readEnvironment();
	const { photos, strangers } = await asOnlyBuilder(environment, (each) => forget(each, dist));
	const removed = photos === 0 ? 'no photo file' : counted(photos, 'photo file');
	console.log(
		`Only the live release is left: what only earlier ones showed is removed, ${removed} among it.`,
	);
	if (strangers.length > 0) {
		console.log(
			`Left alone in ${environment.places.root}, because this version of the program makes nothing of that name: ${strangers.join(', ')}. Look yourself whether it holds what is to be deleted.`,
		);
	}
});
