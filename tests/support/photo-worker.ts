import { openMediaStore } from '../../src/media/store.ts';
import { createPhotoPreparer } from '../../src/media/photo-preparer.ts';

/** A process of its own that prepares photos 1 … n of a host, so that a test can kill it. */
const [folder = '', origin = '', count = '0'] = process.argv.slice(2);
const store = openMediaStore(folder);
const photos = Array.from({ length: Number(count) }, (_, at) => ({
	kind: 'photo' as const,
	id: at + 1,
	updatedAt: 'v1',
	url: `${origin}/${at + 1}.jpg`,
}));
const preparer = createPhotoPreparer({ store, hosts: [], allowedOrigins: [origin], jobs: 2 });
await preparer.pictures(photos);
await preparer.close();
store.close();
