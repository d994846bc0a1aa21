import { createPhotoPreparer } from '../../src/media/photo-preparer.ts';
import { openMediaStore } from '../../src/media/store.ts';
import { peakMemory } from './peak-memory.ts';

/** A process of its own that prepares photos 1 … n of a host and tells what it took. */
const [folder = '', origin = '', count = '0'] = process.argv.slice(2);
const store = openMediaStore(folder);
const preparer = createPhotoPreparer({ store, hosts: [], allowedOrigins: [origin], jobs: 2 });
const photos = Array.from({ length: Number(count) }, (_, at) => {
	return { kind: 'photo' as const, id: at + 1, updatedAt: 'v1', url: `${origin}/${at + 1}` };
});
const { pictures, problems } = await preparer.pictures(photos);
await preparer.close();
store.close();
process.send?.({
	shown: [...pictures.values()].map(({ id }) => id),
	problems,
	memory: peakMemory(),
});
process.disconnect();
